import { when, type ClauseText } from '../../writing.js';

export const lt: ClauseText = (terms, { text, paragraph, has, ref }) => [
  ...when(terms.style === 'freelancer' && terms.portfolio !== 'forbidden', () => [
    paragraph(
      'reference',
      text`Paslaugų teikėjas turi teisę savo klientų sąraše nurodyti Klientą ir jo logotipą${
        terms.portfolio === 'after-publication' ? ', kai Rezultatas jau paskelbtas' : ''
      }.`,
    ),
  ]),
  paragraph(
    'consent',
    text`${terms.style === 'freelancer' && terms.portfolio !== 'forbidden' ? 'Kitais atvejais kitos' : 'Kitos'} Šalies pavadinimą, logotipą ar pareiškimus reklamoje ir pranešimuose spaudai Šalis naudoja tik turėdama išankstinį rašytinį jos sutikimą.`,
  ),
  paragraph(
    'withdrawal',
    text`Dėl rimtos priežasties Šalis turi teisę sutikimą atšaukti ateičiai. Jau atspausdintą medžiagą galima sunaudoti${terms.style === 'client' ? ', nebent tai pakenktų Klientui' : ''}.`,
  ),
  ...when(has('credit-portfolio'), () => [
    paragraph(
      'portfolio',
      text`Rezultato rodymui darbų aplanke taikomas tik Sutarties ${ref('credit-portfolio.portfolio')} punktas.`,
    ),
  ]),
];
