import { readFileSync } from 'node:fs';
import path from 'node:path';
import { check } from '../check/check.js';
import type { Finding } from '../check/report.js';
import type { DraftedChange } from './drafted-change.js';
import { madeGood } from './made-good.js';
import { proposals } from './proposals.js';

const TEXT = `SERVICES AGREEMENT

This Agreement is made between Halvorsen Ltd (the "Client") and Ona Petraitė (the "Consultant").

1. Work. The Consultant writes a report on the market of the Client and delivers it to the Client by 1 May 2027.

2. Price. The Client pays the Consultant EUR 4,000 within 14 days of each invoice of the Consultant.

3. The Consultant may not leave, and a project that is called off is paid by half.`;
const SENTENCE = TEXT.slice(TEXT.indexOf('The Consultant may'));
const START = TEXT.length - SENTENCE.length;
const END = TEXT.length;
const { parties } = check(TEXT, { language: 'en' });
const INPUT = { text: TEXT, findings: [], parties, textLanguage: 'en', language: 'en' } as const;

const change = (text: string, more: Partial<DraftedChange> = {}): DraftedChange => ({
  key: `termination-convenience.barred@${START}`,
  finding: {
    id: 'termination-convenience.barred',
    riskFactor: 4,
    evidence: { start: START, end: END, quote: SENTENCE },
  } as Finding,
  edits: [{ start: START, end: END, text }],
  companions: [],
  also: [],
  repeats: null,
  says: [text],
  follower: null,
  led: null,
  insert: null,
  figures: [],
  carries: [],
  choice: 0,
  ...more,
});
const PAID = /will pay for all work done until then/u;
/** What calls a project off is gravely missed, unless somebody's words say it. */
const lackingAfter = (changes: readonly DraftedChange[]): readonly Finding[] =>
  changes.some(({ edits }) => edits.some(({ text }) => !PAID.test(text)))
    ? [{ id: 'kill-fee.missing', riskFactor: 3 } as Finding]
    : [];

describe(madeGood, () => {
  const nearest = () => ({ start: START, end: END });

  it('says again behind its own words what only its sentence had said', () => {
    const [made] = madeGood([], [change('Either party may leave.')], INPUT, lackingAfter, nearest);
    expect(made?.makesGood).toEqual(['kill-fee.missing']);
    expect(made?.edits[0]?.text).toMatch(/^Either party may leave\. Where the work is cancelled/u);
    expect(made?.edits[0]?.text).toMatch(PAID);
  });

  it('is no change where only a part of the sentence is another, or nothing says it', () => {
    const part = change('Either party may leave.', { isPart: true });
    expect(madeGood([], [part], INPUT, lackingAfter, nearest)).toEqual([]);
    const unsaid = () => [{ id: 'definitions.none', riskFactor: 3 } as Finding];
    const plain = change('Either party may leave.');
    let asked = 0;
    expect(madeGood([], [plain], INPUT, () => (asked++ === 0 ? [] : unsaid()), nearest)).toEqual([]);
  });

  it('leaves what is missed and what no sentence of its own had said', () => {
    const plain = change('Either party may leave.');
    expect(madeGood([], [plain], INPUT, lackingAfter, () => undefined)).toEqual([plain]);
    expect(madeGood([plain], [], INPUT, lackingAfter, nearest)).toEqual([plain]);
  });

  it('asks for it in the remark as well', () => {
    const file = path.join(import.meta.dirname, '../../corpus/contracts/to-learn/en-f/c04.txt');
    const text = readFileSync(file, 'utf8').replaceAll(/\n(?!\n)/gu, '\n\n');
    const report = check(text, { language: 'en' });
    const { findings, textLanguage = 'en' } = report;
    const answers = proposals({ text, findings, parties: report.parties, textLanguage, language: 'en' });
    const besides = answers.filter(({ edits }) => edits.some((edit) => PAID.test(edit.text)));
    expect(besides.map(({ finding }) => finding.id)).toEqual(['termination-convenience.no-pay']);
    expect(besides[0]?.comment).toContain(
      'a part of the remaining price is paid when the project is called off',
    );
    expect(besides[0]?.way).toBe('comment');
  });
});
