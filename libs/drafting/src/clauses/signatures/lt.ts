import type { Written, Writer } from '../../clause.js';
import type { Terms } from '../../terms.js';

export function lithuanian(_terms: Terms, write: Writer): readonly Written[] {
  return [
    write.paragraph(
      'counterparts',
      write.text`Sutartis sudaroma lietuvių kalba dviem vienodą juridinę galią turinčiais egzemplioriais, po vieną kiekvienai Šaliai, arba pasirašoma elektroniniu būdu. Šalys susitaria, kad rašytiniam parašui prilygsta kvalifikuotas elektroninis parašas ir kitas pasirašantį asmenį identifikuojantis elektroninis parašas, nebent teisės aktai reikalauja kitos formos.`,
    ),
  ];
}
