import { analyze, soundsRequired } from '@pactwright/drafting';
import { suggestionDetail, type SuggestionDetail } from '@pactwright/protocol';
import { anAnalyzeInput } from '../testing/inputs.js';
import { plainPseudonymizer } from '../testing/plain-pseudonymizer.js';
import { normaliseAnalysis } from './normalise.js';
import type { AnalyzeAnswer } from './schema.js';

const input = anAnalyzeInput('en');
const known: SuggestionDetail[] = suggestionDetail
  .array()
  .parse(analyze(input.answers, { language: 'en', contractLanguage: 'en' }));
const prose = {
  suggestion: 'Consider naming one person who decides for the client.',
  why: 'Without one person you may hear two different answers.',
  question: 'Who decides for the client?',
};
const added: AnalyzeAnswer['added'][number] = {
  ...prose,
  clause: 'notices',
  category: 'clarity',
  riskFactor: 2,
  wording: 'The client names one person who may give instructions for the work.',
};
const normalise = (answer: Partial<AnalyzeAnswer>) =>
  normaliseAnalysis({ reworded: [], added: [], ...answer }, plainPseudonymizer, input, known);

describe(normaliseAnalysis, () => {
  it('R-SUM-05 keeps every suggestion of the rules, with what only they decide', () => {
    const result = normalise({ reworded: known.map(({ id }) => ({ id, ...prose })) });
    expect(result?.map(({ id }) => id).sort()).toEqual(known.map(({ id }) => id).sort());
    for (const suggestion of result ?? []) {
      const rule = known.find(({ id }) => id === suggestion.id);
      expect(suggestion).toMatchObject({
        isRequired: rule?.isRequired,
        riskFactor: rule?.riskFactor,
        why: prose.why,
      });
      expect(soundsRequired(suggestion.suggestion)).toBe(soundsRequired(rule?.suggestion ?? ''));
    }
  });

  it('T-47 puts the required ones first', () => {
    const result = normalise({ added: [{ ...added, riskFactor: 5 }] }) ?? [];
    const lastRequired = result.map(({ isRequired }) => isRequired).lastIndexOf(true);
    expect(result.slice(0, lastRequired + 1).every(({ isRequired }) => isRequired)).toBe(true);
  });

  it('adds what no rule covers, once for a clause, never as required, with an id that stays', () => {
    const result = normalise({ added: [added, { ...added, category: 'risk' }] });
    const ofModel = result?.filter(({ id }) => id.startsWith('model:'));
    expect(ofModel).toHaveLength(1);
    expect(ofModel?.[0]).toMatchObject({
      isRequired: false,
      clauseId: 'notices',
      implementation: added.wording,
    });
    expect(normalise({ added: [added] })?.map(({ id }) => id)).toEqual(result?.map(({ id }) => id));
  });

  it.each<[string, Partial<typeof added>]>([
    ['calls itself required', { suggestion: 'You must name one person who decides.' }],
    ['names a sum that nobody agreed', { wording: 'The client pays a fine of 7 500 USD to the provider.' }],
    ['is about a clause that a rule covers', { clause: known[0]?.clauseId as typeof added.clause }],
  ])('drops an added suggestion that %s', (_why, change) => {
    expect(normalise({ added: [{ ...added, ...change }] })?.some(({ id }) => id.startsWith('model:'))).toBe(
      false,
    );
  });

  it('does not suggest again what the user approved and the contract carries', () => {
    const id =
      normalise({ added: [added] })?.find((suggestion) => suggestion.id.startsWith('model:'))?.id ?? '';
    const again = normaliseAnalysis(
      { reworded: [], added: [added] },
      plainPseudonymizer,
      { ...input, approved: [{ id }] },
      known,
    );
    expect(id).toMatch(/^model:/);
    expect(again?.some((suggestion) => suggestion.id === id)).toBe(false);
  });

  it('refuses the whole answer when a part of it is in another language', () => {
    const lithuanian = 'Klientas paskiria vieną žmogų, kuris duoda nurodymus dėl darbų.';
    expect(normalise({ added: [{ ...added, wording: lithuanian }] })).toBeUndefined();
    expect(normalise({ reworded: [{ id: known[0]?.id ?? '', ...prose, why: lithuanian }] })).toBeUndefined();
  });

  it('adds at most five, and none of a category that is full', () => {
    const clauses = [
      'notices',
      'background',
      'definitions',
      'severability',
      'insurance',
      'exclusivity',
      'taxes',
    ] as const;
    const many = clauses.map((clause) => ({ ...added, clause }));
    const result = normalise({ added: many }) ?? [];
    expect(result.filter(({ id }) => id.startsWith('model:')).length).toBeLessThanOrEqual(5);
    expect(result.filter(({ category }) => category === 'clarity').length).toBeLessThanOrEqual(8);
  });
});
