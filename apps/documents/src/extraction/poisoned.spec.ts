import { CONTRACT_TEXT, POISON } from '../testing/files/a-contract.js';
import { cleanDocx, poisonedDocx } from '../testing/files/poisoned-docx.js';
import { cleanPdf, poisonedPdf } from '../testing/files/poisoned-pdf.js';
import { readFile } from './read-file.js';

describe.each([
  ['.docx', cleanDocx(), poisonedDocx()],
  ['.pdf', cleanPdf(), poisonedPdf()],
] as const)('T-49 what nobody sees in a %s file', (extension, clean, poisoned) => {
  it('is nothing in a clean one', async () => {
    expect(await readFile(clean, extension)).toEqual({
      outcome: 'text',
      text: CONTRACT_TEXT,
      isCut: false,
      hidden: [],
    });
  });

  it.each(poisoned)('is told and not read: $name', async ({ bytes, way }) => {
    expect(await readFile(bytes, extension)).toEqual({
      outcome: 'text',
      text: CONTRACT_TEXT,
      isCut: false,
      hidden: expect.arrayContaining([
        { way, sample: expect.stringContaining(POISON.slice(0, 40)) as string },
      ]) as unknown,
    });
  });
});
