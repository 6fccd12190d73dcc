import { nameInLithuanian } from './name-lt.js';

const fromGenitive = (phrase: string) => nameInLithuanian(phrase, ['genitive'], true);
const fromAccusative = (phrase: string) => nameInLithuanian(phrase, ['accusative'], true);

describe(nameInLithuanian.name, () => {
  it.each([
    ['vizitinių kortelių', 'vizitinės kortelės'],
    ['vizitinės kortelės', 'vizitinė kortelė'],
    ['vizitinių', 'vizitinės'],
    ['vizitinių dizaino', 'vizitinių dizainas'],
    ['reklaminių skydelių', 'reklaminiai skydeliai'],
    ['didelių plakatų', 'dideli plakatai'],
    ['žalių lipdukų', 'žali lipdukai'],
    ['papildomo puslapio', 'papildomas puslapis'],
    ['naujos svetainės', 'nauja svetainė'],
    ['socialinių kampanijų nuotraukų', 'socialinių kampanijų nuotraukos'],
    ['gaminių nuotraukų', 'gaminių nuotraukos'],
    ['reklaminių vaizdo klipų', 'reklaminiai vaizdo klipai'],
    ['3D modelių', '3D modeliai'],
    ['mobiliojo žaidimo', undefined],
    ['žaidimo', 'žaidimas'],
    ['naujo modulio', 'naujas modulis'],
    ['takelių', 'takeliai'],
    ['vadovėlių', 'vadovėliai'],
    ['knygos viršelio', 'knygos viršelis'],
    ['priešlapių', 'priešlapiai'],
    ['piešinių', 'piešiniai'],
    ['plėtinio', 'plėtinys'],
    ['žanrų', 'žanrai'],
    ['laiškelių', 'laiškeliai'],
    ['naujos skilties', 'nauja skiltis'],
    ['formuliaro', 'formuliaras'],
    ['užrašų lentos', 'užrašų lenta'],
    ['atvartų', 'atvartai'],
  ])('has the genitive “%s” in the nominative', (phrase, name) => {
    expect(fromGenitive(phrase)).toBe(name);
  });

  it.each([
    ['vizitines korteles', 'vizitinės kortelės'],
    ['didelius plakatus', 'dideli plakatai'],
    ['reklaminius plakatus', 'reklaminiai plakatai'],
    ['naujus šablonus', 'nauji šablonai'],
    ['žalią lipduką', 'žalias lipdukas'],
    ['gražius plakatus', undefined],
  ])('has the accusative “%s” in the nominative', (phrase, name) => {
    expect(fromAccusative(phrase)).toBe(name);
  });
});
