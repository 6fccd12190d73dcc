import { draft, draftBoth, type Answers, type ContractText } from '@pactwright/drafting';
import { goldenAnswers, goldenAnswersInBoth } from '@pactwright/drafting/test';
import { gotenbergUrl } from '@pactwright/testing';
import { buildDocx } from '../src/docx/build-docx.js';
import { readFile } from '../src/extraction/read-file.js';
import { converterTo } from '../src/pdf/pdf.module.js';
import { kindsByTurns, SETS } from '../src/testing/kinds-by-turns.js';
import { saidOf } from '../src/testing/said-of.js';

const converter = converterTo({ url: gotenbergUrl(), timeoutMs: 60_000 });
const CASE_MS = 120_000;
const STAGES = ['A', 'B', 'C'].map((name) => ({
  name: `${name} 1`,
  date: '2027-03-01',
  amount: '1440',
  unit: 'money' as const,
  acceptance: 'All of it works as it is described in the scope of the work and in its annexes',
}));
const FORMS: readonly Answers[] = [
  {},
  { contract_length: 'short' },
  { payment_structure: 'milestones', payment_amount: '4320', milestones: STAGES },
];

interface Files {
  readonly docx: Buffer;
  readonly pdf: Buffer;
}

async function filesOf(contract: ContractText): Promise<Files> {
  const docx = await buildDocx(contract);
  const pdf = await converter.convert({ docx, signal: new AbortController().signal, trace: 'same' });
  return { docx, pdf };
}
async function areToldTheSame({ docx, pdf }: Files): Promise<void> {
  const said = await saidOf(docx, '.docx');

  expect(said.length).toBeGreaterThan(1);
  expect(await saidOf(pdf, '.pdf')).toEqual(said);
}

describe('R-ANA-02 a PDF of our own is told as the Word file it was made from', () => {
  /* Every kind in every form at night, by day each form of two kinds. */
  it.each(
    kindsByTurns(0).map(
      ([type, language], at) =>
        [type, language, SETS > 1 ? FORMS : FORMS.slice(at % FORMS.length).slice(0, 1)] as const,
    ),
  )(
    'as it is, short, or with a table of stages: %s, %s',
    async (type, language, forms) => {
      for (const form of forms)
        await areToldTheSame(await filesOf(draft({ ...goldenAnswers(type, language), ...form }, language)));
    },
    CASE_MS,
  );

  it.each(kindsByTurns(1))(
    'in two columns, of which the one that prevails is read: %s, %s',
    async (type, prevails) => {
      const contract = draftBoth(goldenAnswersInBoth(type), { left: 'en', prevails });
      const files = await filesOf(contract);

      expect(await readFile(files.pdf, '.pdf')).toMatchObject({ columns: prevails });
      await areToldTheSame(files);
    },
    CASE_MS,
  );
});

describe('the key terms of a PDF', () => {
  it.each(['en', 'lt'] as const)('are read row by row, as those of the Word file: %s', async (language) => {
    const rowsOf = async (bytes: Buffer, extension: string): Promise<string[]> => {
      const result = await readFile(bytes, extension);
      if (result.outcome !== 'text') throw new Error(result.code);
      return result.text.split('\n').filter((line) => line.includes(' | '));
    };
    const { docx, pdf } = await filesOf(draft(goldenAnswers('design', language), language));
    const rows = await rowsOf(docx, '.docx');

    expect(rows.length).toBeGreaterThan(20);
    expect(await rowsOf(pdf, '.pdf')).toEqual(rows);
  });
});
