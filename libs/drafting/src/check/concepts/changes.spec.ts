import { changedAlone } from './changes.js';

describe(changedAlone.name, () => {
  it.each([
    [
      'the client may change the scope of the services at any time by written notice.',
      'change-control.client-decides',
    ],
    [
      'the client may at any time vary, add to or remove from the services on notice.',
      'change-control.client-decides',
    ],
    ['the client may change this agreement at any time by notice.', 'amendments.unilateral'],
    ['klientas bet kada gali vienašališkai keisti paslaugų apimtį.', 'change-control.client-decides'],
    ['klientas turi teisę keisti sutarties sąlygas, pranešęs paslaugų teikėjui.', 'amendments.unilateral'],
    ['the client may change or cancel the services at any time.', undefined],
    ['the parties may change this agreement in writing.', undefined],
    ['the client may not change the scope.', undefined],
  ])('"%s": %s', (plain, expected) => expect(changedAlone(plain)).toBe(expected));
});
