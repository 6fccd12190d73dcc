import { fc } from '@pactwright/drafting/test';
import { aGuestId } from '@pactwright/testing';
import { CONTRACT_LINES, CONTRACT_TEXT } from '../src/testing/files/a-contract.js';
import { makeDocx, paragraph } from '../src/testing/files/make-docx.js';
import { lines, makePdf } from '../src/testing/files/make-pdf.js';

const AT_ONCE = 10;
/* About as long as the service needs for so many files. */
const LATEST_KILL_MS = 2_500;
const LONG_PAGES = 120;

/** Files by kind, each with a word of its own, so that no two are equal. */
const FILES = {
  txt: (word: string) => ({ name: 'contract.txt', content: `${CONTRACT_TEXT}\n\n${word}` }),
  docx: (word: string) => ({
    name: 'contract.docx',
    content: makeDocx({ body: [...CONTRACT_LINES, word].map((each) => paragraph(each)).join('') }),
  }),
  pdf: (word: string) => ({
    name: 'contract.pdf',
    content: makePdf({ pages: [lines([...CONTRACT_LINES, word])] }),
  }),
  longPdf: (word: string) => ({
    name: 'long.pdf',
    content: makePdf({ pages: Array.from({ length: LONG_PAGES }, () => lines([...CONTRACT_LINES, word])) }),
  }),
} as const;

const KINDS = Object.keys(FILES) as (keyof typeof FILES)[];

export interface PlannedUpload {
  readonly kind: keyof typeof FILES;
  /** How long its bytes take. */
  readonly overMs: number;
  /** Whether its sender waits for the result. */
  readonly isPatient: boolean;
}

export interface Killing {
  /** Counted from the moment at which the first upload is accepted. */
  readonly killAfterMs: number;
  readonly uploads: readonly [first: PlannedUpload, ...others: PlannedUpload[]];
}

const upTo = (max: number) => fc.noBias(fc.integer({ min: 0, max }));
const upload: fc.Arbitrary<PlannedUpload> = fc.record({
  kind: fc.constantFrom(...KINDS),
  overMs: fc.oneof(fc.constant(0), upTo(LATEST_KILL_MS)),
  isPatient: fc.boolean(),
});
/* Accepted before the kill, whatever else is met. */
const FIRST: PlannedUpload = { kind: 'txt', overMs: 0, isPatient: false };
const OTHERS = AT_ONCE - 1;
const killing: fc.Arbitrary<Killing> = fc.record({
  killAfterMs: upTo(LATEST_KILL_MS),
  uploads: fc
    .array(upload, { minLength: OTHERS, maxLength: OTHERS })
    .map((others): Killing['uploads'] => [FIRST, ...others]),
});

/** When to kill and what to send before, the same for the same seed. */
export const killings = (seed: number, uploads: number): Killing[] =>
  fc.sample(killing, { seed, numRuns: Math.ceil(uploads / AT_ONCE) });

export const fileOf = ({ kind }: PlannedUpload): { name: string; content: Buffer | string } =>
  FILES[kind](aGuestId());
