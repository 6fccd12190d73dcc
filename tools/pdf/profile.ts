import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const security = '/org.openoffice.Office.Common/Security/Scripting';

/** Nothing in a document may run, and nothing outside it is fetched. */
const choices = [
  [security, 'DisableMacrosExecution', 'true'],
  [security, 'MacroSecurityLevel', '3'],
  [security, 'BlockUntrustedRefererLinks', 'true'],
  [security, 'DisableActiveContent', 'true'],
  [security, 'DisablePythonRuntime', 'true'],
  ['/org.openoffice.Office.Writer/Content/Update', 'Link', '0'],
  ['/org.openoffice.Office.Calc/Content/Update', 'Link', '0'],
  ['/org.openoffice.Office.Common/Save/Document', 'AutoSave', 'false'],
];

/** Writes a fresh LibreOffice profile. */
export function writeProfile(folder: string) {
  const items = choices.map(
    ([place, name, value]) =>
      `<item oor:path="${place}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  );
  mkdirSync(path.join(folder, 'user'), { recursive: true });
  writeFileSync(
    path.join(folder, 'user', 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
${items.join('\n')}
</oor:items>
`,
  );
}
