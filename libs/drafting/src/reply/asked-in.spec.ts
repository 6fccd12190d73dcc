import { askedTwice, isAskedIn } from './asked-in.js';
import { COUNTERS } from './wordings/index.js';

describe(isAskedIn, () => {
  it.each([
    [
      'Could both sides leave with written notice, and work done until then be paid?',
      'Could both sides be free to leave with the same notice, and work done until then be paid?',
      true,
    ],
    [
      'Siūlau, kad abi šalys galėtų pasitraukti įspėjusios, o už iki tol atliktą darbą būtų sumokėta.',
      'Siūlau, kad abi šalys galėtų pasitraukti įspėjusios prieš tiek pat laiko, o už iki tol atliktą darbą būtų sumokama.',
      true,
    ],
    [
      'Could both sides be free to leave with the same notice, and work done until then be paid?',
      'Could both sides leave with written notice?',
      false,
    ],
    ['Could the notice be shorter?', 'Could the notice be shorter for both sides?', false],
    [
      'Could the penalty be left out? Either side would instead make good the proven loss that it causes by its own fault.',
      'Could this restriction be left out? Work for others is free after the end, and confidential information stays protected.',
      false,
    ],
  ])('tells whether a remark asks for what another one asks for: %s', (remark, other, isAsked) => {
    expect(isAskedIn(remark, other)).toBe(isAsked);
  });

  it('keeps the first of two that ask for the same, and the one that asks for more', () => {
    const more = 'Could both sides be free to leave with the same notice, and work done until then be paid?';
    const less = 'Could both sides leave with written notice, and work done until then be paid?';
    expect([...askedTwice([less, more])]).toEqual([less]);
    expect([...askedTwice([more, less])]).toEqual([less]);
    expect([...askedTwice([more, more.replace('?', '.')])]).toEqual([more.replace('?', '.')]);
    expect([...askedTwice([more])]).toEqual([]);
  });

  it('takes hardly any two remarks of the rules for one', () => {
    const alike = (['en', 'lt'] as const).flatMap((language) => {
      const remarks = Object.entries(COUNTERS).map(([id, said]) => [id, said[language].comment] as const);
      return remarks.flatMap(([id, remark]) =>
        remarks.flatMap(([other, by]) =>
          id !== other && remark !== by && isAskedIn(remark, by) ? `${language} ${id} ${other}` : [],
        ),
      );
    });
    expect(alike).toEqual([
      'en data-protection.no-agreement data-protection.missing',
      'lt data-protection.no-agreement data-protection.missing',
    ]);
  });
});
