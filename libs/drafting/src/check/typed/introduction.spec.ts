import { readContract } from '../read-contract.js';
import { introducesBoth } from './introduction.js';

const BODY = `
1. Work. The Designer draws a logo for the Client and delivers it to the Client by 1 May 2027.

2. Price. The Client pays the Designer EUR 900 within 14 days of each invoice of the Designer.
`;
const isIntroduced = (introduction: string): boolean => {
  const contract = readContract(`SERVICES AGREEMENT\n\n${introduction}\n${BODY}`, { language: 'en' });
  return contract.sentences.some((sentence) => introducesBoth(contract, sentence));
};

describe(introducesBoth.name, () => {
  it.each([
    ['This Agreement is made between Halvorsen Ltd (the "Client") and Ona Petraitė (the "Designer").', true],
    ['Agreement between Ona Petraitė (the "Designer") and UAB Vėtra (the "Client").', true],
    ['This Agreement is made between Sunny Side (the "Client") and Ona Petraitė (the "Designer").', false],
    [
      'This Agreement is made between Halvorsen Ltd or any company that it names (the "Client"), on behalf of which Joe Hart signs, and Ona Petraitė (the "Designer").',
      false,
    ],
  ])('%s %s', (introduction, expected) => expect(isIntroduced(introduction)).toBe(expected));
});
