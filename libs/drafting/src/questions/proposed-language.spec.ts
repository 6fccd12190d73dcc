import { proposedLanguage } from './proposed-language.js';

describe(proposedLanguage.name, () => {
  it.each([
    ['en', { provider_country: 'lt', client_country: 'lt' }, 'both'],
    ['lt', { provider_country: 'lt', client_country: 'lt' }, 'lt'],
    ['en', { provider_country: 'lt', client_country: 'de' }, 'en'],
    ['en', { provider_country: 'gb', client_country: 'lt' }, 'en'],
    ['en', { provider_country: 'lt' }, 'en'],
    ['lt', { provider_country: 'lt', client_country: 'de' }, 'lt'],
  ] as const)('is, for a reader of %s and %j, %s', (reader, answers, proposed) => {
    expect(proposedLanguage(answers, reader)).toBe(proposed);
  });
});
