import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  start: `Sutartis įsigalioja, kai ją pasirašo abi Šalys.`,
  notRenewed: ` Automatiškai ji nepratęsiama; Šalys gali ją pratęsti abiejų pasirašytu susitarimu.`,
  indefinite: `Sutartis neterminuota. Ji pasibaigia, kai Šalis ją nutraukia Sutartyje nustatytais pagrindais.`,
  untilDate: `Sutartis galioja iki {date} imtinai, jeigu Šalis jos anksčiau nenutraukia Sutartyje nustatytais pagrindais.`,
  untilPerformed: `Sutartis galioja, kol suteikiamos visos Paslaugos ir sumokama visa Kaina, jeigu Šalis jos anksčiau nenutraukia Sutartyje nustatytais pagrindais.`,
} as const satisfies Wording<typeof en>;
