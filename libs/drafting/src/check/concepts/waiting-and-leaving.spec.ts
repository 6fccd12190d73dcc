import { isAcceptedSomeDay, isBoundToStay } from './waiting-and-leaving.js';

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
