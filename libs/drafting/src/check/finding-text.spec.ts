import { CONCEPTS } from './concepts/catalogue/index.js';
import { findingText } from './finding-text.js';

const textsOf = (language: 'en' | 'lt', kind: 'services' | 'lease') =>
  Object.keys(CONCEPTS).map((id) => Object.values(findingText(id, { language, kind }) ?? {}).join(' '));

describe(findingText, () => {
  it.each([
    ['en', /\b(?:the|your|a|a difficult) client(?!s)/i, 'The other side may leave without any notice'],
    [
      'lt',
      /(?<!vieno )(?<!\p{L})klient(?:as|o|ui|ą|u|e)(?!\p{L})/iu,
      'Kontrahentas gali pasitraukti be jokio įspėjimo',
    ],
  ] as const)('R-ANA-06 speaks of no client where nobody works for one: %s', (language, client, heading) => {
    expect(textsOf(language, 'lease').filter((text) => client.test(text))).toEqual([]);
    expect(textsOf(language, 'services').some((text) => client.test(text))).toBe(true);
    const told = findingText('termination-convenience.no-notice', { language, kind: 'lease' });
    expect(told?.heading).toBe(heading);
  });

  it('knows no finding that these rules do not make', () => {
    expect(findingText('gone.defect', { language: 'en', kind: 'services' })).toBeUndefined();
  });
});
