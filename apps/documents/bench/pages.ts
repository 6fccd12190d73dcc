import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  defaultAnswers,
  documentText,
  draft,
  WORK_TYPES,
  type Answers,
  type WorkType,
} from '@pactwright/drafting';
import { goldenAnswers } from '@pactwright/drafting/test';
import type { Language } from '@pactwright/protocol';
import { getDocumentProxy } from 'unpdf';
import { buildDocx } from '../src/docx/build-docx.js';

/*
 * Writes contracts of the six kinds of work in both languages to FOLDER, has LibreOffice (OFFICE) make PDF of them, and counts pages and
 * words. Two of each kind: the reviewed one (libs/drafting/golden), and one with nothing but the work, dates and price answered.
 */
const { FOLDER: folder = '', OFFICE: office = '' } = process.env;

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

const files: { readonly name: string; readonly words: number }[] = [];
for (const language of ['en', 'lt'] as const) {
  for (const type of WORK_TYPES) {
    for (const [kind, answers] of [
      ['reviewed', goldenAnswers(type, language)],
      ['usual', usualAnswers(type, language)],
    ] as const) {
      const document = draft(answers, language);
      const name = `${kind}-${type}-${language}`;
      writeFileSync(path.join(folder, `${name}.docx`), await buildDocx(document));
      files.push({ name, words: documentText(document).split(/\s+/).length });
    }
  }
}
/** With a new profile it ends once to be started again. */
const RESTART_REQUESTED = [79, 81];
const convert = (): number | null =>
  spawnSync(
    office,
    [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      ...files.map(({ name }) => path.join(folder, `${name}.docx`)),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  ).status;
let status = convert();
if (status !== null && RESTART_REQUESTED.includes(status)) status = convert();
if (status !== 0) throw new Error(`LibreOffice ended with ${status}`);
for (const { name, words } of files) {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(path.join(folder, `${name}.pdf`))));
  process.stdout.write(
    `${name.padEnd(30)} ${String(pdf.numPages).padStart(3)} pages ${String(words).padStart(6)} words\n`,
  );
}
rmSync(path.join(folder, 'profile'), { recursive: true, force: true });
