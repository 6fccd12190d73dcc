import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** With a new profile LibreOffice ends once to be started again. */
const RESTART_REQUESTED = [79, 81];

/**
 * Has LibreOffice (OFFICE) make PDF of Word files in `folder`, given without their endings, where its profile is kept as well. Throws
 * when it does not. `filter`: what it is asked for, as `--convert-to` takes it.
 */
export function makePdf(folder: string, names: readonly string[], filter = 'pdf'): void {
  const { OFFICE: office = '' } = process.env;
  const convert = (): number | null =>
    spawnSync(
      office,
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        filter,
        '--outdir',
        folder,
        ...names.map((name) => path.join(folder, `${name}.docx`)),
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    ).status;
  let status = convert();
  if (status !== null && RESTART_REQUESTED.includes(status)) status = convert();
  if (status !== 0) throw new Error(`LibreOffice ended with ${status}`);
}
