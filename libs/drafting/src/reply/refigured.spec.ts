import type { Language } from '../model/document.js';
import { refigured } from './refigured.js';
import { say } from './say.js';
import { speechOf } from './speech.js';
import { COUNTERS } from './wordings/index.js';

const TEXTS: Readonly<Record<Language, string>> = {
  en: 'The Contractor works for the Client. The Client pays the Contractor.',
  lt: 'Rangovas dirba klientui. Klientas moka rangovui. Rangovo klientas.',
};

describe(refigured.name, () => {
  it.each(['en', 'lt'] as const)(
    'shows every figure of every wording as it is said with it: %s',
    (language) => {
      const party = (side: 'provider' | 'client', word: string) => ({
        name: word,
        words: [word],
        side,
        isCertain: true,
      });
      const speech = speechOf(
        TEXTS[language],
        [
          party('provider', language === 'en' ? 'contractor' : 'rangovas'),
          party('client', language === 'en' ? 'client' : 'klientas'),
        ],
        language,
      );
      if (speech === undefined) throw new Error('the sides are not told');
      let shown = 0;
      for (const { changes, figures } of Object.values(COUNTERS))
        for (const change of changes) {
          const templates =
            change.kind === 'rewrite' || change.kind === 'append'
              ? [change[language]]
              : change.kind === 'insert'
                ? change[language]
                : [];
          for (const template of templates)
            for (const figure of figures) {
              if (!template.includes(`{#${figure.key}`)) continue;
              for (const chosen of [figure.min, figure.max]) {
                const expected = say(template, speech, figures, { [figure.key]: chosen });
                expect(refigured(say(template, speech, figures, {}), figure, chosen, language)).toBe(
                  expected,
                );
                shown++;
              }
            }
        }
      expect(shown).toBeGreaterThan(50);
    },
  );

  it('keeps the hyphen of "30-day"', () => {
    const days = { key: 'days', value: 30, min: 7, max: 30 };
    expect(refigured('30-day', days, 14, 'en')).toBe('14-day');
  });
});
