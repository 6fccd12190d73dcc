/** The lines of a text that say something, each with single spaces. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\n/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
