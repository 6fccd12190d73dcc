/*
 * node apps/documents/bench/pages.mjs [folder]: how many pages and words the contracts of the six kinds of work have in both
 * languages, as LibreOffice sets them; with a folder, the Word and PDF files are left there to look at.
 * Two contracts of each kind: the reviewed one (libs/drafting/golden), and one with nothing but the work, dates and price answered.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getDocumentProxy } from 'unpdf';
import '../../../libs/drafting/bench/sources.mjs';

const { documentText, draft, defaultAnswers, WORK_TYPES } =
  await import('../../../libs/drafting/src/index.ts');
const { goldenAnswers } = await import('../../../libs/drafting/test/golden-answers.ts');
const { buildDocx } = await import('../src/docx/build-docx.ts');
const { findOfficeProgram } = await import('../../../tools/pdf/find-office.mjs');

const office = findOfficeProgram();
if (!office) throw new Error('LibreOffice is not installed');

const kept = process.argv[2];
const folder = kept ? path.resolve(kept) : mkdtempSync(path.join(tmpdir(), 'pages-'));
mkdirSync(folder, { recursive: true });

/** What a freelancer answers who leaves everything else as it is proposed. */
const usualAnswers = (type, language) => {
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

const files = [];
for (const language of ['en', 'lt']) {
  for (const type of WORK_TYPES) {
    for (const [kind, answers] of [
      ['reviewed', goldenAnswers(type, language)],
      ['usual', usualAnswers(type, language)],
    ]) {
      const document = draft(answers, language);
      const name = `${kind}-${type}-${language}`;
      writeFileSync(path.join(folder, `${name}.docx`), await buildDocx(document));
      files.push({ name, words: documentText(document).split(/\s+/).length });
    }
  }
}
/** With a new profile it ends once to be started again. */
const RESTART_REQUESTED = [79, 81];
const convert = () =>
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
if (RESTART_REQUESTED.includes(status)) status = convert();
if (status !== 0) throw new Error(`LibreOffice ended with ${status}`);
for (const { name, words } of files) {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(path.join(folder, `${name}.pdf`))));
  process.stdout.write(
    `${name.padEnd(30)} ${String(pdf.numPages).padStart(3)} pages ${String(words).padStart(6)} words\n`,
  );
}
rmSync(kept ? path.join(folder, 'profile') : folder, { recursive: true, force: true });
