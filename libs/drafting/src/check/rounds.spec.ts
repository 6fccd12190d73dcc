import { roundsIn } from './rounds.js';

describe(roundsIn.name, () => {
  it.each([
    ['the fee includes 2 rounds of revisions', [2]],
    ['į kainą įskaičiuotos 2 išplėtoto logotipo taisymo iteracijos', [2]],
    ['nuotraukos taisomos 3 kartus', [3]],
    ['provider revises the draft twice', [2]],
    ['2 rounds are free; each further round is paid', [2]],
    ['3 rounds for the logo and 2 rounds for the site', [3, 2]],
    ['a round is one list of remarks', []],
    ['provider corrects what the client asks for', []],
  ])('reads "%s"', (plain, expected) => expect(roundsIn(plain)).toEqual(expected));
});
