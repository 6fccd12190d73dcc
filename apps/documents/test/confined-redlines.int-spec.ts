import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import JSZip from 'jszip';
import { Extractor } from '../src/extractor/extractor.js';
import type { RedlineTask } from '../src/extractor/task.js';
import { readFile } from '../src/extraction/read-file.js';
import { CONTRACT_LINES, CONTRACT_TEXT } from '../src/testing/files/a-contract.js';
import { docxCorpus } from '../src/testing/files/corpus-docx.js';
import { noise } from '../src/testing/files/corpus-txt.js';
import { makeDocx, paragraph } from '../src/testing/files/make-docx.js';
import { poisonedDocx } from '../src/testing/files/poisoned-docx.js';
import { builtExtractor } from './built-service.js';

const LATE_MS = 60_000;
const SOON_MS = 1_500;
const FILES = 80;
const FLIPS = 5;
const MB = 1024 * 1024;
const never = new AbortController().signal;
const FILE = makeDocx({ body: CONTRACT_LINES.map((line) => paragraph(line)).join('') });

let extractor: Extractor;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pactwright-redlines-'));
  const spare = { restMs: 0, retryMs: 50, maxAgeMs: LATE_MS };
  extractor = new Extractor({
    program: await builtExtractor(),
    processorMs: 10_000,
    patienceMs: LATE_MS,
    spare,
  });
  extractor.onApplicationBootstrap();
});
afterAll(async () => {
  await extractor.beforeApplicationShutdown();
  rmSync(folder, { recursive: true, force: true });
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const task = (text: string, start = 0, end = 8): RedlineTask => ({
  edits: [{ kind: 'replace', start, end, text: 'Other words', comment: 'Why so.' }],
  by: { author: 'Pactwright proposal', date: '2026-11-27T12:00:00Z' },
  textSha256: sha256(text),
});
const FROM = CONTRACT_TEXT.indexOf('14 days');
const TASK = task(CONTRACT_TEXT, FROM, FROM + '14 days'.length);
const mainOf = async (bytes: Buffer): Promise<string> =>
  (await (await JSZip.loadAsync(bytes)).file('word/document.xml')?.async('string')) ?? '';

/** One whose process does something else. */
function misbehaving(source: string): Extractor {
  const program = path.join(mkdtempSync(path.join(folder, 'program-')), 'child.mjs');
  writeFileSync(program, `import { writeSync } from 'node:fs'; writeSync(3, '\\n'); ${source}`);
  const redline = { processorMs: SOON_MS, patienceMs: 10 * SOON_MS };
  return new Extractor({ program, processorMs: LATE_MS, patienceMs: LATE_MS, redline });
}

describe('a redline in a process of its own', () => {
  it('is the file with the changes in it', async () => {
    const result = await extractor.redline(FILE, TASK, never);

    if (result.outcome !== 'made') throw new Error(result.outcome);
    expect(result).toMatchObject({ changed: 1, displaced: 0, isProtected: false });
    const main = await mainOf(result.bytes);
    expect(main).toContain('<w:delText xml:space="preserve">14 days</w:delText>');
    expect(main).toContain('<w:t xml:space="preserve">Other words</w:t>');
  });

  it('brings a file of the largest size back whole', async () => {
    const picture = noise(9 * MB);
    const body = CONTRACT_LINES.map((line) => paragraph(line)).join('');
    const file = makeDocx({ body, extra: [{ name: 'word/media/a.bin', data: picture }] });
    const result = await extractor.redline(file, TASK, never);

    if (result.outcome !== 'made') throw new Error(JSON.stringify(result));
    const kept = await (await JSZip.loadAsync(result.bytes)).file('word/media/a.bin')?.async('nodebuffer');
    expect(kept?.equals(picture)).toBe(true);
  });

  it('is refused when the places are those of another reading', async () => {
    expect(await extractor.redline(FILE, task(`${CONTRACT_TEXT} `), never)).toEqual({
      outcome: 'refused',
      reason: 'read in another way than before',
    });
  });

  it.each([
    ['crashes', 'process.abort()', 'ended with SIGABRT'],
    ['is killed', `process.kill(process.pid, 'SIGKILL')`, 'ended with SIGKILL'],
    ['loops for ever', 'for (;;);', 'took too much time'],
    [
      'fills memory outside its heap',
      'const all = []; for (;;) all.push(Buffer.alloc(8 << 20, 1));',
      expect.stringMatching(/took too much memory|ended with/),
    ],
    ['answers without end', 'for (;;) writeSync(3, Buffer.alloc(1 << 16, 97));', 'took too much result'],
    ['answers nothing', '', 'the extractor answered something else'],
    [
      'names no file',
      `writeSync(3, '{"outcome":"made","changed":1,"displaced":0,"isProtected":false}');`,
      'the extractor answered something else',
    ],
    [
      'miscounts',
      `writeSync(3, '{"outcome":"made","changed":-1,"displaced":0,"isProtected":false}\\nPK');`,
      'the extractor answered something else',
    ],
  ])('T-49 takes nobody with it when it %s', async (_about, source, reason) => {
    expect(await misbehaving(source).redline(FILE, TASK, never)).toEqual({ outcome: 'refused', reason });
  });

  it('is not blamed on the file when it was kept waiting for too long', async () => {
    const waiting = misbehaving('setInterval(() => {}, 1000)');
    expect(await waiting.redline(FILE, TASK, never)).toEqual({ outcome: 'busy' });
  });

  it('ends when nobody waits for it any longer', async () => {
    await expect(misbehaving('for (;;);').redline(FILE, TASK, AbortSignal.timeout(200))).rejects.toThrow();
  });
});

/** Good files, each with a few bytes of it made others. */
function damaged(count: number): { about: string; content: Buffer }[] {
  const random = noise(count * FLIPS * 3);
  const number = (at: number): number => random.readUIntBE(at * 3, 3);
  return Array.from({ length: count }, (_, file) => {
    const content = Buffer.from(FILE);
    for (let flip = 0; flip < FLIPS; flip++) {
      const at = file * FLIPS + flip;
      content[number(at) % content.length] = number(at) % 251;
    }
    return { about: `damaged, number ${file + 1}`, content };
  });
}

describe('redlines of files as strangers send them', () => {
  const odd = [
    ...docxCorpus(),
    ...poisonedDocx().map(({ name, bytes }) => ({ about: name, content: bytes })),
  ];
  const files = [...odd, ...damaged(FILES - odd.length)];
  const made: string[] = [];

  it.each(files)('T-49 makes or refuses one, and nothing else: $about', async ({ about, content }) => {
    const read = await readFile(content, '.docx');
    const text = read.outcome === 'text' ? read.text : '';
    const { outcome } = await extractor.redline(content, task(text), never);

    expect(read.outcome === 'text' ? ['made', 'refused'] : ['refused']).toContain(outcome);
    if (outcome === 'made') made.push(about);
  });

  it('T-49 leaves whoever comes next their redline', async () => {
    expect(files).toHaveLength(FILES);
    expect(made.length).toBeGreaterThan(15);
    expect(await extractor.redline(FILE, TASK, never)).toMatchObject({ outcome: 'made', changed: 1 });
  });
});
