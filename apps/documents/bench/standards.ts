import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { draft, draftBoth, type ContractText } from '@pactwright/drafting';
import { goldenAnswers, goldenAnswersInBoth } from '@pactwright/drafting/test';
import { buildDocx } from '../src/docx/build-docx.js';
import { finished } from '../src/pdf/fillable-pdf-converter.js';
import { gapsAsLinks } from '../src/pdf/gaps-as-links.js';
import { makePdf } from './office.js';

/*
 * Writes the PDF of contracts of two kinds of work, in English, in Lithuanian and in both, to FOLDER, as LibreOffice (OFFICE)
 * makes them for the converter and as people get them.
 */
const { FOLDER: folder = '' } = process.env;
/** What the converter asks LibreOffice for: PDF/A-2b and PDF/UA. */
const FILTER = JSON.stringify({
  SelectPdfVersion: { type: 'long', value: '2' },
  PDFUACompliance: { type: 'boolean', value: 'true' },
  UseTaggedPDF: { type: 'boolean', value: 'true' },
});

/** Of those of the six kinds, the longest one and another. */
const contracts = (['web_development', 'consulting'] as const).flatMap(
  (type): [name: string, contract: ContractText][] => [
    [`${type}-en`, draft(goldenAnswers(type, 'en'), 'en')],
    [`${type}-lt`, draft(goldenAnswers(type, 'lt'), 'lt')],
    [`${type}-both`, draftBoth(goldenAnswersInBoth(type), { left: 'en', prevails: 'lt' })],
  ],
);
const fileOf = (name: string, kind: string): string => path.join(folder, `${name}.${kind}`);

for (const [name, contract] of contracts)
  writeFileSync(fileOf(name, 'docx'), gapsAsLinks(await buildDocx(contract)));
makePdf(
  folder,
  contracts.map(([name]) => name),
  `pdf:writer_pdf_Export:${FILTER}`,
);
for (const [name] of contracts)
  writeFileSync(fileOf(name, 'finished.pdf'), await finished(readFileSync(fileOf(name, 'pdf'))));
