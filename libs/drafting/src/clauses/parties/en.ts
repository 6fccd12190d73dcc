import type { Written, Writer } from '../../clause.js';
import type { Terms } from '../../terms.js';

export function english(_terms: Terms, write: Writer): readonly Written[] {
  return [
    write.paragraph(
      'capacity',
      write.text`Each Party confirms that its details in this Agreement are correct and complete, that it has full legal capacity to make this Agreement, that it makes it for business or professional purposes, and that the person who signs for it is authorised to do so.`,
    ),
  ];
}
