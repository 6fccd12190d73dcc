import type { Written, Writer } from '../../clause.js';
import type { Terms } from '../../terms.js';

export function lithuanian(_terms: Terms, write: Writer): readonly Written[] {
  return [
    write.paragraph(
      'capacity',
      write.text`Kiekviena Šalis patvirtina, kad Sutartyje nurodyti jos duomenys yra teisingi ir išsamūs, kad ji turi teisę ir reikiamą veiksnumą Sutarčiai sudaryti ir vykdyti, kad Sutartį sudaro verslo ar profesiniais tikslais ir kad jos vardu pasirašantis asmuo yra tam tinkamai įgaliotas.`,
    ),
  ];
}
