import { samplePdf } from './pdf/sample-pdf.js';
import { readFile } from './read-file.js';

describe(samplePdf, () => {
  it('is read like any document: all of its pages and nothing hidden', async () => {
    const result = await readFile(samplePdf(), '.pdf');

    expect(result).toMatchObject({ outcome: 'text', isCut: false, hidden: [] });
    const { text } = result as { text: string };
    expect(text.match(/Provider delivers the Work/g)?.length).toBeGreaterThan(300);
  });
});
