import type { Writer, Written } from '../../clause.js';
import type { Terms } from '../../terms.js';
import type { ClauseText } from '../../writing.js';

export const lt: ClauseText = (terms, { text, paragraph, format }) => [
  paragraph(
    'form',
    text`Pranešimai pagal Sutartį teikiami raštu. Pakanka el. laiško Šalių rekvizituose nurodytu adresu${
      terms.style === 'freelancer'
        ? ', taip pat nutraukiant Sutartį ar pareiškiant reikalavimą dėl pažeidimo'
        : ''
    }.`,
  ),
  ...formal(terms, text, paragraph),
  paragraph(
    'receipt',
    text`Laikoma, kad el. laiškas gautas kitą darbo dieną po išsiuntimo, nebent siuntėjas sužino, kad jis nepasiekė gavėjo.${
      terms.style === 'client'
        ? ` Registruotas laiškas laikomas gautu jį įteikus, bet ne vėliau kaip per ${format.count(5, 'working-day')} nuo išsiuntimo.`
        : ''
    }`,
  ),
  paragraph(
    'change',
    text`Pasikeitus adresui ar el. paštui, Šalis nedelsdama praneša kitai Šaliai. Kol nepranešta, ankstesniu adresu išsiųsti pranešimai galioja.`,
  ),
];

const formal = (
  { style }: Terms,
  text: Writer['text'],
  paragraph: Writer['paragraph'],
): readonly Written[] => {
  if (style === 'freelancer') return [];
  return [
    paragraph(
      'formal',
      style === 'client'
        ? text`Pranešimas, kuriuo nutraukiama Sutartis ar pareiškiamas reikalavimas dėl pažeidimo, siunčiamas registruotu laišku Šalių rekvizituose nurodytu adresu, o jo kopija – el. paštu.`
        : text`Pranešimas, kuriuo nutraukiama Sutartis ar pareiškiamas reikalavimas dėl pažeidimo, siunčiamas kaip pasirašytas dokumentas; pakanka prie el. laiško pridėto elektroniniu parašu pasirašyto dokumento.`,
    ),
  ];
};
