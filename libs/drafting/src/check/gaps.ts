import { lean } from '../reading/letters.js';

/** Offsets in a text. */
export type Span = readonly [start: number, end: number];

/** Places of a form that somebody still has to fill: "____", "[DATE]", "{{client}}", "TBD", "…………"; a link, "[here](https://…)", is none. */
const GAP = lean(
  /\{\{[^{}\n]{0,60}\}\}|\[[^\][\n]{1,80}\](?!\()|\[\s{1,20}\]|_{4,80}|(?:\.{6,80}|…{2,40})|<[\p{Lu}][\p{Lu} _]{1,40}>|(?<!\p{L})(?:TBD|TBC|T\.B\.D\.)(?!\p{L})/gu,
);
/** A footnote, a citation, "[sic]", a checkbox, an e-mail address that machines shall not read, what was made unreadable ("[ * * * ]"), a logo, and what explains the gaps of a form are none. */
const NOT_A_GAP =
  /^\[\s?(?:\d{1,3}|sic|\*(?:\s?\*){0,9}|[x✓✔]|at|dot|underscore|reserved|redacted|(?:company )?logo[^\]]*|[^\]]*(?:highlighted|in (?:square )?brackets|laužtiniuose skliaustuose)[^\]]*|confidential treatment[^\]]*)\s?\]$/iu;
const MOST_GAPS = 200;
/** Lines to sign on stand at the end of every contract and are no gaps. */
const LINE = /^[_.…]/u;
const SIGNATURES_FROM = 0.75;

export function gaps(text: string): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(GAP)) {
    if (NOT_A_GAP.test(match[0])) continue;
    if (LINE.test(match[0]) && match.index >= text.length * SIGNATURES_FROM) continue;
    found.push([match.index, match.index + match[0].length]);
    if (found.length === MOST_GAPS) break;
  }
  return found;
}

/** A blank for the date or the signature stands in many a finished contract; this many are a form. */
const LINES_OF_A_FORM = 4;

/** Whether the text is a form: a place named in brackets, or more blanks than a date and the signatures need. */
export function isUnfilled(text: string): boolean {
  const found = gaps(text).map(([start, end]) => text.slice(start, end));
  const blanks = found.filter((gap) => LINE.test(gap)).length;
  return blanks >= LINES_OF_A_FORM || blanks < found.length;
}

const TO_AN_ASSISTANT = lean(
  /(?:ignore|disregard|forget) (?:all |any |the |your |my ){0,3}(?:previous|prior|above|earlier|preceding|system) (?:instructions?|prompts?|messages?|rules)|(?:you are|act as) (?:now )?(?:an? )?(?:ai|chatgpt|gpt|llm|large language model|helpful assistant|language model)|(?:system prompt|<\|im_start\|>|\[inst\])|(?:do not|don't|never) (?:report|flag|mention|reveal|analy[sz]e) (?:this|these|any|the) (?:\p{L}{1,20} ){0,4}(?:to the (?:user|reader|freelancer)|in your (?:answer|analysis|report|response))|(?:rate|score|mark|classify) this (?:contract|agreement|document) (?:as )?(?:safe|fair|10|low risk|perfect)|as an ai (?:language )?model|(?:ignoruok|nepaisyk|pamiršk)(?:ite)? (?:visų |visas |visus |bet kokių ){0,2}(?:ankstesni|aukščiau|pirmesni)\p{L}{1,6}|(?:tu esi|jūs esate|veik kaip) (?:dirbtinio intelekto|dirbtinis intelektas|pokalbių robotas|kalbos modelis)|(?:įvertink|pažymėk)(?:ite)? šią sutartį kaip/iu,
);

/** Words that speak to a machine that reads the contract, not to the parties. */
export const hasInstructionsToAi = (text: string): boolean =>
  TO_AN_ASSISTANT.test(text.replaceAll(/\s{1,40}/g, ' '));
