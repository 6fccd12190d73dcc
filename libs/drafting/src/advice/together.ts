const asSentence = (text: string): string => (/[.!?:;…]$/u.test(text) ? text : `${text}.`);

const plain = (text: string): string => text.replace(/\s+/gu, ' ').toLowerCase();

/** The user's own words, then those sentences that say something new. */
export function together(own: string, added: string): string {
  if (own === '') return added;
  const said = plain(own);
  const fresh = added
    .split(/(?<=[.!?])\s+(?=\p{Lu}|„|“)/u)
    .filter((sentence) => !said.includes(plain(sentence)));
  return fresh.length === 0 ? own : [asSentence(own), ...fresh].join(' ');
}
