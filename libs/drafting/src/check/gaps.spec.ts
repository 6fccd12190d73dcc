import { gaps } from './gaps.js';

describe(gaps.name, () => {
  it.each([
    ['[Text in brackets] is yours to fill', 0],
    ['[Yellow highlighted text] shows what to fill', 0],
    ['[Tekstas laužtiniuose skliaustuose] – jūsų pildoma vieta', 0],
    ['The price is [amount]', 1],
    ['Kaina – [suma] Eur', 1],
  ])('%s', (text, count) => {
    expect(gaps(text)).toHaveLength(count);
  });
});
