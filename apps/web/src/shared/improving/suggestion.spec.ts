import { requiredFirst, type Suggestion } from './suggestion.js';

const aSuggestion = (text: string, over: Partial<Suggestion> = {}): Suggestion => ({
  text,
  category: 'legal',
  isRequired: false,
  ...over,
});

describe(requiredFirst.name, () => {
  it('T-47 puts required ones first, minor ones last, and keeps the order otherwise', () => {
    const found = [
      aSuggestion('minor', { riskFactor: 1 }),
      aSuggestion('grave', { riskFactor: 5 }),
      aSuggestion('low', { riskFactor: 2 }),
      aSuggestion('required and minor', { riskFactor: 1, isRequired: true }),
      aSuggestion('required', { riskFactor: 3, isRequired: true }),
      aSuggestion('unrated'),
    ];
    expect(requiredFirst(found).map(({ text }) => text)).toEqual([
      'required',
      'required and minor',
      'grave',
      'low',
      'unrated',
      'minor',
    ]);
  });
});
