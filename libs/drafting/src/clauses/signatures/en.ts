import type { Written, Writer } from '../../clause.js';
import type { Terms } from '../../terms.js';

export function english(_terms: Terms, write: Writer): readonly Written[] {
  return [
    write.paragraph(
      'counterparts',
      write.text`This Agreement may be signed in two counterparts of equal legal force, one for each Party, or electronically; an electronic signature that identifies the signatory, and a signed copy exchanged by e-mail, have the same effect as a handwritten signature, unless the law requires another form.`,
    ),
  ];
}
