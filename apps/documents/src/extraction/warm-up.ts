import { samplePdf } from './pdf/sample-pdf.js';
import { readFile } from './read-file.js';

/**
 * Loads the readers and has a document read that is like those that come: a library's first pages take several times as long as
 * those that follow.
 */
export async function warmUp(): Promise<void> {
  await import('./read-doc.js');
  const { outcome } = await readFile(samplePdf(), '.pdf');
  if (outcome !== 'text') throw new Error('the sample cannot be read');
}
