import { fallbackPage, languageOf, mayKeepPage, pagesToKeep } from './pages.js';

const at = (address: string) => new URL(address, 'https://pactwright.example');

describe('what the service worker keeps', () => {
  it('has the wizard, the home page, the check and an empty frame in both languages from the first visit on', () => {
    expect(pagesToKeep()).toEqual(
      ['en', 'lt'].flatMap((language) =>
        ['/', '/contract/new', '/contract/analyze', '/contracts'].map((page) => `${page}?lng=${language}`),
      ),
    );
  });

  it.each(['/', '/blog', '/blog/kill-fee', '/privacy', '/accuracy', '/services/'])(
    'keeps the public page %s',
    (address) => expect(mayKeepPage(at(address))).toBe(true),
  );

  it.each([
    '/contract/new?contractId=1',
    '/contracts',
    '/payment-success?contractId=1',
    '/profile',
    '/profile/billing',
    '/admin',
    '/reset-password?token=1',
  ])('never keeps %s', (address) => expect(mayKeepPage(at(address))).toBe(false));

  it('answers each address with its own page or the empty frame, in the language of the reader', () => {
    expect(fallbackPage('/contract/new/', 'lt')).toBe('/contract/new?lng=lt');
    expect(fallbackPage('/profile', 'en')).toBe('/contracts?lng=en');
  });

  it('R-I18N-02 lets the address choose the language before what was noted, and speaks English otherwise', () => {
    expect(languageOf(at('/?lng=en'), 'lt')).toBe('en');
    expect(languageOf(at('/'), 'lt')).toBe('lt');
    expect(languageOf(at('/?lng=de'), undefined)).toBe('en');
  });
});
