import { noticesIn } from './notices.js';

describe(noticesIn.name, () => {
  it.each([
    ["either party may terminate on 30 days' written notice", ['30 days']],
    ['klientas gali nutraukti sutartį, įspėjęs prieš 14 dienų', ['14 days']],
    ['provider gives 3 months notice and client 1 week notice', ['3 months', '1 weeks']],
    ['client may terminate if a breach is not remedied within 14 days', []],
    ['client may cancel a session on 24 hours notice', []],
  ])('reads "%s"', (plain, expected) =>
    expect(noticesIn(plain).map(({ amount, unit }) => `${amount} ${unit}`)).toEqual(expected),
  );
});
