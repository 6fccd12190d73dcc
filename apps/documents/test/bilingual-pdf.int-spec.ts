import {
  bilingualText,
  DETAIL_NAMES,
  draft,
  draftBoth,
  fillIn,
  type BilingualRow,
} from '@pactwright/drafting';
import { goldenAnswers, goldenAnswersInBoth } from '@pactwright/drafting/test';
import { gotenbergUrl } from '@pactwright/testing';
import { extractText, getDocumentProxy } from 'unpdf';
import { columnsOf, MARGIN } from '../src/docx/bilingual-look.js';
import { buildDocx } from '../src/docx/build-docx.js';
import { converterTo } from '../src/pdf/pdf.module.js';
import { bare } from '../src/testing/without-signatures.js';

/** In a point. */
const TWIPS = 20;

type Line = BilingualRow['left'][number];

const contract = draftBoth(goldenAnswersInBoth('design'), { left: 'en', prevails: 'lt' });
const converter = converterTo({ url: gotenbergUrl(), timeoutMs: 30_000 });

async function pagesOf(docx: Buffer): Promise<{ pdf: Buffer; pages: string[] }> {
  const pdf = await converter.convert({ docx, signal: new AbortController().signal, trace: 'bilingual' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return { pdf, pages: text };
}

const wordsOf = (line: Line): string =>
  line
    .map((part) =>
      part.kind === 'text' ? part.text : part.kind === 'placeholder' ? `[${part.label}]` : part.label,
    )
    .join('');

/** What stands on either side of the line between the columns, page by page, each piece of a line by itself, and the lines across both. */
async function columnsIn(pdf: Buffer, left: 'en' | 'lt' = 'en') {
  const file = await getDocumentProxy(new Uint8Array(pdf));
  const read = async (number: number) => {
    const page = await file.getPage(number);
    const middle = (MARGIN + columnsOf(left).left) / TWIPS;
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) =>
      'str' in item
        ? [{ text: item.str, isLeft: item.transform[4] < middle, height: Math.round(item.transform[5]) }]
        : [],
    );
    const side = (isLeft: boolean): string =>
      bare(words.flatMap((each) => (each.isLeft === isLeft ? [each.text] : [])).join(''));
    const heights = [...new Set(words.map(({ height }) => height))];
    return {
      left: side(true),
      right: side(false),
      pieces: words.map(({ text }) => text),
      lines: heights.map((at) =>
        bare(words.flatMap(({ text, height }) => (height === at ? [text] : [])).join('')),
      ),
    };
  };
  return Promise.all(Array.from({ length: file.numPages }, (_, at) => read(at + 1)));
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

  it('has both sides of every row on one page, unless the row itself is broken', async () => {
    const columns = await columnsIn(pdf);
    const pagesWith = (line: Line, side: 'left' | 'right'): number[] =>
      columns.flatMap((page, at) => (page[side].includes(bare(wordsOf(line))) ? [at] : []));
    const broken: string[] = [];
    for (const { id, left, right } of contract.rows) {
      for (const [at, line] of left.entries()) {
        const sides = [pagesWith(line, 'left'), pagesWith(right[at] ?? [], 'right')] as const;
        if (sides.some((found) => found.length === 0)) broken.push(id);
        else
          expect({ id, together: sides[0].some((page) => sides[1].includes(page)) }).toEqual({
            id,
            together: true,
          });
      }
    }
    expect(broken.length).toBeLessThan(pages.length);
  });

  it.each(['en', 'lt'] as const)(
    'sums the longest deal up on the first page, %s on the left',
    async (left) => {
      const longest = draftBoth(goldenAnswersInBoth('web_development'), { left, prevails: 'lt' });
      const terms = longest.rows.filter(({ table }) => table === 'key-terms');
      expect(terms.length).toBeGreaterThan(20);
      const [first, second] = await columnsIn((await pagesOf(await buildDocx(longest))).pdf, left);
      const last = terms.at(-1);
      for (const side of ['left', 'right'] as const) {
        const words = (last?.[side] ?? []).map((line) => bare(wordsOf(line))).join('');
        expect(first?.[side]).toContain(words);
        expect(second?.[side]).not.toContain(words);
      }
    },
  );

  it('breaks no sum of a stage, however great', async () => {
    const answers = {
      ...goldenAnswersInBoth('web_development'),
      payment_amount: '432000',
      milestones: ['Designs', 'Test', 'Launch'].map((name) => ({
        name,
        date: '2027-03-01',
        amount: '144000',
        unit: 'money' as const,
        acceptance: 'All pages work as they are described',
      })),
    };
    const staged = await pagesOf(await buildDocx(draftBoth(answers, { left: 'lt', prevails: 'lt' })));
    const pieces = (await columnsIn(staged.pdf, 'lt')).flatMap((page) => page.pieces);
    /* Each in the key terms and in its own row of the stages, in the right column, which is the narrower one. */
    expect(pieces.filter((piece) => piece.includes('144,000.00'))).toHaveLength(6);
  });

  it.each(['en', 'lt'] as const)('breaks no Lithuanian account number, %s on the left', async (left) => {
    const account = 'LT12 1000 0111 0100 1000';
    const both = draftBoth(goldenAnswersInBoth('design'), { left, prevails: 'lt' });
    const filled = await pagesOf(await buildDocx(fillIn(both, { 'provider.iban': account })));
    const lines = (await columnsIn(filled.pdf, left)).flatMap((page) => page.lines).join('\n');
    /* In the table of the parties and in the clause on payment, in either text. */
    expect(lines.split(bare(account))).toHaveLength(5);
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

  it('R-LEGAL-10 has the disclaimer with the signatures, and a short contract on four pages once it is filled in', async () => {
    const both = goldenAnswersInBoth('design');
    const texts = Object.fromEntries(
      Object.entries(both).filter(([name]) => /^(?:scope_of_work|deliverables)/u.test(name)),
    );
    const deal = {
      ...texts,
      freelance_type: 'design',
      contract_length: 'short',
      provider_country: 'lt',
      client_country: 'lt',
      payment_amount: '900',
      starting_work_date: '2027-01-04',
      final_deadline: '2027-01-30',
    };
    const details = Object.fromEntries(DETAIL_NAMES.map((name) => [name, 'Rasa Žukė']));
    for (const prevails of ['en', 'lt'] as const) {
      const blank = draftBoth(deal, { left: 'en', prevails });
      for (const short of [blank, fillIn(blank, details)]) {
        const made = await pagesOf(await buildDocx(short));
        if (short !== blank) expect(made.pages).toHaveLength(4);
        for (const text of [short.signatures.heading, short.left.disclaimer, short.right.disclaimer])
          expect(bare(made.pages.at(-1) ?? '')).toContain(bare(text));
      }
    }
  });
});
