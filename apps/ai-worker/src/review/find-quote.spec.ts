import { quotesOf } from './find-quote.js';

describe(quotesOf, () => {
  const text =
    'The Client’s\u200B “sole\u00AD  discretion”\ndecides – always – who owes \u202Ewhat\u202C. ﬁnal oﬃce.';

  it.each([
    ['"sole discretion" decides', 'sole\u00AD  discretion”\ndecides'],
    ['Client\'s "sole discretion" decides', 'Client’s\u200B “sole\u00AD  discretion”\ndecides'],
    ['decides - always - who owes', 'decides – always – who owes'],
    ['"who owes what. final office."', 'who owes \u202Ewhat\u202C. ﬁnal oﬃce.'],
  ])('finds %j, however it is written, in the original', (quote, original) => {
    const evidence = quotesOf(text)(quote);
    expect(evidence?.quote).toBe(original);
    expect(text.slice(evidence?.start, evidence?.end)).toBe(original);
  });

  it.each([
    ['The Client shall own the house'],
    ['the client’s “sole discretion'],
    [''],
    ['Client'],
    ['.'.repeat(40)],
  ])('does not find %j', (quote) => {
    expect(quotesOf(text)(quote)).toBeUndefined();
  });

  it('is quick over 300 pages, and over text made to hurt', () => {
    for (const long of [
      'The Contractor shall deliver. '.repeat(17_000),
      'a\u0301'.repeat(250_000),
      ' '.repeat(500_000),
    ]) {
      const before = process.cpuUsage();
      quotesOf(long)('nowhere to be found at all');
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000).toBeLessThan(8_000);
    }
  });
});
