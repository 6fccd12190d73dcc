import type { SuggestionDetail } from '@pactwright/protocol';
import { readAnalysis } from './read-analysis.js';

const detail = (id: string, suggestion: string, over: Partial<SuggestionDetail> = {}): SuggestionDetail => ({
  id,
  category: 'risk',
  suggestion,
  why: 'Without it one mistake can cost more than the whole job.',
  riskFactor: 3,
  isRequired: false,
  question: 'How high should it be?',
  clauseId: 'liability-cap',
  fields: [],
  implementation: 'The liability of the Provider is limited to the fees paid.',
  ...over,
});

describe('the suggestions of an answer', () => {
  it('are those that are listed, with what is known of them (T-28)', () => {
    const read = readAnalysis({
      suggestions: { risk: ['Cap the liability'], legal: ['Name the law'] },
      details: [detail('cap', 'Cap the liability'), detail('other', 'Not listed')],
    });
    expect(read).toMatchObject([{ id: 'cap', text: 'Cap the liability' }, { text: 'Name the law' }]);
  });

  it('have one entry for one text, listed or known twice, as what is decided is kept by the text (R-SUM-16)', () => {
    const read = readAnalysis({
      suggestions: { risk: ['Cap the liability', 'Cap the liability'], legal: ['Cap the liability'] },
      details: [detail('cap', 'Cap the liability'), detail('cap-2', 'Cap the liability')],
    });
    expect(read?.map(({ text }) => text)).toEqual(['Cap the liability']);
  });

  it('are none of an answer without the lists (R-SUM-08)', () => {
    expect(readAnalysis({ details: [detail('cap', 'Cap the liability')] })).toBeUndefined();
  });
});
