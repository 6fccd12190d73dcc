import { draft, type Answers, type Language } from '@pactwright/drafting';
import { goldenAnswers } from '@pactwright/drafting/test';
import { gotenbergUrl } from '@pactwright/testing';
import { extractText, getDocumentProxy } from 'unpdf';
import { buildDocx } from '../src/docx/build-docx.js';
import { converterTo } from '../src/pdf/pdf.module.js';

const converter = converterTo({ url: gotenbergUrl(), timeoutMs: 60_000 });
const CASE_MS = 120_000;

async function pagesOf(answers: Answers, language: Language): Promise<string[]> {
  const docx = await buildDocx(draft(answers, language));
  const pdf = await converter.convert({ docx, signal: new AbortController().signal, trace: 'same' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text;
}

it.each(['design', 'copywriting', 'web_development'] as const)(
  'a short contract in English for a foreign client has three pages: %s',
  async (type) => {
    const { scope_of_work, deliverables } = goldenAnswers(type, 'en');
    const pages = await pagesOf(
      {
        freelance_type: type,
        scope_of_work,
        deliverables,
        contract_length: 'short',
        payment_amount: '387.50',
        provider_country: 'lt',
        client_country: 'de',
        starting_work_date: '2027-01-04',
        final_deadline: '2027-01-30',
      },
      'en',
    );
    expect(pages).toHaveLength(3);
    expect(pages.at(-1)).toContain('Signatures of the Parties');
  },
  CASE_MS,
);

it.each([
  ['en', 'Signing', 'The Parties'],
  ['lt', 'Pasirašymas', 'Rekvizitai'],
] as const)(
  'the key terms of six stages with long names stand on one page: %s',
  async (language, last, next) => {
    const milestones = Array.from({ length: 6 }, (_, at) => ({
      name: `Stage ${at + 1} with all its drawings, page layouts and print files for the spring market`,
      date: `2027-0${at + 1}-15`,
      amount: '800',
      unit: 'money' as const,
    }));
    const staged = { payment_structure: 'milestones', payment_amount: '4800', milestones };
    const dates = { starting_work_date: '2027-01-04', final_deadline: '2027-09-30' };
    const [first = '', second = ''] = await pagesOf(
      { ...goldenAnswers('design', language), ...staged, ...dates },
      language,
    );
    expect(first).toContain(last);
    expect(first).toContain('Stage 6');
    expect(second).toContain(next);
  },
  CASE_MS,
);
