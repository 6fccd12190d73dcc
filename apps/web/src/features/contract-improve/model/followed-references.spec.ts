import { draft, numberedParts, structureChecks } from '@pactwright/drafting';
import type { ImproveState } from '../../../shared/improving/improve-state.js';
import { anImproveState, CAP } from '../../../shared/testing/improve-state.js';
import { checksOf } from './checks.js';
import { withFollowedReferences } from '../../../shared/improving/followed-references.js';

const withClause = anImproveState();
const without: ImproveState = {
  ...withClause,
  formData: { ...withClause.formData, confidentiality: 'none' },
};
const numberOf = (state: ImproveState, clause: string): string => {
  const document = draft(state.formData, 'en');
  const section = document.sections.find(({ blocks }) => blocks.some(({ clauseId }) => clauseId === clause));
  const block = section?.blocks.find(({ clauseId }) => clauseId === clause);
  return block?.kind === 'paragraph' ? block.number : '';
};
const saying = (state: ImproveState, words: string): ImproveState => ({
  ...state,
  answers: { [CAP]: words },
  extras: { ...state.extras, decisions: { [CAP]: 'applied' } },
});
const failing = (state: ImproveState) =>
  checksOf(state, 'en').flatMap(({ id, isPassed }) => (isPassed ? [] : [id]));

describe(withFollowedReferences.name, () => {
  it('R-IMP-10 keeps a number in own words on the clause that it meant when a change moves the clauses', () => {
    const before = numberOf(withClause, 'governing-law');
    const after = numberOf(without, 'governing-law');
    expect(before).not.toBe(after);
    const words = (number: string) => `Clause ${number} holds for this too, and so does clause 1.1.`;
    const next = withFollowedReferences(
      saying(withClause, words(before)),
      saying(without, words(before)),
      'en',
    );
    expect(next.answers[CAP]).toBe(words(after));
    expect(failing(next)).toEqual(failing(without));
  });

  it('R-IMP-01 counts a check as failed once the clause that was meant has gone, though another has its number', () => {
    const number = numberOf(withClause, 'confidentiality');
    const words = `Clause ${number} holds for five years.`;
    const next = withFollowedReferences(saying(withClause, words), saying(without, words), 'en');
    expect(numberedParts(draft(next.formData, 'en')).has(number)).toBe(true);
    expect(structureChecks(next.formData, 'en').find(({ id }) => id === 'legal.references')?.isPassed).toBe(
      true,
    );
    expect(failing(next)).toContain('legal.references');
    const rewritten = saying(next, 'It holds for five years.');
    expect(failing(rewritten)).not.toContain('legal.references');
  });

  it('leaves words alone that are only now being written', () => {
    const next = saying(without, 'Clause 7.2 holds.');
    expect(withFollowedReferences(saying(withClause, 'Clause 7'), next, 'en')).toBe(next);
  });
});
