import { readBrief } from './read-brief.js';

const TODAY = '2026-11-26';
const daysToPay = (words: string) =>
  readBrief(`Logo design for a bakery. Logotipas kepyklai. ${words}`, TODAY).proposals.find(
    ({ key }) => key === 'payment_due_days',
  );

describe('days that may be of payment or of the work', () => {
  it.each([
    'Invoice paid within 15 days.',
    'EUR 500, invoice 15 days.',
    'Payment within 15 days of receipt of the invoice.',
    'We pay EUR 500 within 15 days of the invoice.',
    'Sąskaitą apmokame per 15 dienų.',
    'Apmokėjimo terminas 15 d.',
    'Apmokam 500 Eur per 15 d. nuo sąskaitos gavimo.',
  ])('are of payment where the words leave no doubt: %s', (words) => {
    expect(daysToPay(words)).toMatchObject({ other: '15', isCertain: true });
  });

  it.each([
    'Payment EUR 500 in 15 days.',
    'I pay 500 euros for it within 15 days.',
    'EUR 500, payment, 15 days.',
    'Apmokėjimas 500 Eur per 15 d.',
    'Mokam 500 Eur, 15 dienų.',
    'Mokėjimas iki 15 d.',
  ])('are to be looked at where they are near a payment only: %s', (words) => {
    expect(daysToPay(words)).toMatchObject({ other: '15', isCertain: false });
  });

  it.each([
    'We pay EUR 500, done in 15 days.',
    'The logo is needed in 15 days, we pay EUR 500.',
    '15 days from payment of the deposit.',
    'Delivery within 15 days after the deposit is paid.',
    'Sumokėsime 500 Eur, reikia per 15 dienų.',
    'Padarysiu per 15 d. nuo apmokėjimo.',
    'Terminas 15 d., apmokėjimas po darbo.',
    '15 dienų nuo sąskaitos apmokėjimo.',
  ])('are no days to pay where they are of the work: %s', (words) => {
    expect(daysToPay(words)).toBeUndefined();
  });
});
