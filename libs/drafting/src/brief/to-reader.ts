import type { Statement } from './statements.js';
import { asksForWork } from './work.js';

const PAPER =
  'quot(?:e|es|ation|ations)|offers?|estimates?|proposals?|e-?mails?|mails?|letters?|attachments?|invoices?|drafts?|prices?|figures?|sums?|dates?|files?|links?|typos?';
const PAPER_LT =
  'pasiulym\\w*|samat\\w*|laisk\\w*|pried\\w*|prisegt\\w*|saskait\\w*|juodrast\\w*|kain(?:a|os|as|u)|sum(?:a|os|as|u)|dat(?:a|os|as|u)|fail\\w*|nuorod(?:a|os|as|u)';
/** "Ignore the quote I sent", „neatsižvelkite į ankstesnį pasiūlymą“: somebody who has changed their mind about a paper. */
const OLD_PAPER = [
  new RegExp(
    String.raw`\b(?:ignore|disregard|forget|skip) (?:(?:about|all|any|both|the|my|our|your|that|this|those|these|above|below|previous|prior|earlier|last|first|old|other|attached|wrong|price|[\w-]+'s) ){0,5}(?:${PAPER}|(?<=\b(?:my|our)\b.{0,20})messages?)\b(?!['’]?s? (?:rules?|instructions?|prompts?|commands?))`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:neatsizvelk\w*|ignoruok\w*|nekreipk\w* (?:jokio )?demesio|nepaisyk\w*|pamirsk\w*) (?:(?:i|apie|ta|to|tuos|ana|mano|musu|savo|jusu|auksciau|ankstesn\w+|praeit\w+|sen\w+|pirm\w+|atsiust\w+|siust\w+|esant\w+|paskutin\w+|klaiding\w+|savait\w+|kain\w+) ){0,5}(?:${PAPER_LT})\b(?! (?:taisykl|nurodym|instrukcij))`,
    'gu',
  ),
];
const withoutOldPapers = (plain: string): string =>
  OLD_PAPER.reduce((words, pattern) => words.replaceAll(pattern, ''), plain);
/** Whether it only says that an earlier paper holds no more. */
export const dropsPaper = (plain: string): boolean =>
  OLD_PAPER.some((pattern) => new RegExp(`${pattern.source}[^,;:]*$`, 'u').test(plain));

const SETTING_ASIDE: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|skip) (?:all|any|every\w*|previous|prior|what|whatever|above|below)\b/u,
  /\b(?:ignore|disregard|forget|override|skip) (?:the|that|my|your|this) (?:[\w-]+ ){0,2}(?:above|below|previous|prior|earlier|following|rest|instructions?|rules?|prompts?|commands?|system|text|messages?|context|conversation|guidelines?|settings?|defaults?|questions?|wizard|forms?|fields?|template|contract|law)\b/u,
  /\b(?:previous|prior|earlier|following|these|new|real|hidden|secret) instructions\b/u,
  /\b(?:everything|all|text|what(?:ever)? (?:is|was|stands|is written)) (?:above|before this|below) (?:is|was|does)\b/u,
  /\b(?:ankstesn\w+|sias|siuos|naujas|naujus|visas|visus|tikr\w+|slapt\w+) (?:instrukcij\w+|nurodym\w+)|\b(?:vykdyk|laikykis) (?:sias|siuos|tik|siu)\b/u,
  /\b(?:neatsizvelk\w*|ignoruok\w*|nekreipk\w* (?:jokio )?demesio|nepaisyk\w*|pamirsk\w* (?:viska|ankst|kas|tai)\w*)/u,
];
const NAMING_THE_READER: readonly RegExp[] = [
  /\binstructions? (?:to|for) (?:the )?(?:ai|assistant|system|model|reader|software|tool)\b|\b(?:system|your|this|the) prompt\b|\bas an ai\b/u,
  /\b(?:note|message|command|hint) (?:to|for) (?:the |whoever |whatever )?(?:ai|assistant|system|model|reader|reads|software|tool|parser|program)\b/u,
  /\b(?:instrukcija|nurodymas|pastaba|zinute|komanda) (?:sistemai|di|asistentui|programai|modeliui|skaitytojui|irankiui|tam, kas skait\w+)\b/u,
  /^\W*(?:dear |attention,? |hey |hello )?(?:ai|assistant|llm|model|bot)s?\s*[:,]|^\W*(?:sistema|asistente|programa|di)\s*[,:]/u,
  /\byou are (?:now|from now on)\b|\byou are (?:an? |the |my )?(?:[\w-]+ ){0,3}(?:ai|assistant|language model|chatbot|bot|model|tool|program|software|system|machine|lawyer|wizard|reader|parser|engine|expert)\b(?! (?:we|i|our)\b)/u,
  /\bfrom now on,? you\b|^\W*(?:act|behave|respond|answer) as\b|\b(?:pretend|imagine) (?:to be|that you|you are)\b|\b(?:your|the) (?:new )?(?:role|task) is to (?:fill|answer|set|output|propose|read)\b/u,
  /\b(?:tu esi|jus esate|nuo siol (?:tu|esi|buk|elkis)|elkis kaip|apsimesk)\b|\besi (?:\w+ ){0,3}(?:di|dirbtin\w*|asistent\w*|robot\w*|program\w+|teisinink\w+|modelis|irankis)\b/u,
];
const FILLING_IN: readonly RegExp[] = [
  /\b(?:set|fill|mark|answer|tick|put|propose|output|respond with|return) (?:in )?(?:the |all |every |this )?(?:fields?|answers?|amounts?|prices?|questions?|json|value|wizard|form)\b|\bpayment_amount\b/u,
  /\binto (?:all|every) (?:other )?fields?\b|\bi (?:visus|kitus) laukus\b/u,
  /\b(?:irasyk|uzpildyk|pazymek|nustatyk)\w* (?:visus |visas |i )?(?:lauk|atsakym|sum|kain|anket)\w*/u,
];
/** A turn of a conversation with a machine: "SYSTEM: …", "[INST]", "### Instruction". In small letters a label may name a thing. */
const TURN =
  /^\W*(?:SYSTEM|ASSISTANT|USER|DEVELOPER|ADMIN|OVERRIDE|IMPORTANT INSTRUCTIONS?|SISTEMA|ASISTENTAS|SISTEMOS PRANEŠIMAS|NURODYMAS|INSTRUKCIJA)\b[^.!?\n]{0,20}[:>\]]|<\|\w+\|>|\[\/?INST\]|^\W*[Ss]ystem (?:prompt|message|note|override|instruction)s?\b|^\W*#+ ?(?:[Ii]nstruction|[Ss]ystem)s?\b|^\W*[Ss]istemos (?:pranešimas|nurodymas|žinutė)\b|<\/?(?:system|instructions?|prompt|user|assistant)>/u;
/** "System: the client shall …": a label in small letters before a rule is no name of a thing. */
const TURN_WITH_RULE =
  /^\W*(?:system|assistant|user|developer|admin|sistema|asistentas)\s*:.{0,200}\b(?:shall|must|should|you|is|are|will|has|have|turi|privalo|yra|bus|gali|neribot\w+)\b/u;
/** "SISTEMA", as the heading above what follows. */
const TURN_HEADING =
  /^\W*(?:system|assistant|developer|admin|override|sistema|asistentas)(?: (?:prompt|message|note|override|instructions?|pranesimas|nurodym\w+))?\W*$/u;

/** Words to whoever or whatever reads, not about work. */
export const speaksToReader = (plain: string): boolean =>
  [...SETTING_ASIDE, ...NAMING_THE_READER, ...FILLING_IN].some((pattern) =>
    pattern.test(withoutOldPapers(plain)),
  );

const isOrder = ({ plain, text, heading }: Statement): boolean =>
  speaksToReader(plain) || TURN.test(text) || TURN_WITH_RULE.test(plain) || isOrdering(heading);
const isOrdering = (heading: string): boolean => TURN_HEADING.test(heading) || speaksToReader(heading);

/** "Actually the job: …": somebody comes back to the matter. */
const COMES_BACK =
  /^\W*(?:actually|in fact|in reality|anyway|anyhow|so,? anyway|back to|jokes aside|joking aside|seriously|now (?:to|for|back)|(?:the|our|my) (?:real|actual) |what we (?:really|actually) |is tikruju|is tiesu|tikrasis|realiai|juokai|rimtai|o dabar|griz(?:tant|kim|tam|tu)\w*)\b/u;

export interface Unordered {
  readonly statements: Statement[];
  /** Where the first order begins: what stands behind it may be a part of it, so no answer from there is certain. */
  readonly doubtedFrom: number;
}

/**
 * A brief without what is said to whoever reads it, and what follows that in the same paragraph until somebody comes back to the
 * work.
 */
export function withoutOrders(statements: readonly Statement[]): Unordered {
  const kept: Statement[] = [];
  let [ordering, doubtedFrom] = [-1, Infinity];
  for (const statement of statements) {
    if (isOrder(statement)) {
      ordering = statement.paragraph;
      doubtedFrom = Math.min(doubtedFrom, statement.start);
      continue;
    }
    if (COMES_BACK.test(statement.plain) && asksForWork(statement)) ordering = -1;
    if (statement.paragraph !== ordering) kept.push(statement);
  }
  return { statements: kept, doubtedFrom };
}
