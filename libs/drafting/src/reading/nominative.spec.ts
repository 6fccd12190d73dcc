import { nominative } from './nominative.js';

describe(nominative.name, () => {
  it.each([
    ['naują logotipą kavinei', 'naujas logotipas kavinei'],
    ['logotipą', 'logotipas'],
    ['interneto svetainę su rezervacijos forma', 'interneto svetainė su rezervacijos forma'],
    ['reklaminę skrajutę', 'reklaminė skrajutė'],
    ['vizitinę kortelę', 'vizitinė kortelė'],
    ['vizitines korteles', 'vizitinės kortelės'],
    ['3 reklaminius plakatus', '3 reklaminiai plakatai'],
    ['5 straipsnius apie keliones', '5 straipsniai apie keliones'],
    ['2 naujus maketus', '2 nauji maketai'],
    ['10 straipsnių', '10 straipsnių'],
    ['prekių katalogą', 'prekių katalogas'],
    ['meniu', 'meniu'],
    ['vizitinę kortelę klinikai „Baltas dantis“', 'vizitinė kortelė klinikai „Baltas dantis“'],
    ['ataskaitą lietuvių kalba ir pristatymą vadovams', 'ataskaita lietuvių kalba ir pristatymas vadovams'],
    ['turinio planą', 'turinio planas'],
    ['mobiliąją programėlę', 'mobilioji programėlė'],
    ['tris iliustracijas', 'trys iliustracijos'],
    ['firminį stilių', 'firminis stilius'],
    ['strategiją', 'strategija'],
    ['pakuotės dizainą', 'pakuotės dizainas'],
  ])('%s: %s', (typed, listed) => {
    expect(nominative(typed)).toBe(listed);
  });

  it.each(['komponentą', 'logotipą ir komponentą', 'padaryti gražiai', ''])(
    'says nothing of “%s”',
    (typed) => {
      expect(nominative(typed)).toBeUndefined();
    },
  );
});
