import { callerLanguage } from './request-language.js';

describe(callerLanguage.name, () => {
  it.each([
    ['lt', 'en', 'en', 'lt'],
    [undefined, 'lt-LT,lt;q=0.9,en;q=0.8', null, 'lt'],
    [undefined, 'de, en;q=0.5, lt;q=0.7', null, 'lt'],
    [undefined, 'lt;q=0, en', null, 'en'],
    [undefined, 'de', 'lt', 'lt'],
    ['xx', undefined, undefined, 'en'],
    ['en-US', 'lt', 'lt', 'en'],
  ] as const)('T-60 cookie %s, header %s, profile %s gives %s', (cookie, header, preferred, expected) => {
    expect(callerLanguage(cookie, header, preferred)).toBe(expected);
  });
});
