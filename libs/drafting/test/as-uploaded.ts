import { unwrap } from '../src/check/unwrap.js';

/** As an uploaded file is read: every line a paragraph. */
export const asUploaded = (text: string): string =>
  unwrap(text)
    .map((paragraph) => paragraph.replaceAll(/\s+/gu, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
