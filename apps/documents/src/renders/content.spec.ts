import { nothingAnswered, webProject } from '../testing/some-answers.js';
import { contentOf } from './content.js';

describe(contentOf.name, () => {
  const answers = { ...webProject, optional_clauses: ['audit'] };

  it('names equal contracts equally, in whichever order they were answered', () => {
    const reversed = Object.fromEntries(Object.entries(answers).reverse());

    expect(contentOf({ answers: reversed, language: 'lt' }).hash).toBe(
      contentOf({ answers, language: 'lt' }).hash,
    );
  });

  it('names a contract anew when its words or its language change', () => {
    const hashes = [
      contentOf({ answers, language: 'en' }),
      contentOf({ answers, language: 'lt' }),
      contentOf({ answers: { ...answers, payment_amount: '4801' }, language: 'en' }),
      contentOf({ answers: {}, language: 'en' }),
      contentOf({
        answers,
        language: 'en',
        additions: [{ id: 'x', clauseId: 'fees', text: 'Paid in two parts.' }],
      }),
    ].map(({ hash }) => hash);

    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });

  it('T-44 knows whether a model has written some of it', () => {
    const withOneOf = (id: string) =>
      contentOf({
        answers,
        language: 'en',
        additions: [{ id, clauseId: 'fees', text: 'Paid in two parts.' }],
      });

    expect(contentOf({ answers, language: 'en' }).hasModelWords).toBe(false);
    expect(withOneOf('fees.deposit').hasModelWords).toBe(false);
    expect(withOneOf('model:0123456789abcdef').hasModelWords).toBe(true);
  });

  it('is not moved by answers that say nothing in the contract', () => {
    const withUnknown = { unknown_key: 'words' };

    expect(contentOf({ answers: withUnknown, language: 'en' }).hash).toBe(
      contentOf({ answers: { ...nothingAnswered } as typeof withUnknown, language: 'en' }).hash,
    );
  });
});
