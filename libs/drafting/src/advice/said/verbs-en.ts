/** What people do for each other, as "they" do it. What is handed over is named by itself: "texts (the client)". */
const GIVEN =
  'create|provide|supply|send|bring|give|do|make|handle|arrange|organise|organize|prepare|deliver|take care of|look after|deal with|sort out|sort';
const DONE =
  'develop|animate|compose|hire|rent|recruit|choose|pick|select|answer|write|translate|record|edit|publish|post|upload|film|shoot|print|check|answer|run|code|build|host|fix|scan|draw|design|illustrate|proofread|manage|maintain|install|ship|mount|photograph|submit|moderate|book|import|export|schedule|test|style|decorate|repair|index|typeset|swap|buy|order|pay for|pay|chase|clean|tidy|collect|count|label|pack|find|moderate|bill|invoice|file';

const thirdOf = (verb: string): string =>
  verb.replace(/^\w+/u, (word) => {
    if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
    return /(?:sh|ch|x|s|o)$/u.test(word) ? `${word}es` : `${word}s`;
  });
const baseOf = new Map(
  [...GIVEN.split('|'), ...DONE.split('|')].flatMap((verb) => [
    [verb, verb] as const,
    [thirdOf(verb), verb] as const,
  ]),
);
const given = new Set(GIVEN.split('|'));

/** Any of those verbs, with or without the "-s" of the third person. */
export const VERB = [...baseOf.keys()].toSorted((a, b) => b.length - a.length).join('|');

/** Undefined where a sentence with the verb is about what is given or done as a whole. */
export function gerundOf(said: string): string | undefined {
  const verb = baseOf.get(said) ?? said;
  return given.has(verb) ? undefined : ing(verb);
}

/** "Write" as "writing". */
export function ing(verb: string): string {
  return verb.replace(/^\w+/u, (word) => {
    if (/[^eoy]e$/u.test(word)) return `${word.slice(0, -1)}ing`;
    return /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(word) ? `${word}${word.slice(-1)}ing` : `${word}ing`;
  });
}
