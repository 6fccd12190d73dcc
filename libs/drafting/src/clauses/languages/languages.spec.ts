import { belongs, clauseText } from '../../../test/clause-text.js';

const LANGUAGES = ['en', 'lt'] as const;

describe('languages', () => {
  it('belong where the contract has two texts', () => {
    expect(belongs('languages')).toBe(false);
    expect(belongs('languages', { languages: { left: 'en', prevails: 'lt' } })).toBe(true);
  });

  it('say which text prevails, alike in both', () => {
    for (const left of LANGUAGES) {
      const lithuanian = { languages: { left, prevails: 'lt' } } as const;
      expect(clauseText('languages', 'en', lithuanian).prevails).toContain('the Lithuanian text prevails');
      expect(clauseText('languages', 'lt', lithuanian).prevails).toContain(
        'viršesnis yra tekstas lietuvių kalba',
      );
      const english = { languages: { left, prevails: 'en' } } as const;
      expect(clauseText('languages', 'en', english).prevails).toContain('the English text prevails');
      expect(clauseText('languages', 'lt', english).prevails).toContain('viršesnis yra tekstas anglų kalba');
    }
  });

  it('leave no word of one language alone where the contract is signed', () => {
    const both = { languages: { left: 'en', prevails: 'lt' } } as const;
    expect(clauseText('signatures', 'en').counterparts).toContain('is made in English and signed');
    expect(clauseText('signatures', 'en', both).counterparts).toContain(
      'is made in English and Lithuanian and signed',
    );
    expect(clauseText('signatures', 'lt').counterparts).toContain('sudaroma lietuvių kalba dviem');
    expect(clauseText('signatures', 'lt', both).counterparts).toContain(
      'sudaroma anglų ir lietuvių kalbomis dviem',
    );
  });
});
