/** Marks that mean the same to a reader. */
const ALIKE: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '‐': '-',
  '‑': '-',
  '−': '-',
  '–': '-',
  '—': '-',
  ł: 'l',
};

/**
 * A text in small letters without the marks above and below them, one character for each: people leave out Lithuanian marks,
 * and patterns are written once for both ways. Offsets in it are offsets in the text.
 */
export const plainText = (text: string): string =>
  text.replaceAll(/[^\u0020-\u0040\u005b-\u007e]/gu, (character) => {
    if (/\s|\p{C}/u.test(character)) return ' '.repeat(character.length);
    const small = character.toLowerCase();
    const letter = ALIKE[small] ?? small.normalize('NFD').charAt(0);
    return character.length === 1 && letter.length === 1 ? letter : ' '.repeat(character.length);
  });
