import type { Written, Writer } from '../../clause.js';
import type { Terms } from '../../terms.js';

export function lithuanian(_terms: Terms, write: Writer): readonly Written[] {
  return [
    write.paragraph(
      'capacity',
      write.text`Kiekviena Šalis patvirtina, kad Sutartyje nurodyti jos duomenys yra teisingi ir išsamūs, kad Sutartį ji sudaro verslo ar profesiniais tikslais ir kad ji ir jos vardu pasirašantis asmuo turi teisę tai daryti.`,
    ),
  ];
}
