import { isAcceptedSomeDay, isBoundToStay, isPaidWhenClientIs } from './waiting-and-leaving.js';

describe('whether the client pays only when somebody else has paid it', () => {
  it.each([
    [
      'invoices are payable within 75 days, provided the client has itself been paid by its own customers.',
      true,
    ],
    ['the fee falls due 10 days after the client has received payment from its customer.', true],
    ['payment is conditional upon receipt of funds from the end client.', true],
    ['sums are due once the client is paid by its investors.', true],
    ['klientas moka per 90 dienų, jeigu yra gavęs pinigus iš savo užsakovų.', true],
    ['atlygis mokamas tik gavus apmokėjimą iš galutinio kliento.', true],
    ['klientas sumoka, kai jis pats gauna lėšas iš savo pirkėjų.', true],
    ['the client pays whether or not it has been paid by its own customers.', false],
    ['payment is not conditional on receipt of funds from the end client.', false],
    ['the provider starts once the provider is paid.', false],
    ['klientas moka nepriklausomai nuo to, ar yra gavęs pinigus iš savo užsakovų.', false],
    ['paslaugų teikėjas, gavęs apmokėjimą iš kliento, perduoda failus.', false],
  ])('in "%s": %s', (plain, expected) => expect(isPaidWhenClientIs(plain)).toBe(expected));
});

describe('whether the client has no time within which to take the work', () => {
  it.each([
    ['there is no time limit for its decision.', 'acceptance', true],
    ['no deadline applies to the client: there is no period for acceptance.', '', true],
    ['the client may take as long as it needs to review the deliverables.', '', true],
    ['terminas patvirtinti nenustatomas.', 'darbų priėmimas', true],
    ['priėmimo terminas neribojamas.', '', true],
    ['there is no time limit for its decision.', 'confidentiality', false],
    ['the client accepts the work within ten days.', 'acceptance', false],
    ['there is no deadline for comments of the provider.', 'acceptance', false],
  ])('in "%s" below "%s": %s', (plain, before, expected) =>
    expect(isAcceptedSomeDay(plain, before)).toBe(expected),
  );
});

describe('whether the one who works may leave for a grave reason or with leave only', () => {
  it.each([
    [
      'the provider may terminate only for a serious breach which the client has failed to remedy within 90 days.',
      true,
    ],
    ['the provider may terminate this agreement only with the written consent of the client.', true],
    ['paslaugų teikėjas gali nutraukti sutartį tik klientui sutikus.', true],
    ['the provider may end this agreement only by giving 30 days notice.', false],
    ['neither the client nor the provider may terminate only for convenience.', false],
    ['paslaugų teikėjas gali nutraukti sutartį tik įspėjęs prieš 14 dienų.', false],
    ['the provider may terminate this agreement at any time.', false],
  ])('in "%s": %s', (plain, expected) => expect(isBoundToStay(plain)).toBe(expected));
});
