import { listKindOf } from '../../brief/lists.js';
import { plainText } from '../../brief/plain-text.js';
import { isDoubtful } from './doubt.js';
import { MARKS, type Part } from './reader/parts.js';
import type { Notes } from './reader/read-notes.js';
import { part } from './segments.js';

/** Behind these stands a list of what is left out, in the nominative: "Not included: drone, music", „neįeina nuoma ir suvedimas“. */
const LEADS = {
  en: /^\W*(?:(?:what(?:'s| is) )?not (?:included|covered|in the price|part of (?:it|this|the \w+))|excluded|out$|out of scope|exclusions|excludes)(?: (?:are|is|here|in the price))?(?=\s|$)\s*/u,
  lt: /^\W*(?:i (?:kaina|samata|apimti) )?(?:neieina|neiskaic\p{L}*|neitrauk\p{L}*|neapima)(?: i (?:kaina|samata))?(?=\s|$)\s*/u,
} as const;
const GOES_ON: readonly string[] = [',', ':', MARKS.and];
const MOST_WORDS = 8;
/** A verb in a list is another sentence. */
const SAYS = /(?:^|\s)(?:is|are|was|will|has|have|i|we|they|he|she|it|yra|bus|as|mes|jie|jis|ji)(?=\s|$)/u;

const isItem = ({ plain }: Part, notes: Notes): boolean =>
  plain.split(/\s+/u).length <= MOST_WORDS && !SAYS.test(plain) && !isDoubtful(plain, notes.voice);

/** What stands in a list behind words that leave it out, or under such a heading; none where one of it is no name. */
export function listsLeftOut(notes: Notes): string[] {
  const { parts, voice } = notes;
  return parts.flatMap((first, at) => {
    if (first.isItem && first.mark === MARKS.item && listKindOf(plainText(first.heading)) === 'exclusions')
      return isItem(first, notes) ? first.text : [];
    const lead = LEADS[voice.language].exec(first.plain)?.[0].length;
    if (lead === undefined || (first.mark !== MARKS.sentence && first.mark !== MARKS.item)) return [];
    const behind = parts.slice(at + 1);
    const end = behind.findIndex(
      ({ mark, statement }) => statement !== first.statement || !GOES_ON.includes(mark),
    );
    const rest = part(first, lead);
    const items = [
      ...(rest.plain === '' ? [] : [{ ...first, ...rest }]),
      ...behind.slice(0, end === -1 ? undefined : end),
    ];
    return items.filter((each) => isItem(each, notes)).map(({ text }) => text);
  });
}
