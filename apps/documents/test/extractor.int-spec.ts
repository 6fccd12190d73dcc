import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Extractor } from '../src/extractor/extractor.js';
import { endlessPdf, inflatingPdf } from '../src/testing/files/corpus-pdf.js';
import { CONTRACT_TEXT } from '../src/testing/files/a-contract.js';
import { cleanPdf } from '../src/testing/files/poisoned-pdf.js';
import { builtExtractor } from './built-service.js';

let folder: string;
let program: string;
beforeAll(async () => {
  program = await builtExtractor();
  folder = mkdtempSync(path.join(tmpdir(), 'pactwright-programs-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const never = new AbortController().signal;

const SOON_MS = 1_500;
/** Where something else than the time is to end it, on a busy machine too. */
const LATE_MS = 60_000;

/** An extractor whose child does something else. */
function misbehaving(source: string, processorMs = LATE_MS, patienceMs = LATE_MS): Extractor {
  const file = path.join(mkdtempSync(path.join(folder, 'program-')), 'child.mjs');
  writeFileSync(file, `import { writeSync as begin } from 'node:fs'; begin(3, '\\n'); ${source}`);
  return new Extractor({ program: file, processorMs, patienceMs });
}
const readWith = (extractor: Extractor, bytes = Buffer.from('Services'), signal = never) =>
  extractor.read(Readable.from([bytes]), '.txt', signal);

const RESULT = `JSON.stringify({ outcome: 'text', text: 'seen', isCut: false, hidden: [] })`;

describe('the process that reads a file', () => {
  it.each([
    ['crashes', 'process.abort()'],
    ['loops for ever', 'for (;;);'],
    ['fills its heap', 'const all = []; for (;;) all.push({ at: all.length, text: String(Math.random()) });'],
    ['fills memory outside its heap', 'const all = []; for (;;) all.push(Buffer.alloc(8 << 20, 1));'],
    ['is killed', `process.kill(process.pid, 'SIGKILL')`],
    [
      'answers without end',
      `import { writeSync } from 'node:fs'; for (;;) writeSync(3, Buffer.alloc(1 << 16, 97));`,
    ],
  ])('T-49 takes nobody with it when it %s', async (_, source) => {
    const before = Date.now();

    expect(await readWith(misbehaving(source, SOON_MS))).toMatchObject({
      outcome: 'refused',
      code: 'UPLOAD_TOO_COMPLEX',
    });
    expect(Date.now() - before).toBeLessThan(LATE_MS);
  });

  it('R-ANA-09 has the time that it works counted, not the time that it waits', async () => {
    const source = `import { writeSync } from 'node:fs';
      setTimeout(() => { writeSync(3, ${RESULT}); process.exit(0); }, ${2 * SOON_MS});`;

    expect(await readWith(misbehaving(source, SOON_MS))).toMatchObject({ outcome: 'text', text: 'seen' });
  });

  it('R-ANA-09 is not blamed on the file when it was kept waiting for too long', async () => {
    const waiting = misbehaving('setInterval(() => {}, 1000)', LATE_MS, SOON_MS);

    expect(await readWith(waiting)).toMatchObject({ outcome: 'refused', code: 'UPLOAD_BUSY' });
  });

  it.each([
    ['nothing', ''],
    ['no JSON', `import { writeSync } from 'node:fs'; writeSync(3, '{"outcome":"te');`],
    ['another shape', `import { writeSync } from 'node:fs'; writeSync(3, '{"outcome":"text"}');`],
  ])('is not believed when it answers %s', async (_, source) => {
    expect(await readWith(misbehaving(source))).toMatchObject({ outcome: 'refused', code: 'UPLOAD_UNSAFE' });
  });

  it('may write what it likes where nobody reads', async () => {
    const source = `import { writeSync } from 'node:fs';
      for (let at = 0; at < 1000; at++) { writeSync(1, '{"outcome":"nonsense"}'); writeSync(2, 'noise'); }
      writeSync(3, ${RESULT});`;

    expect(await readWith(misbehaving(source))).toMatchObject({ outcome: 'text', text: 'seen' });
  });

  it('has no environment, no files of others and nobody to call', async () => {
    const source = `import { readFileSync, writeFileSync, writeSync, readdirSync } from 'node:fs';
      const attempt = async (act) => { try { await act(); return 'yes'; } catch { return 'no'; } };
      const may = [
        Object.keys(process.env).filter((name) => /SECRET|KEY|URL|PATH/.test(name)).length,
        await attempt(() => readFileSync('/etc/passwd')),
        await attempt(() => writeFileSync('/tmp/pactwright-was-here', 'x')),
        await attempt(() => readdirSync('.')),
      ];
      writeSync(3, JSON.stringify({ outcome: 'text', text: may.join(' '), isCut: false, hidden: [] }));
      process.exit(0);`;

    expect(await readWith(misbehaving(source))).toMatchObject({ text: '0 no no no' });
  });

  it('that cannot be started at all is a failure of ours, to be tried again', async () => {
    const extractor = new Extractor({
      program: path.join(folder, 'missing.mjs'),
      processorMs: LATE_MS,
      patienceMs: LATE_MS,
    });

    await expect(readWith(extractor)).rejects.toThrow('the extractor ended with 1');
  });

  it('ends when nobody waits for it any longer', async () => {
    const signal = AbortSignal.timeout(200);

    await expect(readWith(misbehaving('for (;;);'), undefined, signal)).rejects.toThrow();
  });

  it('tells of a file that could not be fetched', async () => {
    const broken = new Readable({
      read() {
        this.destroy(new Error('the storage is away'));
      },
    });
    const extractor = new Extractor({ program, processorMs: LATE_MS, patienceMs: LATE_MS });

    await expect(extractor.read(broken, '.txt', never)).rejects.toThrow('the storage is away');
  });

  it('reads a file, and gives up a page that would never be finished', async () => {
    const read = (bytes: Buffer, processorMs = LATE_MS) =>
      new Extractor({ program, processorMs, patienceMs: LATE_MS }).read(
        Readable.from([bytes]),
        '.pdf',
        never,
      );

    expect(await read(cleanPdf())).toMatchObject({ outcome: 'text', text: CONTRACT_TEXT });
    expect(await read(endlessPdf(), 3_000)).toMatchObject({ outcome: 'refused', code: 'UPLOAD_TOO_COMPLEX' });
    expect(await read(inflatingPdf(400 * 1024 * 1024))).toMatchObject({
      outcome: 'refused',
      /* Where the system bounds memory the page comes to nothing; elsewhere the process is ended. */
      code: expect.stringMatching(/^UPLOAD_(?:NO_TEXT|TOO_COMPLEX)$/) as string,
    });
  });
});
