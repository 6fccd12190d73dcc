import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString, type PDFRef } from '@cantoo/pdf-lib';
import { linksAsFields } from './form-fields.js';

type Rect = readonly [left: number, bottom: number, right: number, top: number];
interface Linked {
  readonly address: string;
  readonly rect: Rect;
  /** As is a line that has nothing but space in it. */
  readonly isTagged: boolean;
}

const key = (name: string): PDFName => PDFName.of(name);
const gap = (name: string, rect: Rect, tagged?: 'untagged'): Linked => ({
  address: `urn:pactwright:gap:${name}`,
  rect,
  isTagged: tagged === undefined,
});

/** A page for each list of links, tagged as LibreOffice tags them. */
async function pdfWith(...pages: readonly (readonly Linked[])[]): Promise<Buffer> {
  const file = await PDFDocument.create();
  const { context } = file;
  const tags: (PDFRef | number)[] = [];
  for (const links of pages) {
    const page = file.addPage();
    for (const { address, rect, isTagged } of links) {
      const number = tags.length / 2;
      const annotation = context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [...rect],
        F: 4,
        ...(isTagged ? { StructParent: number } : {}),
      });
      const action = context.obj({ S: 'URI' });
      action.set(key('URI'), PDFString.of(address));
      annotation.set(key('A'), action);
      annotation.set(key('Contents'), PDFHexString.fromText('[Client’s\u00A0name]\u00A0\u00A0'));
      const link = context.register(annotation);
      page.node.addAnnot(link);
      if (!isTagged) continue;
      tags.push(
        number,
        context.register(context.obj({ S: 'Link', K: [number, { Type: 'OBJR', Obj: link }] })),
      );
    }
  }
  file.catalog.set(key('StructTreeRoot'), context.obj({ ParentTree: { Nums: tags } }));
  return Buffer.from(await file.save());
}

const filled = async (pdf: Buffer) => {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  expect(await linksAsFields(file)).toBe(true);
  const annotations = file
    .getPages()
    .map(({ node }) =>
      (node.Annots()?.asArray() ?? []).map((annotation) => file.context.lookup(annotation, PDFDict)),
    );
  const tags = file.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict && object.has(key('S')) ? [object] : []))
    .map((tag) => String(tag.get(key('S'))))
    .filter((role) => role !== '/URI');
  return { fields: file.getForm().getFields(), annotations, tags };
};

const subtypes = (annotations: readonly (readonly PDFDict[])[]): string[][] =>
  annotations.map((page) => page.map((annotation) => String(annotation.get(key('Subtype')))));

describe(linksAsFields, () => {
  it('makes one field of a gap that stands in several places, named and labelled as it is', async () => {
    const name: Rect = [50, 700, 150, 712];
    const { fields, annotations, tags } = await filled(
      await pdfWith(
        [gap('client.name', name), gap('client.email', [200, 700, 300, 712])],
        [gap('client.name', name)],
      ),
    );
    const [first] = fields;

    expect(fields.map((field) => field.getName())).toEqual(['client-name', 'client-email']);
    expect(first?.acroField.getWidgets()).toHaveLength(2);
    expect(first?.acroField.dict.get(key('TU'))).toEqual(PDFHexString.fromText('Client’s name'));
    expect(subtypes(annotations)).toEqual([['/Widget', '/Widget'], ['/Widget']]);
    expect(tags).toEqual(['/Span', '/Span', '/Span', '/Form', '/Form', '/Form']);
  });

  it('leaves other links as they are', async () => {
    const { annotations, tags } = await filled(
      await pdfWith([
        gap('client.name', [50, 700, 150, 712]),
        { address: 'https://example.org/', rect: [50, 600, 150, 612], isTagged: true },
      ]),
    );

    expect(subtypes(annotations)).toEqual([['/Widget', '/Link']]);
    expect(tags).toEqual(['/Span', '/Link', '/Form']);
  });

  it('makes one place of the lines of a gap, where more than one line can be typed', async () => {
    const lines = [gap('client.address', [50, 688, 120, 700]), gap('client.address', [50, 700, 150, 712])];
    const { fields, annotations, tags } = await filled(await pdfWith(lines));
    const flags = fields[0]?.acroField.getFlags() ?? 0;

    expect(subtypes(annotations)).toEqual([['/Widget']]);
    expect(String(annotations[0]?.[0]?.get(key('Rect')))).toBe('[ 50 688 151.5 712 ]');
    expect([flags & (1 << 12), flags & (1 << 23)]).not.toContain(0);
    expect(tags).toEqual(['/Span', '/Span', '/Form']);
  });

  it('keeps two gaps apart that stand beside each other', async () => {
    const beside = [gap('client.name', [50, 700, 150, 712]), gap('client.name', [200, 688, 300, 700])];

    expect(subtypes((await filled(await pdfWith(beside))).annotations)).toEqual([['/Widget', '/Widget']]);
  });

  it('makes one place of three lines that are listed in any order, one of them untagged', async () => {
    const lines = [
      gap('client.address', [50, 676, 60, 688], 'untagged'),
      gap('client.address', [50, 700, 150, 712]),
      gap('client.address', [50, 688, 150, 700]),
    ];
    const { annotations, tags } = await filled(await pdfWith(lines));

    expect(subtypes(annotations)).toEqual([['/Widget']]);
    expect(String(annotations[0]?.[0]?.get(key('Rect')))).toBe('[ 50 676 151.5 712 ]');
    expect(tags).toEqual(['/Span', '/Span', '/Form']);
  });

  it('says that there was none in a file without gaps', async () => {
    const plain = await pdfWith([
      { address: 'https://example.org/', rect: [50, 600, 150, 612], isTagged: true },
    ]);

    expect(await linksAsFields(await PDFDocument.load(plain))).toBe(false);
  });
});
