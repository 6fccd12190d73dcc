import type { Written, Writer } from '../../clause.js';
import type { Terms } from '../../terms.js';

export function english(_terms: Terms, write: Writer): readonly Written[] {
  return [
    write.paragraph(
      'capacity',
      write.text`Each Party confirms that its details in this Agreement are correct and complete, that it makes this Agreement for business or professional purposes, and that it and the person who signs for it are entitled to do so.`,
    ),
  ];
}
