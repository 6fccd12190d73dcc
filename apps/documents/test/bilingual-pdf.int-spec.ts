import { bilingualText, draft, draftBoth } from '@pactwright/drafting';
import { goldenAnswers, goldenAnswersInBoth } from '@pactwright/drafting/test';
import { gotenbergUrl } from '@pactwright/testing';
import { extractText, getDocumentProxy } from 'unpdf';
import { buildDocx } from '../src/docx/build-docx.js';
import { converterTo } from '../src/pdf/pdf.module.js';
import { bare } from '../src/testing/without-signatures.js';

const contract = draftBoth(goldenAnswersInBoth('design'), { left: 'en', prevails: 'lt' });
const converter = converterTo({ url: gotenbergUrl(), timeoutMs: 30_000 });

async function pagesOf(docx: Buffer): Promise<{ pdf: Buffer; pages: string[] }> {
  const pdf = await converter.convert({ docx, signal: new AbortController().signal, trace: 'bilingual' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return { pdf, pages: text };
}

interface Tagged {
  readonly role?: string;
  readonly type?: string;
  readonly children?: readonly Tagged[];
}
const rolesIn = ({ role, children = [] }: Tagged): string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesIn),
];

describe('the PDF of a contract in both languages', () => {
  let pdf: Buffer;
  let pages: string[];
  beforeAll(async () => {
    ({ pdf, pages } = await pagesOf(await buildDocx(contract)));
  });

  it('says every word of its rows in their order, under a head on every page', () => {
    const { left, right, signatures } = contract;
    const running = bare(`${left.title} / ${right.title}`);
    const body = pages.map((page, at) => {
      const text = bare(page)
        .replace(new RegExp(`${at + 1}/${pages.length}`), '')
        .replace(running, '');
      /* What follows the table may stand on a last page of its own. */
      if (at < pages.length - 1) expect(text).toContain('EnglishLietuvių');
      return text.replace('EnglishLietuvių', '');
    });
    const [said = ''] = body.join('').split(bare(signatures.heading));
    const [meant = ''] = bilingualText(contract).replaceAll('\n| ', '\n').split(signatures.heading);
    expect(said).toBe(bare(meant));
    for (const row of contract.rows.filter(({ kind }) => kind === 'section')) {
      expect(said).toContain(
        bare(
          `${row.number}.${[row.left, row.right]
            .map((lines) =>
              lines
                .flat()
                .map((part) => ('text' in part ? part.text : ''))
                .join(''),
            )
            .join('')}`,
        ),
      );
    }
  });

  it('is PDF/A-2b and PDF/UA-1, with its table and headings tagged', async () => {
    const raw = pdf.toString('latin1');
    const document = await getDocumentProxy(new Uint8Array(pdf));
    expect(raw).toMatch(/<pdfaid:part>2<\/pdfaid:part>/);
    expect(raw).toMatch(/<pdfaid:conformance>B<\/pdfaid:conformance>/);
    expect(raw).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
    const roles = rolesIn(await (await document.getPage(3)).getStructTree());
    expect(roles).toEqual(expect.arrayContaining(['Table', 'TR', 'TD', 'H1', 'P']));
    const outline = await document.getOutline();
    expect(outline.length).toBeGreaterThan(contract.left.sections.length);
  });

  it('has at most 1.5 times the pages of the longer of its texts alone', async () => {
    const alone = await Promise.all(
      (['en', 'lt'] as const).map(async (language) =>
        pagesOf(await buildDocx(draft(goldenAnswers('design', language), language))),
      ),
    );
    expect(pages.length).toBeLessThanOrEqual(1.5 * Math.max(...alone.map((each) => each.pages.length)));
  });
});
