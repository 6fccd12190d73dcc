import type { Written, Writer } from '../../clause.js';
import type { Terms } from '../../terms.js';

export function english(_terms: Terms, write: Writer): readonly Written[] {
  return [
    write.paragraph(
      'counterparts',
      write.text`This Agreement is made in English and signed in two counterparts of equal legal force, one for each Party, or electronically. The Parties agree that a qualified electronic signature, and any other that identifies the person who signs, has the effect of a handwritten one, unless the law requires another form.`,
    ),
  ];
}
