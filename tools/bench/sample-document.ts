import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paidContract, timeToFile } from './measuring/visitor.ts';
import { findOfficeProgram } from '#tools/pdf/find-office.ts';
import { Problem } from '#tools/launch/say.mjs';
import type { Bench } from './bench-context.ts';

/* As the product asks for it: an archive's PDF with its structure is more work than any PDF. */
const FORM_FIELDS = { pdfa: 'PDF/A-2b', pdfua: 'true', exportBookmarks: 'true' };

/* How the program ends when it has written a profile and wants to begin anew with it. */
const NEW_PROFILE = 81;

/**
 * The Word file of a contract that the running product made, and the two ways to convert it without the product.
 */
export async function sampleDocument({ children, stack }: Bench) {
  const { url, environment } = await stack();
  const office = findOfficeProgram();
  if (!office) throw new Problem('There is no LibreOffice to measure against.');
  const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-sample-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const contract = await paidContract(url, 0);
  await timeToFile(url, contract);
  const download = await fetch(`${url}/api/contracts/${contract.id}/download/docx`, {
    headers: { cookie: contract.cookie },
  });
  const docx = Buffer.from(await download.arrayBuffer());
  const file = path.join(folder, 'contract.docx');
  writeFileSync(file, docx);

  return {
    url,
    contract,
    /** By the converter that stays, one document after the other. */
    async byConverter() {
      const form = new FormData();
      for (const [name, value] of Object.entries(FORM_FIELDS)) form.append(name, value);
      form.append('files', new Blob([docx]), 'contract.docx');
      const response = await fetch(`${environment.GOTENBERG_URL}/forms/libreoffice/convert`, {
        method: 'POST',
        body: form,
      });
      requirePdf(Buffer.from(await response.arrayBuffer()));
    },
    /** By a LibreOffice that begins for this document and ends with it. */
    async byColdOffice() {
      const profile = mkdtempSync(path.join(folder, 'profile-'));
      const convert = () =>
        children.run(office, [
          `-env:UserInstallation=file://${profile}`,
          '--headless',
          '--convert-to',
          'pdf',
          '--outdir',
          profile,
          file,
        ]);
      let { code, output } = await convert();
      if (code === NEW_PROFILE) ({ code, output } = await convert());
      if (code !== 0) throw new Problem(`soffice failed: ${output}`);
      requirePdf(readFileSync(path.join(profile, 'contract.pdf')));
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function requirePdf(file: Buffer) {
  if (!file.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Problem('What was made is no PDF.');
}
