import './sources.mjs';

const { unwrap } = await import('../src/check/unwrap.ts');

/** A text as an uploaded file of it is read: every line that was not wrapped is a paragraph, without the room between columns. */
export const asUploaded = (text) =>
  unwrap(text)
    .map((paragraph) => paragraph.replaceAll(/\s+/gu, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
