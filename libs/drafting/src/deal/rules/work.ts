import type { DealValue } from '../values.js';
import { choiceOf, type Rule } from './rule.js';
import { roundsIn } from '../../check/rounds.js';
import { words } from '../../check/whole-words.js';
import { lean } from '../../reading/letters.js';

/** "Whether or not it is paid" is no condition. */
export const WHATEVER = lean(
  /(?<!\p{L})(?:whether(?: or not)?|regardless|irrespective|even (?:if|before)|whatever|before|not (?:conditional|dependent)|without waiting|nesvarbu|nepaisant|nepriklausomai|nelaukiant|kad ir|nors|net (?:jei|ir)|neatsižvelgiant|dar ne|prieš)(?!\p{L})[^;.]{0,90}|(?<!\p{L})(?:payment|invoice|account|(?:ap)?mokėjim\p{L}*)[^.;]{0,50}(?<!\p{L})(?:irrelevant|no (?:effect|bearing|influence)|following its own|neturi|nedaro|nesvarb\p{L}*)(?!\p{L})/gu,
);
const RIGHTS = words(
  'assignment (?:takes|is|becomes) effect\\p{L}*',
  'perdavimas įsigalioja',
  'intellectual property',
  'copyrights?',
  'ownership',
  'title',
  'rights?',
  'propert(?:y|ies)',
  'work product',
  'deliverables?',
  'belongs? to',
  "(?:is|are|becomes?) (?:ours|yours|his|hers|theirs|(?:the )?(?:client|provider)'s)(?! to (?:settle|deal|pay|bear|handle|sort|resolve|fix|correct|remedy|prove|carry|decide))",
  'autori\\p{L}*',
  'teis(?:ės|es|ė|ių|ę)',
  'nuosavyb\\p{L}*',
  'intelekt\\p{L}*',
  'priklaus\\p{L}*',
  'tampa \\p{L}+',
);
const PASSES = words(
  'perdavimas įsigalioja',
  'assign\\p{L}*',
  'transfer\\p{L}*',
  'vests?',
  'vested',
  'pass(?:es)?(?! (?:it|them|this|on|the \\p{L}+ to))',
  'belongs?',
  'becomes?',
  'owns',
  '(?:shall|will|to|may|and|we|you|they) own',
  'owned',
  "(?:is|are) (?:ours|yours|his|hers|theirs|(?:the )?(?:client|provider)'s)(?! to (?:settle|deal|pay|bear|handle|sort|resolve|fix|correct|remedy|prove|carry|decide))",
  'obtains?',
  'acquires?',
  'receives?',
  'gets?',
  'gains?',
  'remains?',
  'retains?',
  'holds? (?:all|the|an?|every) (?:\\p{L}+ ){0,3}(?:rights?|title|copyright)',
  'lies? with',
  'has the (?:sole|exclusive)',
  'stays?',
  'works? made for hire',
  'pere(?:ina|iti|is|jimas|jimo)\\p{L}*',
  'perlei\\p{L}*',
  'perduo\\p{L}*',
  'priklaus\\p{L}*',
  'tampa',
  'įgyja',
  'gauna',
  'tenka',
  'lieka',
);
const NOT_A_WORK = words(
  'belongs? to (?:the|a|that) (?:milestone|stage|part)',
  'išrašyti',
  '(?:paskyr|puslap)\\p{L}*',
  '(?:if|where|should) (?:the|a|any|one) (?:notice|breach|fault|delay|mistake|reason|error|complaint)',
  'mistakes? that',
  'complain\\p{L}*',
  'comply|compliant|compliance',
  'invoices? (?:is|are) (?:ours|yours)',
  '(?:falls?|fall) due',
  'to terminate',
  'terminate',
  'third part(?:y|ies)',
  'subcontract\\p{L}*',
  'nutraukti',
  'background',
  'delegate',
  'consent',
);
const MOMENT = choiceOf([
  [
    'on-payment',
    lean(
      /(?<!\p{L})(?:(?:upon|on|after|once|when|with|following|until|till|against|as soon as|subject to|if)(?!\p{L})[^.;]{0,70}(?<!un)(?<!\p{L})(?:pa(?:yment|id|ys)|settle\p{L}*|received|receipt of (?:the )?(?:\p{L}+ ){0,3}(?:price|fees?|sums?|amounts?|money))|(?:kai|kol|po|nuo|gav\p{L}*|su)(?!\p{L})[^.;]{0,60}(?:(?:su|ap|iš)mok\p{L}*)|(?:kai|kol|tik)(?!\p{L})[^.;]{0,60}(?<!\p{L})gau(?:na|s|ta|ti|nu)\p{L}* (?:\p{L}+ ){0,3}(?:kain|sum|atlyg|honorar|užmok|pinig)\p{L}*|(?:su|ap|iš)mokė(?:j|t)\p{L}*|visiškai atsiskai\p{L}*)(?!\p{L})/u,
    ),
  ],
  [
    'on-creation',
    lean(
      /(?<!\p{L})(?:(?:upon|on|from|at|as of)(?: the (?:moment|time|date|point) of)? (?:its |their |the )?creation|as (?:soon as )?(?:it|they|each(?: \p{L}+)?|the \p{L}+|work)(?: \p{L}+)? (?:is|are) (?:being )?(?:created|made|written|drawn|produced|developed)|as (?:it|they) (?:arises?|comes? into being)|(?:the )?(?:second|moment|instant|minute) (?:at which |when |that )?(?:it|they|he|she|you|i|we|the \p{L}+|each \p{L}+|each of \p{L}+)(?: \p{L}+)? (?:is|are|press\p{L}*|creat\p{L}*|ma[dk]e\p{L}*|arises?|come\p{L}*|exist\p{L}*|writ\p{L}*|draw\p{L}*)|(?:hereby|presently),? (?:\p{L}+,? ){0,7}(?:assigns?|transfers?|conveys?|grants and assigns)|works?[- ](?:made[- ])?for[- ]hire|from (?:its |their )?inception|on (?:its|their) making|as and when (?:it|they) (?:is|are) (?:made|created|written|produced)|(?:as|when) (?:it|they) (?:is|are) (?:being )?(?:made|created|written|drawn|produced|developed)|sukūrim\p{L}*|(?:kai|vos|tik|nuo|iš karto|iškart|kiekvien\p{L}+|kartu)(?!\p{L})[^.;]{0,50}(?<!\p{L})sukur(?:t|i|s)\p{L}*|sukūrus(?!\p{L})|(?:tą|nuo|iš) (?:pačios |pat |tos )?akimirk\p{L}*|(?:parašymo|nupiešimo|parengimo|padarymo|atsiradimo) (?:met|moment|dien|akimirk)\p{L}*|nuo (?:pat )?(?:atsiradimo|sukūrimo|pirmos)|vos (?:tik )?\p{L}+)(?!\p{L})/u,
    ),
  ],
  [
    'on-delivery',
    lean(
      /(?<!\p{L})(?:(?:upon|on|after|at|with|when|once)(?!\p{L})[^.;]{0,40}(?:deliver(?:y|ed)|accept\p{L}*|handover|handed over|approv\p{L}*)|(?:perdavim|priėmim|perdav|priėm|pristat|pateikim)\p{L}*|pasirašius (?:\p{L}+ ){0,3}akt\p{L}*)(?!\p{L})/u,
    ),
  ],
]);

const CHANGES = words(
  'rounds?',
  'iterations?',
  'edits?',
  'amends',
  'notes',
  'comments',
  'revis\\p{L}*',
  'changes',
  'amend\\p{L}*',
  'correct\\p{L}*',
  'feedback',
  '(?:pa|iš)?tais\\p{L}*',
  'pataisym\\p{L}*',
  'korek\\p{L}*',
  'pastab\\p{L}*',
  'derinim\\p{L}*',
  'keitim\\p{L}*',
  'pakeitim\\p{L}*',
  'redag\\p{L}*',
  'perdar\\p{L}*',
);
export const WORK_RULES = {
  'ip-moment': {
    of: RIGHTS,
    alsoOf: PASSES,
    unless: NOT_A_WORK,
    read: (said) => MOMENT({ ...said, plain: said.plain.replaceAll(WHATEVER, '') }),
  },
  revisions: {
    of: CHANGES,
    read: ({ plain }) => roundsIn(plain).map((count): DealValue => ({ kind: 'count', count })),
  },
} satisfies Readonly<Record<string, Rule>>;
