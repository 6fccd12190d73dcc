import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Problem, say } from '#tools/launch/say.mjs';
import { findOffice } from '#tools/pdf/find-office.ts';
import type { Children } from '#tools/launch/children.mjs';
import { countOf, makeRedlines } from './redline-files.ts';

const FILES = 60;
const PATIENCE_MS = 20 * 60_000;

interface Job {
  way: 'Accept' | 'Reject';
  from: string;
  to: string;
}

/**
 * LibreOffice, which knows nothing of our writer, takes or refuses all changes of redlined files: taken, they say what was intended;
 * refused, what the file says that they were written into when its own changes are refused as well.
 * Of as many files as the first word says, or 60.
 */
export const measureRedlineOracle = (children: Children, [count = String(FILES)]: readonly string[]) =>
  judged(children, count, false);

/**
 * The same of files whose edits were found by comparing mine with theirs.
 * Of as many files as the first word says, or 60.
 */
export const measureCompareOracle = (children: Children, [count = String(FILES)]: readonly string[]) =>
  judged(children, count, true);

async function judged(children: Children, count: string, isCompared: boolean) {
  const files = countOf(count, 1);
  const folder = mkdtempSync(path.join(tmpdir(), 'redline-oracle-'));
  try {
    const made = await makeRedlines(children, folder, files, isCompared);
    const jobs = made.flatMap(({ seed }) => [
      job(folder, 'Accept', `${seed}-after`),
      job(folder, 'Reject', `${seed}-after`),
      job(folder, 'Reject', `${seed}-before`),
    ]);
    await resolve(children, folder, jobs);
    const wrong = made.flatMap(({ seed, intended }) => {
      const accepted = shown(read(folder, 'Accept', `${seed}-after`));
      const rejected = shown(read(folder, 'Reject', `${seed}-after`));
      const faults = [
        ...difference('accepted', shown(asShown(intended)), accepted),
        ...difference('rejected', shown(read(folder, 'Reject', `${seed}-before`)), rejected),
      ];
      return faults.length === 0 ? [] : [`  file ${seed}: ${faults.join('; ')}\n`];
    });
    const edits = made.reduce((sum, each) => sum + each.edits, 0);
    process.stdout.write(`
  ${made.length - wrong.length} of ${made.length} files with ${edits} edits: accepted, LibreOffice reads what was intended, and rejected what was there
${wrong.join('')}`);
    if (wrong.length > 0) throw new Problem('LibreOffice reads something else.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const job = (folder: string, way: Job['way'], name: string): Job => ({
  way,
  from: pathToFileURL(path.join(folder, `${name}.docx`)).href,
  to: pathToFileURL(path.join(folder, `${name}-${way}.txt`)).href,
});

function read(folder: string, way: Job['way'], name: string) {
  const file = path.join(folder, `${name}-${way}.txt`);
  if (!existsSync(file)) throw new Problem(`LibreOffice has not written ${path.basename(file)}.`);
  return readFileSync(file, 'utf8');
}

/** What runs at the head of pages is no part of what LibreOffice writes. */
const HEAD = 'Services agreement, strictly between us';
const asShown = (intended: string) =>
  intended
    .split('\n')
    .filter((line) => !line.startsWith(HEAD))
    .join('\n');

/* The marks of notes are letters there. */
const MARKS = /(?<=^So it is noted:)\d+$/u;
/* What number a new paragraph gets is for the tests of that; a field is counted by LibreOffice itself. */
const NUMBERED = /^\S+ (?=A new paragraph of ours\.)/u;
const FIELD = /clause number 99|Error: Reference source not found/u;

const shown = (text: string) =>
  text
    .replace('\ufeff', '')
    /* How a quotation mark is typed is no edit. */
    .replaceAll(/[“”„]/gu, '"')
    /* Cells of a table are lines there. */
    .replaceAll(' | ', '\n')
    .split(/\n/u)
    .map((line) =>
      line.replace(/\s+/gu, ' ').trim().replace(NUMBERED, '').replace(FIELD, '99').replace(MARKS, ''),
    )
    .filter((line) => line !== '');

function difference(what: string, expected: string[], found: string[]) {
  const at = expected.findIndex((line, index) => line !== found[index]);
  if (at === -1 && expected.length === found.length) return [];
  const index = at === -1 ? expected.length : at;
  return [`${what}, line ${index + 1} is "${found[index] ?? ''}" and not "${expected[index] ?? ''}"`];
}

/** One LibreOffice for all of them. */
async function resolve(children: Children, folder: string, jobs: readonly Job[]) {
  const { office } = await findOffice(children);
  const [command = '', ...before] = office;
  const profile = path.join(folder, 'profile');
  const list = path.join(folder, 'jobs.txt');
  const args = [
    ...before,
    `-env:UserInstallation=${pathToFileURL(profile).href}`,
    '--headless',
    '--norestore',
  ];
  say('LibreOffice makes its profile ...');
  /* The first start of a profile writes the list of its macros over ours. */
  await children.run(command, [...args, '--terminate_after_init']);
  writeMacro(profile);
  const macro = `macro:///Standard.Redline.ResolveAll("${pathToFileURL(list).href}")`;
  /* It ends of itself now and then; the file that it had open then is tried once more by a fresh one. */
  for (let left = jobs, before = Infinity; left.length > 0 && left.length < before;) {
    say(`LibreOffice resolves ${left.length} files ...`);
    writeFileSync(list, left.map(({ way, from, to }) => `${way}\t${from}\t${to}\n`).join(''));
    const done = await Promise.race([
      children.run(command, [...args, macro]),
      new Promise((resolved) => setTimeout(resolved, PATIENCE_MS).unref()),
    ]);
    if (done === undefined) throw new Problem('LibreOffice does not end.');
    before = left.length;
    left = left.filter(({ to }) => !existsSync(fileURLToPath(to)));
  }
}

const DOCTYPE = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE';
const MACRO = `
Sub ResolveAll(list As String)
  Dim number As Integer, line As String, parts
  number = FreeFile
  Open list For Input As #number
  Do While Not Eof(number)
    Line Input #number, line
    parts = Split(line, Chr(9))
    If UBound(parts) = 2 Then Resolve parts(0), parts(1), parts(2)
  Loop
  Close #number
  StarDesktop.terminate()
End Sub

Sub Resolve(way, source, target)
  Dim hidden(0) As New com.sun.star.beans.PropertyValue, saved(1) As New com.sun.star.beans.PropertyValue
  Dim document, dispatcher, at
  hidden(0).Name = "Hidden" : hidden(0).Value = True
  document = StarDesktop.loadComponentFromURL(source, "_blank", 0, hidden())
  dispatcher = createUnoService("com.sun.star.frame.DispatchHelper")
  dispatcher.executeDispatch(document.CurrentController.Frame, ".uno:" & way & "AllTrackedChanges", "", 0, Array())
  ' What notes say is no part of what is written as text.
  For at = 0 To document.Footnotes.Count - 1
    document.Text.insertString(document.Text.End, Chr(10) & document.Footnotes.getByIndex(at).String, False)
  Next at
  saved(0).Name = "FilterName" : saved(0).Value = "Text (encoded)"
  saved(1).Name = "FilterOptions" : saved(1).Value = "UTF8,LF"
  document.storeToURL(target, saved())
  document.close(True)
End Sub
`;

function writeMacro(profile: string) {
  const folder = path.join(profile, 'user', 'basic', 'Standard');
  mkdirSync(folder, { recursive: true });
  const escaped = MACRO.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  writeFileSync(
    path.join(folder, 'Redline.xba'),
    `${DOCTYPE} script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Redline" script:language="StarBasic">${escaped}</script:module>
`,
  );
  writeFileSync(
    path.join(folder, 'script.xlb'),
    `${DOCTYPE} library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd">
<library:library xmlns:library="http://openoffice.org/2000/library" library:name="Standard" library:readonly="false" library:passwordprotected="false">
 <library:element library:name="Redline"/>
</library:library>
`,
  );
  const registry = path.join(profile, 'user', 'registrymodifications.xcu');
  const level =
    '<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="MacroSecurityLevel" oor:op="fuse"><value>0</value></prop></item>';
  writeFileSync(registry, readFileSync(registry, 'utf8').replace('</oor:items>', `${level}</oor:items>`));
}
