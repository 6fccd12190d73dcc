import { docCorpus } from './corpus-doc.js';
import { docxCorpus } from './corpus-docx.js';
import type { CorpusFile } from './corpus-file.js';
import { pdfCorpus } from './corpus-pdf.js';
import { txtCorpus } from './corpus-txt.js';
import { poisonedDocx } from './poisoned-docx.js';
import { poisonedPdf } from './poisoned-pdf.js';

/** Files as strangers send them: ordinary, odd and hostile ones, each with what has to become of it. */
export const corpus = (): CorpusFile[] => [
  ...txtCorpus(),
  ...docCorpus(),
  ...docxCorpus(),
  ...pdfCorpus(),
  ...poisonedDocx().map(({ name, bytes }): CorpusFile => ({
    about: `DOCX with something hidden: ${name}`,
    name: 'contract.docx',
    content: bytes,
    expected: 'text',
  })),
  ...poisonedPdf().map(({ name, bytes }): CorpusFile => ({
    about: `PDF with something hidden: ${name}`,
    name: 'contract.pdf',
    content: bytes,
    expected: 'text',
  })),
];
