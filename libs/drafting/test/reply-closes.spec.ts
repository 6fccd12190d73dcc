import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { check } from '../src/check/check.js';
import { applied } from '../src/reply/apply.js';
import { unclosed } from '../src/reply/closed.js';
import { statementsIn } from '../src/reply/said-once.js';
import { together } from '../src/reply/together.js';
import { drafterOf } from '../src/reply/draft-changes.js';
import type { Proposal, ReplyInput } from '../src/reply/proposal.js';
import { proposals } from '../src/reply/proposals.js';
import { asUploaded } from './as-uploaded.js';
import { likeStatements } from './like-statements.js';

const HELD_OUT = path.join(import.meta.dirname, '../corpus/contracts/held-out');

describe('the loop from a finding to its answer and back', () => {
  const contracts = readdirSync(HELD_OUT)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => {
      const text = asUploaded(readFileSync(path.join(HELD_OUT, name), 'utf8'));
      const { findings, parties, textLanguage = 'en' } = check(text, { language: 'en' });
      return { text, findings, parties, textLanguage, language: 'en' as const };
    });
  const answered = new Map<ReplyInput, readonly Proposal[]>();
  /** Made once for all that is asked of them. */
  function answersTo(input: ReplyInput): readonly Proposal[] {
    const all = answered.get(input) ?? proposals(input);
    answered.set(input, all);
    return all;
  }

  it('is closed by 95 of a hundred wordings at the first try', () => {
    let [drafted, open] = [0, 0];
    for (const input of contracts) {
      const changes = drafterOf(input, input.findings)();
      drafted += changes.length;
      open += unclosed(input.text, input.textLanguage, changes).size;
    }
    expect(drafted).toBeGreaterThan(100);
    expect(1 - open / drafted).toBeGreaterThanOrEqual(0.95);
  });

  it('says no four words twice in a row that the contract does not', () => {
    const twice = /(?<![\p{L}\p{N}])((?:[\p{L}\p{N}]+[^\p{L}\p{N}\n]+){4})\1/giu;
    for (const input of contracts) {
      const all = answersTo(input);
      for (const way of ['all', 'unasked'] as const) {
        const changing = all.filter((each) =>
          way === 'all' ? each.ways.includes('change') : each.way === 'change',
        );
        const { text } = applied(input.text, together(input.text, input.textLanguage, changing));
        const fresh = [...text.matchAll(twice)].filter(([run]) => !input.text.includes(run));
        expect(fresh.map(([run]) => run)).toEqual([]);
      }
    }
  });

  it('says nothing twice with everything sent', () => {
    for (const input of contracts) {
      const changing = answersTo(input).filter(({ raised }) => raised === 'change');
      const said = together(input.text, input.textLanguage, changing).flatMap(({ edits, insert, key }) =>
        [...edits.map(({ text }) => text), ...(insert?.paragraphs ?? [])]
          .flatMap(statementsIn)
          .map((words) => ({ key, words })),
      );
      const twice = said.flatMap(({ key, words }, at) =>
        said.slice(at + 1).filter((other) => other.key !== key && likeStatements(words, other.words)),
      );
      /* Each is about its own end of the contract. */
      expect(twice.filter(({ words }) => !/until then|iki tol/u.test(words))).toEqual([]);
    }
  });

  it('is closed by all that is proposed, and nothing grave is found in the new words', () => {
    for (const input of contracts) {
      const changing = together(
        input.text,
        input.textLanguage,
        answersTo(input).filter(({ ways }) => ways.includes('change')),
      );
      const { text, places } = applied(input.text, changing);
      const { findings } = check(text, { language: 'en' });
      const known = new Set(input.findings.map(({ id }) => id));
      for (const change of changing) {
        const made = places.get(change) ?? [];
        const there = findings.filter(
          ({ evidence }) =>
            evidence !== undefined &&
            made.some(({ start, end }) => evidence.start < end && start < evidence.end),
        );
        expect(there.filter(({ id }) => id === change.finding.id)).toEqual([]);
        expect(there.filter(({ id, riskFactor }) => riskFactor >= 3 && !known.has(id))).toEqual([]);
      }
    }
  });
});
