import type { Written, Writer } from '../../clause.js';
import type { Terms } from '../../terms.js';

export function lithuanian(_terms: Terms, write: Writer): readonly Written[] {
  return [
    write.paragraph(
      'effect',
      write.text`Sutartis įsigalioja tą dieną, kurią ją pasirašo paskutinė Šalis. Sutartis sudaroma lietuvių kalba dviem vienodą juridinę galią turinčiais egzemplioriais, po vieną kiekvienai Šaliai, arba pasirašoma elektroniniu būdu; kvalifikuotas elektroninis parašas prilygsta rašytiniam parašui.`,
    ),
  ];
}
