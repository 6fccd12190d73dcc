import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString, type PDFRef } from '@cantoo/pdf-lib';
import { linksAsFields } from './form-fields.js';

type Rect = readonly [left: number, bottom: number, right: number, top: number];
interface Linked {
  readonly address: string;
  readonly rect: Rect;
}

const key = (name: string): PDFName => PDFName.of(name);
const gap = (name: string, rect: Rect): Linked => ({ address: `urn:pactwright:gap:${name}`, rect });

/** A page for each list of links, tagged as LibreOffice tags them. */
async function pdfWith(...pages: readonly (readonly Linked[])[]): Promise<Buffer> {
  const file = await PDFDocument.create();
  const { context } = file;
  const tags: (PDFRef | number)[] = [];
  for (const links of pages) {
    const page = file.addPage();
    for (const { address, rect } of links) {
      const number = tags.length / 2;
      const annotation = context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [...rect],
        F: 4,
        StructParent: number,
      });
      const action = context.obj({ S: 'URI' });
      action.set(key('URI'), PDFString.of(address));
      annotation.set(key('A'), action);
      annotation.set(key('Contents'), PDFHexString.fromText('[Client’s\u00A0name]\u00A0\u00A0'));
      const link = context.register(annotation);
      page.node.addAnnot(link);
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
  const file = await PDFDocument.load(await linksAsFields(pdf), { updateMetadata: false });
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
    expect(tags).toEqual(['/Form', '/Form', '/Form']);
  });

  it('leaves other links as they are', async () => {
    const { annotations, tags } = await filled(
      await pdfWith([
        gap('client.name', [50, 700, 150, 712]),
        { address: 'https://example.org/', rect: [50, 600, 150, 612] },
      ]),
    );

    expect(subtypes(annotations)).toEqual([['/Widget', '/Link']]);
    expect(tags).toEqual(['/Form', '/Link']);
  });

  it('makes one place of the lines of a gap, where more than one line can be typed', async () => {
    const lines = [gap('client.address', [50, 688, 120, 700]), gap('client.address', [50, 700, 150, 712])];
    const { fields, annotations, tags } = await filled(await pdfWith(lines));
    const flags = fields[0]?.acroField.getFlags() ?? 0;

    expect(subtypes(annotations)).toEqual([['/Widget']]);
    expect(String(annotations[0]?.[0]?.get(key('Rect')))).toBe('[ 50 688 151.5 712 ]');
    expect([flags & (1 << 12), flags & (1 << 23)]).not.toContain(0);
    expect(tags).toEqual(['/Form', '/Span']);
  });

  it('keeps two gaps apart that stand beside each other', async () => {
    const beside = [gap('client.name', [50, 700, 150, 712]), gap('client.name', [200, 688, 300, 700])];

    expect(subtypes((await filled(await pdfWith(beside))).annotations)).toEqual([['/Widget', '/Widget']]);
  });

  it('answers a file without gaps as it is', async () => {
    const plain = await pdfWith([{ address: 'https://example.org/', rect: [50, 600, 150, 612] }]);

    expect(await linksAsFields(plain)).toBe(plain);
  });

  it('refuses what is not a PDF', async () => {
    await expect(linksAsFields(Buffer.from('%PDF-1.7 fake'))).rejects.toThrow();
  });
});
