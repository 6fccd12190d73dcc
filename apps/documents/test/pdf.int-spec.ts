import { documentText, draft, type Language } from '@pactwright/drafting';
import { gotenbergUrl } from '@pactwright/testing';
import { PDFDocument } from '@cantoo/pdf-lib';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { buildDocx } from '../src/docx/build-docx.js';
import { readPdf } from '../src/extraction/pdf/read-pdf.js';
import { converterTo } from '../src/pdf/pdf.module.js';
import { nestedScope } from '../src/testing/some-answers.js';
import { bare, withoutSignatures } from '../src/testing/without-signatures.js';

const LITHUANIAN_LETTERS = 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ';
const RUNNING_MATTER: Readonly<Record<Language, RegExp>> = {
  en: /Page\s+\d+\s+of\s+\d+/g,
  lt: /\d+\s+puslapis\s+iš\s+\d+/g,
};

const contracts = (['en', 'lt'] as const).map((language) =>
  draft(
    {
      ...nestedScope,
      scope_of_work: `Raidės ${LITHUANIAN_LETTERS}\n\n${nestedScope.scope_of_work}`,
    },
    language,
  ),
);

async function pdfOf(contract: (typeof contracts)[number]): Promise<Buffer> {
  const converter = converterTo({ url: gotenbergUrl(), timeoutMs: 30_000 });
  return converter.convert({
    docx: await buildDocx(contract),
    signal: new AbortController().signal,
    trace: 'pdf-int-spec',
  });
}

interface Tagged {
  readonly role?: string;
  readonly type?: string;
  readonly children?: readonly Tagged[];
}

/** How the first thing of a page is tagged. */
function firstRoleIn({ role, children: [first] = [] }: Tagged): string | undefined {
  return first?.role === undefined ? role : firstRoleIn(first);
}

const rolesIn = ({ role, children = [] }: Tagged): string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap((child) => rolesIn(child)),
];

describe.each(contracts)('the PDF of $title', (contract) => {
  let pdf: Buffer;
  let pages: string[];
  beforeAll(async () => {
    pdf = await pdfOf(contract);
    ({ text: pages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false }));
  });

  it('R-API-18 says every word and number that was drafted, in order', () => {
    const body = pages
      .map((page, at) => {
        const text = page.replace(RUNNING_MATTER[contract.language], '');
        return at === 0 ? text : text.replace(contract.title, '');
      })
      .join('\n');

    expect(withoutSignatures(contract, body)).toBe(withoutSignatures(contract, documentText(contract)));
  });

  it('has the lines to sign on and the disclaimer, and no list of what is to fill in', () => {
    const text = bare(pages.join(''));

    for (const { label } of contract.signatures.parties.flatMap(({ lines }) => lines)) {
      expect(text).toContain(bare(`${label}:[`));
    }
    expect(text).not.toContain(bare(contract.toFill.intro));
    expect(text).toContain(bare(contract.disclaimer));
  });

  it('numbers its pages and repeats its title from the second one on', () => {
    const total = pages.length;

    expect(total).toBeGreaterThan(5);
    pages.forEach((page, at) => {
      const number = contract.language === 'lt' ? `${at + 1}puslapisiš${total}` : `Page${at + 1}of${total}`;
      expect(bare(page)).toContain(number);
      expect(bare(page)).toContain(bare(contract.title));
    });
  });

  it('is PDF/A-2b and PDF/UA-1, tagged, with bookmarks', async () => {
    const raw = pdf.toString('latin1');
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const outline = await document.getOutline();
    const { marked } = { marked: await document.getMarkInfo() };

    expect(raw).toMatch(/<pdfaid:part>2<\/pdfaid:part>/);
    expect(raw).toMatch(/<pdfaid:conformance>B<\/pdfaid:conformance>/);
    expect(raw).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
    expect(marked?.Marked).toBe(true);
    expect(bare(outline[0]?.title ?? '')).toBe(bare(contract.title));
    expect(firstRoleIn(await (await document.getPage(1)).getStructTree())).toBe('H1');
    expect(outline.map(({ title }) => bare(title))).toEqual(
      expect.arrayContaining(
        contract.sections.map(({ heading }) => expect.stringContaining(bare(heading)) as string),
      ),
    );
  });

  it('has a form field for each gap, which is tagged as one and shows its label until somebody types', async () => {
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const fields = await document.getFieldObjects();
    const first = await document.getPage(1);
    const typed = contract.toFill.entries.filter(({ name }) => !name.endsWith('.signature'));
    const annotations = await first.getAnnotations();
    const [name] = annotations.filter(({ fieldName }) => fieldName === 'client-name');
    const links = annotations.filter(({ subtype }) => subtype === 'Link');

    expect(Object.keys(fields ?? {}).sort()).toEqual(
      typed.map((entry) => entry.name.replaceAll('.', '-')).sort(),
    );
    expect(name).toMatchObject({
      subtype: 'Widget',
      fieldType: 'Tx',
      fieldValue: '',
      alternativeText: typed.find((entry) => entry.name === 'client.name')?.label,
    });
    expect(links.map(({ url }) => String(url)).filter((url) => url.startsWith('urn:'))).toEqual([]);
    expect(rolesIn(await first.getStructTree())).toContain('Form');
  });

  it('is read with what somebody has typed into it, and without the label below', async () => {
    const form = await PDFDocument.load(pdf);
    form.getForm().getTextField('client-name').setText('UAB Baltasis namas');
    const { text } = await readPdf(Buffer.from(await form.save()));
    const label = contract.toFill.entries.find(({ name }) => name === 'client.name')?.label;

    expect(text).toContain('UAB Baltasis namas');
    expect(text).not.toContain(`[${label}]`);
  });

  it('embeds every font that it uses', () => {
    const raw = pdf.toString('latin1');
    const named = raw.match(/\/FontName\s*\/[A-Z]{6}\+LiberationSerif[\w-]*/g) ?? [];
    const embedded = raw.match(/\/FontFile2? \d+ 0 R/g) ?? [];

    expect(named.length).toBeGreaterThanOrEqual(2);
    expect(embedded).toHaveLength((raw.match(/\/Type\s*\/FontDescriptor/g) ?? []).length);
  });

  it('has every Lithuanian letter', () => {
    expect(pages.join('')).toContain(LITHUANIAN_LETTERS);
  });

  it('bears its title, its maker and the mark of a machine-made text', async () => {
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(pdf)));

    expect(info).toMatchObject({ Title: contract.title, Author: 'Pactwright' });
    expect(String((info as Record<string, unknown>)['Keywords'])).toContain('Rule-generated');
  });
});
