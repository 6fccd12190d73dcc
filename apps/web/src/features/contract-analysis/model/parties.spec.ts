import type { AnalysisParty } from '@pactwright/protocol';
import { mayDoTheWork, wordsOf } from './parties.js';

const party = (name: string, ...roles: string[]): AnalysisParty => ({
  name,
  roles,
  side: 'client',
  certain: true,
});

describe(wordsOf.name, () => {
  it.each([
    ['a role is written as the contract would', party('Orbit Ltd', 'company'), 'Orbit Ltd', ['Company']],
    ['a role that is the name is not said again', party('Client', 'client'), 'Client', []],
    ['the same role is said once', party('Orbit Ltd', 'company', 'company'), 'Orbit Ltd', ['Company']],
    ['a pronoun stays small', party('Orbit Ltd', 'company', 'we'), 'Orbit Ltd', ['Company', 'we']],
    ['a pronoun may be all there is', party('You', 'you'), 'you', []],
    ['an English "I" does not', party('Ruth Vane', 'i'), 'Ruth Vane', ['I']],
    ['Lithuanian letters', party('Rasa Milerė', 'šalis', 'mes'), 'Rasa Milerė', ['Šalis', 'mes']],
  ])('%s', (_, given, name, roles) => {
    const words = wordsOf(given);
    expect(words.name.text).toBe(name);
    expect(words.roles.map(({ text }) => text)).toEqual(roles);
  });

  it('tells a pronoun from a name', () => {
    const { name, roles } = wordsOf(party('Orbit Ltd', 'jūs'));
    expect([name.isPronoun, ...roles.map(({ isPronoun }) => isPronoun)]).toEqual([false, true]);
  });
});

describe(mayDoTheWork.name, () => {
  it.each([
    ['the first party', true, false, true],
    ['the other party', true, true, false],
    ['the other party, in doubt', false, true, true],
  ])('%s', (_, certain, isOther, expected) => {
    const parties = [party('Ann Lee'), { ...party('Orbit Ltd'), certain }];
    expect(mayDoTheWork({ parties }, isOther)).toBe(expected);
  });
});
