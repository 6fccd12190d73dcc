import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  formal: {
    balanced: ` Pranešimas, kuriuo nutraukiama Sutartis, ar reikalavimas pagal Sutarties {cure} punktą pateikiamas kaip pasirašytas dokumentas; pakanka elektroninio parašo ir siuntimo el. paštu.`,
    freelancer: ` Tai taikoma ir pranešimui, kuriuo nutraukiama Sutartis, ir reikalavimui pagal Sutarties {cure} punktą.`,
    client: ` Pranešimas, kuriuo nutraukiama Sutartis, ar reikalavimas pagal Sutarties {cure} punktą siunčiamas registruotu laišku ten pat nurodytu adresu, o jo kopija – el. paštu.`,
  },
  form: `Pranešimai pagal Sutartį teikiami raštu. Pakanka el. laiško Sutartyje nurodytu Šalies adresu.{formal}`,
  receipt: `Laikoma, kad el. laiškas gautas kitą darbo dieną po išsiuntimo, nebent siuntėjas sužino, kad jis nepasiekė gavėjo.{letter} Apie pasikeitusį adresą ar el. paštą Šalis praneša kitai Šaliai; kol nepranešta, ankstesniu adresu išsiųsti pranešimai galioja.`,
  letter: ` Registruotas laiškas laikomas gautu jį įteikus, bet ne vėliau kaip per {days} nuo išsiuntimo.`,
} as const satisfies Wording<typeof en>;
