import { proposedLanguage } from './proposed-language.js';

describe(proposedLanguage.name, () => {
  it.each([
    ['en', { provider_country: 'lt', client_country: 'lt' }, 'both'],
    ['lt', { provider_country: 'lt', client_country: 'lt' }, 'lt'],
    ['en', { provider_country: 'lt', client_country: 'de' }, 'both'],
    ['en', { provider_country: 'gb', client_country: 'lt' }, 'both'],
    ['lt', { provider_country: 'lt', client_country: 'de' }, 'both'],
    ['lt', { provider_country: 'other', client_country: 'lt' }, 'both'],
    ['en', { provider_country: 'gb', client_country: 'de' }, 'en'],
    ['en', { provider_country: 'lt' }, 'en'],
    ['en', { provider_country: 'lt', client_country: '' }, 'en'],
  ] as const)('is, for a reader of %s and %j, %s', (reader, answers, proposed) => {
    expect(proposedLanguage(answers, reader)).toBe(proposed);
  });
});
