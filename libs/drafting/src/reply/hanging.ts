import type { DraftedChange } from './drafted-change.js';
import type { Place, SeeAlso } from './proposal.js';

/* How a sentence begins that says what comes of the one before it: without that one it would be said of something else. */

/** "On such termination", "In that case", „Tokiu atveju“: the case is the sentence before. */
const CASE =
  /^(?:(?:on|upon|after|following|for|in|at) (?:any )?(?:such|that) |in (?:this|these|those|either) (?:case|event)s?[ ,]|if so[ ,]|otherwise[ ,]|tok(?:iu|iais) (?:atvej|būd)\p{L}*|(?:šiuo|tuo|tais|šiais) atvej\p{L}*|(?:taip|tokiu būdu|tokia tvarka) \p{L}+us[ ,]|(?:nutraukus|atsisakius|pasibaigus) (?:taip|tokiu)|(?:tuomet|tada|priešingu atveju)[ ,])/u;

/** "Such damages", "This limit", „Ši riba“ as well; the agreement and the clause themselves are no such words. */
const POINTS_BACK =
  /^(?:(?:such|these|those|the same) |this (?!agreement|contract|section|clause|article|document)|(?:tok(?:s|ia|ie|ios|į|ią)|tą patį|tas pats) |(?:šis|ši|šie|šios|šio) (?!sutart|sutarč|susitarim|punkt|skyri|straipsn|priedas))/u;

/** "A breach costs …", "pays … for each breach", „Pažeidęs šį draudimą“, „Už šį įsipareigojimą“: said of the ban before it. */
const OF_THE_BAN =
  /^(?:\(?\d[\d.)]*\s)?(?:(?:(?:a|any|each|every|the) (?:single |such )?|(?:for|in case of|in the event of|on|upon) (?:(?:a|any|each|every) )?(?:such )?)(?:breach|violation|infringement)(?! of (?!it|this|that|these|such))|if (?:\p{L}+ ){1,3}(?:breaches|violates) (?:it|this|that)|(?:no|nothing)[^.;]{0,50}(?:for|in respect of) (?:this|these|such) (?:restriction|covenant|obligation|undertaking)|už (?:\p{L}+ )?(?:šį |šio |tokį |tokio )(?:įsipareigojim|draudim|ribojim|apribojim)|už (?:kiekvieną|bet kurį|bet kokį)? ?(?:tokį |šį )?pažeidim|pažeid\p{L}+ (?:šį |šią |tokį )|(?:šio|tokio) (?:įsipareigojimo|draudimo|ribojimo) pažeidim|(?:atlygi|kompensacij|išmok)\p{L}+ už (?:šį|tokį) |už (?:kiekvieną )?šio (?:punkto|straipsnio|skyriaus) pažeidim|pažeid\p{L}+ šio (?:punkto|straipsnio|skyriaus) |(?:the )?provider (?:shall|will|must|is to) (?:pay|owe|forfeit) (?:[^.;]|\.(?=\d)){0,80}? (?:for (?:each|every|any)|per) (?:such )?(?:breach|violation|infringement)(?! of (?!it|(?:this|that) (?:clause|section|restriction|undertaking|covenant)))|(?:paslaugų teikėjas|ji|jis) (?:su)?mok(?:a|ės) (?:[^.;]|\.(?=\d)){0,80}? už (?:kiekvieną|bet kurį|bet kokį) (?:tokį |šį )?pažeidim)/u;
export const isOfTheBan = (plain: string): boolean => OF_THE_BAN.test(plain);

/** Both take the sentence in lower case, as `Sentence.plain` has it. */
export const isCase = (plain: string): boolean => CASE.test(plain);
export const goesOn = (plain: string): boolean => isCase(plain) || POINTS_BACK.test(plain);

const LONGEST_NUMBER = 40;

/** The change that says something else in place of a whole sentence. */
export const answerTo = (
  { start, end }: Place,
  changes: readonly DraftedChange[],
): DraftedChange | undefined =>
  changes.find(({ edits }) =>
    edits.some((edit) => edit.end === end && edit.start >= start && edit.start - start < LONGEST_NUMBER),
  );

/**
 * Each change with the neighbours that it would contradict: a sentence that says what comes of the one which is changed, and the
 * sentence that one which is changed says what comes of, where another change answers both in the same words.
 */
export function withNeighbours(text: string, changes: readonly DraftedChange[]): readonly DraftedChange[] {
  return changes.map((change) => {
    const others = changes.filter((other) => other !== change);
    const see = ({ start, end }: Place, by: string | null): SeeAlso => ({
      start,
      end,
      quote: text.slice(start, end),
      by,
    });
    const { follower, led, says, also, companions } = change;
    const isStaying =
      follower?.isCase === true &&
      says.length > 0 &&
      companions.every(({ start }) => start !== follower.start);
    const leading = led === null ? undefined : answerTo(led, others);
    const isSame = leading !== undefined && says.some((each) => leading.says.includes(each));
    const near = [
      ...(isStaying ? [see(follower, answerTo(follower, others)?.key ?? null)] : []),
      ...(led !== null && isSame ? [see(led, leading.key)] : []),
    ];
    const fresh = near.filter((each) => also.every(({ start }) => start !== each.start));
    return fresh.length === 0 ? change : { ...change, also: [...also, ...fresh] };
  });
}
