import { readBrief } from './read-brief.js';

const rightsOf = (brief: string) => {
  const found = readBrief(brief, '2026-11-26').proposals.find(({ key }) => key === 'ip_ownership');
  return (
    found && { values: [found, ...found.alternatives].map(({ value }) => value), isCertain: found.isCertain }
  );
};
const EITHER = { values: ['on_payment', 'on_last_payment'], isCertain: false };

describe('rights that pass with a payment', () => {
  it.each([
    'Reikia logotipo. Teisės turi pereiti mums visos, kai sumokam.',
    'Reikia logotipo. Teisės visos mūsų, kai atsiskaitysim.',
    'We need a logo. Rights pass to us in full once we have paid.',
    'We need a logo. The copyright is entirely ours after payment.',
    'Reikia svetainės. Mokame etapais: 1 etapas – dizainas, 500 Eur, 2 etapas – programavimas, 900 Eur. Sumokėjus teisės pereina mums.',
    'We need a website. Three stages: design 800 EUR, build 1200 EUR, launch 500 EUR. All rights go to us once paid.',
    'We need a website, paid in three instalments. The copyright goes to us after payment.',
  ])('are to be chosen where the payment may be the last or each: %s', (brief) => {
    expect(rightsOf(brief)).toEqual(EITHER);
  });

  it.each([
    ['We need a logo. All rights go to us after payment.', 'on_payment'],
    ['Reikia logotipo. Sumokėjus teisės pereina mums.', 'on_payment'],
    [
      'We need a website. Three stages: design 800 EUR, build 1200 EUR, launch 500 EUR. Rights to each stage pass once it is paid.',
      'on_payment',
    ],
    ['Reikia svetainės. Mokame etapais. Teisės į kiekvieną etapą pereina jį apmokėjus.', 'on_payment'],
    [
      'We need a website in two stages: 800 EUR and 900 EUR. All rights are ours after the final payment.',
      'on_last_payment',
    ],
    ['Reikia logotipo. Teisės visos mums po galutinio apmokėjimo.', 'on_last_payment'],
  ])('are certain where the words say which: %s', (brief, value) => {
    expect(rightsOf(brief)).toEqual({ values: [value], isCertain: true });
  });
});
