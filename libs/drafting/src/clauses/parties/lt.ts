import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  capacity: `Kiekviena Šalis patvirtina, kad Sutartyje nurodyti jos duomenys yra teisingi ir išsamūs, kad Sutartį ji sudaro verslo ar profesiniais tikslais ir kad ji ir jos vardu pasirašantis asmuo turi teisę tai daryti.`,
  author: `Kiekviena Šalis patvirtina, kad Sutartyje nurodyti jos duomenys yra teisingi ir išsamūs ir kad ji ir jos vardu pasirašantis asmuo turi teisę sudaryti Sutartį. Klientas Sutartį sudaro verslo ar profesiniais tikslais.`,
} as const satisfies Wording<typeof en>;
