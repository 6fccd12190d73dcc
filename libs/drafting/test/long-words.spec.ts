import { readBrief } from '../src/brief/index.js';
import { structureChecks } from '../src/advice/structure/structure-checks.js';
import { draftContract } from '../src/draft/contract.js';
import { answerFault } from '../src/reading/answer-fault.js';
import { goldenAnswers } from './golden-answers.js';

/** Twice the longest text that is accepted: what grows with the square takes many seconds of it. */
const LONG = 40_000;
const MOST_MS = 3_000;
/** Of a brief no more is read than it may have. */
const MOST_OF_BRIEF_MS = 700;
const WORDS = ['1234567890', 'Ž', 'a', '1.', 'a,', '.', '[', '_', '"a', '…'];
const TYPED = ['scope_of_work', 'deliverables', 'exclusions', 'court_city', 'payment_amount'];

const long = (unit: string): string => unit.repeat(LONG / unit.length);

/** Processor time, whoever else is busy. */
function millisecondsOf(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('a text without blanks', () => {
  it.each(WORDS)('made of “%s” is drafted and judged in time', (unit) => {
    const slow = TYPED.filter((key) => {
      const answers = { ...goldenAnswers('design', 'en'), contract_language: 'both', [key]: long(unit) };
      const read = (each: string) => (each === key ? answers[key] : undefined);
      const time = millisecondsOf(() => [
        draftContract({ answers, language: 'lt' }),
        structureChecks(answers, 'en'),
        answerFault({ key, type: 'textarea' }, read),
      ]);
      return time > MOST_MS;
    });
    expect(slow).toEqual([]);
  });

  it.each(WORDS)('made of “%s” is read as a brief in time', (unit) => {
    expect(millisecondsOf(() => readBrief(`https://${long(unit)}`, '2026-11-28'))).toBeLessThan(
      MOST_OF_BRIEF_MS,
    );
  });
});
