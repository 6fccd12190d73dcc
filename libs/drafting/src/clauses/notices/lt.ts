import type { Style } from '../../terms.js';
import type { ClauseText } from '../../writing.js';

/** How a notice that ends the contract or claims a breach is sent. */
const FORMAL: Readonly<Record<Style, string>> = {
  balanced:
    ' Pranešimas, kuriuo nutraukiama Sutartis ar pareiškiamas reikalavimas dėl pažeidimo, pateikiamas kaip pasirašytas dokumentas; pakanka elektroninio parašo ir siuntimo el. paštu.',
  freelancer:
    ' Tai taikoma ir pranešimui, kuriuo nutraukiama Sutartis ar pareiškiamas reikalavimas dėl pažeidimo.',
  client:
    ' Pranešimas, kuriuo nutraukiama Sutartis ar pareiškiamas reikalavimas dėl pažeidimo, siunčiamas registruotu laišku ten pat nurodytu adresu, o jo kopija – el. paštu.',
};

export const lt: ClauseText = (terms, { text, paragraph, format }) => [
  paragraph(
    'form',
    text`Pranešimai pagal Sutartį teikiami raštu. Pakanka el. laiško Šalių rekvizituose nurodytu adresu.${FORMAL[terms.style]}`,
  ),
  paragraph(
    'receipt',
    text`Laikoma, kad el. laiškas gautas kitą darbo dieną po išsiuntimo, nebent siuntėjas sužino, kad jis nepasiekė gavėjo.${
      terms.style === 'client'
        ? ` Registruotas laiškas laikomas gautu jį įteikus, bet ne vėliau kaip per ${format.count(5, 'working-day')} nuo išsiuntimo.`
        : ''
    } Apie pasikeitusį adresą ar el. paštą Šalis praneša kitai Šaliai; kol nepranešta, ankstesniu adresu išsiųsti pranešimai galioja.`,
  ),
];
