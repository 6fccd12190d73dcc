import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  defaultAnswers,
  bilingualText,
  draft,
  draftBoth,
  wordsOf,
  WORK_TYPES,
  type Answers,
  type DraftDocument,
  type WorkType,
} from '@pactwright/drafting';
import { goldenAnswers, goldenAnswersInBoth } from '@pactwright/drafting/test';
import type { Language } from '@pactwright/protocol';
import { getDocumentProxy } from 'unpdf';
import { buildDocx } from '../src/docx/build-docx.js';
import { gapsAsLinks } from '../src/pdf/gaps-as-links.js';
import { makePdf } from './office.js';

/*
 * Writes contracts of the six kinds of work in both languages to FOLDER, has LibreOffice (OFFICE) make PDF of them, and counts pages and
 * words. Of each kind the reviewed one (libs/drafting/golden), and one with nothing but the work, dates and price answered, in the full and
 * in the short form; of texts, whose short form is the longest, also as each way of payment has it. Words are those of the file, a gap
 * counted as one.
 * Then the reviewed ones in both languages side by side, with how much longer each is, and takes to make, than in one.
 */
const { FOLDER: folder = '' } = process.env;

/** What a freelancer answers who leaves everything else as it is proposed. */
const usualAnswers = (type: WorkType, language: Language): Answers => {
  const { scope_of_work, deliverables } = goldenAnswers(type, language);
  return {
    ...defaultAnswers(),
    freelance_type: type,
    contract_language: language,
    scope_of_work,
    deliverables,
    payment_amount: '2400',
    starting_work_date: '2027-03-01',
    final_deadline: '2027-04-30',
  };
};

/** Every other way of payment, with its limit where it may have one. */
const WAYS_OF_PAYMENT: Readonly<Record<string, Answers>> = {
  milestones: { payment_structure: 'milestones' },
  hourly: { payment_structure: 'hourly', payment_amount: '60' },
  'hourly-limit': { payment_structure: 'hourly', payment_amount: '60', hours_cap: '100' },
  unit: { payment_structure: 'unit', payment_amount: '0.05' },
  'unit-limit': { payment_structure: 'unit', payment_amount: '0.05', unit_cap: '18500' },
  retainer: { payment_structure: 'retainer', payment_amount: '1500' },
  commission: { payment_structure: 'commission', payment_amount: '8' },
};

const files: { readonly name: string; readonly words: number }[] = [];
async function add(name: string, document: DraftDocument): Promise<void> {
  writeFileSync(path.join(folder, `${name}.docx`), gapsAsLinks(await buildDocx(document)));
  files.push({ name, words: wordsOf(document) });
}
for (const language of ['en', 'lt'] as const) {
  for (const [way, answers] of Object.entries(WAYS_OF_PAYMENT)) {
    const short = { ...usualAnswers('copywriting', language), ...answers, contract_length: 'short' };
    await add(`short-copywriting-${way}-${language}`, draft(short, language));
  }
  for (const type of WORK_TYPES) {
    for (const [kind, answers] of [
      ['reviewed', goldenAnswers(type, language)],
      ['usual', usualAnswers(type, language)],
      ['short-reviewed', { ...goldenAnswers(type, language), contract_length: 'short' }],
      ['short-usual', { ...usualAnswers(type, language), contract_length: 'short' }],
    ] as const) {
      await add(`${kind}-${type}-${language}`, draft(answers, language));
    }
  }
}
for (const type of WORK_TYPES) {
  const document = draftBoth(goldenAnswersInBoth(type), { left: 'en', prevails: 'lt' });
  const name = `reviewed-${type}-both`;
  writeFileSync(path.join(folder, `${name}.docx`), gapsAsLinks(await buildDocx(document)));
  files.push({ name, words: bilingualText(document).split(/\s+/).length });
}
makePdf(
  folder,
  files.map(({ name }) => name),
);
const pages = new Map<string, number>();
for (const { name, words } of files) {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(path.join(folder, `${name}.pdf`))));
  pages.set(name, pdf.numPages);
  process.stdout.write(
    `${name.padEnd(36)} ${String(pdf.numPages).padStart(3)} pages ${String(words).padStart(6)} words\n`,
  );
}

/** Ticks of the processor for a second, as Linux counts them in /proc. */
const TICKS = 100;
/** What the programs that have ended took of the processor, in seconds: another one at work changes nothing of it. */
function processorSeconds(): number {
  const [, ...fields] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const [user = 0, system = 0] = fields.join(') ').split(' ').slice(13, 15).map(Number);
  return (user + system) / TICKS;
}

/** What all but the first take to be converted: that one is converted alone as well, so that the start of the program is not counted. */
function secondsFor(names: readonly string[]): number {
  const took = (given: readonly string[]): number => {
    const start = processorSeconds();
    makePdf(folder, given);
    return processorSeconds() - start;
  };
  return took(names) - took(names.slice(0, 1));
}
const named = (language: string): string[] => WORK_TYPES.map((type) => `reviewed-${type}-${language}`);
const sum = (names: readonly string[]): number =>
  names.reduce((all, name) => all + (pages.get(name) ?? 0), 0);
const [en, lt, both] = ['en', 'lt', 'both'].map((language) => ({
  pages: sum(named(language)),
  seconds: secondsFor(named(language)),
}));
if (en && lt && both) {
  const of = (what: 'pages' | 'seconds'): string => (both[what] / ((en[what] + lt[what]) / 2)).toFixed(2);
  process.stdout.write(
    `both languages: ${of('pages')} times the pages of one, ${of('seconds')} times the processor time of a further file\n`,
  );
}
rmSync(path.join(folder, 'profile'), { recursive: true, force: true });
