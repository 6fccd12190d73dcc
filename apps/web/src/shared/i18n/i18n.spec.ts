import { changeLanguage, startI18n } from './i18n.js';
import { resources } from './resources.js';

const PLURAL = /_(one|few|many|other)$/;
const WRITTEN_FORMS = { en: ['one', 'other'], lt: ['one', 'few', 'many', 'other'] } as const;

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

const keysOf = (texts: Record<string, string>) =>
  [...new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')))].sort();
const gapsOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}|<\/?(\w+)>/g)].map(([gap]) => gap).sort();
const namespaces = Object.keys(resources.en) as (keyof typeof resources.en)[];

describe.each(namespaces)('the texts of %s', (namespace) => {
  const en = flatten(resources.en[namespace]);
  const lt = flatten(resources.lt[namespace]);

  it('R-I18N-01 are there in both languages, none of them empty', () => {
    expect(keysOf(lt)).toEqual(keysOf(en));
    for (const text of [...Object.values(en), ...Object.values(lt)]) expect(text.trim()).not.toBe('');
  });

  it('have all the plural forms of their language', () => {
    for (const [language, texts] of Object.entries({ en, lt })) {
      const forms = WRITTEN_FORMS[language as keyof typeof WRITTEN_FORMS];
      const counted = Object.keys(texts)
        .filter((key) => PLURAL.test(key))
        .map((key) => key.replace(PLURAL, ''));
      for (const key of counted) {
        expect(forms.filter((form) => texts[`${key}_${form}`] === undefined)).toEqual([]);
      }
    }
  });

  it('R-I18N-01 speak to a Lithuanian reader politely and quietly: "jūs" with a small letter inside a sentence', () => {
    const loud = /[^.!?:„>"]\s+J(?:ūs|ums|umis|ūsų|us)(?!\p{L})/u;
    expect(Object.values(lt).filter((text) => loud.test(text))).toEqual([]);
  });

  it('T-41 name no price: the one list of prices fills it in', () => {
    const price = /[$€] ?\d|\d ?[$€]|\b\d+ ?(USD|EUR)\b/;
    expect([...Object.values(en), ...Object.values(lt)].filter((text) => price.test(text))).toEqual([]);
  });

  it('have the same gaps to fill', () => {
    for (const [key, text] of Object.entries(lt)) {
      const original = en[key] ?? en[key.replace(PLURAL, '_other')] ?? '';
      expect([key, gapsOf(text)]).toEqual([key, gapsOf(original)]);
    }
  });
});

describe(startI18n.name, () => {
  const setLanguages = (given: { query?: string; cookie?: string; storage?: string; browser?: string }) => {
    window.history.replaceState(null, '', given.query ? `/?lng=${given.query}&keep=1#part` : '/');
    document.cookie = given.cookie ? `i18next=${given.cookie}; path=/` : 'i18next=; path=/; max-age=0';
    if (given.storage) localStorage.setItem('i18next', given.storage);
    else localStorage.removeItem('i18next');
    Object.defineProperty(navigator, 'languages', { value: [given.browser ?? 'fr-FR'], configurable: true });
    Object.defineProperty(navigator, 'language', { value: given.browser ?? 'fr-FR', configurable: true });
    document.documentElement.lang = 'en';
  };

  it.each([
    ['the lng parameter', { query: 'lt', cookie: 'en', storage: 'en', browser: 'en-US' }, 'lt'],
    ['the cookie', { cookie: 'lt', storage: 'en', browser: 'en-US' }, 'lt'],
    ['local storage', { storage: 'lt', browser: 'en-US' }, 'lt'],
    ['the browser', { browser: 'lt-LT' }, 'lt'],
    ['English where nothing fits', { browser: 'fr-FR' }, 'en'],
  ])('R-I18N-02 takes the language from %s', async (_, given, expected) => {
    setLanguages(given);
    const i18n = await startI18n({ resources });
    expect(i18n.resolvedLanguage).toBe(expected);
    expect(document.documentElement.lang).toBe(expected);
  });

  it('R-I18N-03 keeps the language in local storage and in a cookie', async () => {
    setLanguages({ query: 'lt' });
    await startI18n({ resources });
    expect(localStorage.getItem('i18next')).toBe('lt');
    expect(document.cookie).toContain('i18next=lt');
  });

  it('takes lng out of the address when the reader chooses otherwise, and only that', async () => {
    setLanguages({ query: 'lt' });
    await startI18n({ resources });
    await changeLanguage('en');
    expect(window.location.search).toBe('?keep=1');
    expect(window.location.hash).toBe('#part');
    expect(document.documentElement.lang).toBe('en');
  });
});
