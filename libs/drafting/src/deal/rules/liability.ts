import { money, shares } from '../../check/measures.js';
import { partAt } from '../../check/figures.js';
import { currencyOf, type DealValue } from '../values.js';
import { isRate, perOf, ratesIn } from '../../check/rates.js';
import { choiceOf, first, type Reader, type Rule } from './rule.js';
import { words } from '../../check/whole-words.js';
import { lean } from '../../reading/letters.js';

const LATE = words(
  '(?<!(?:equity|ownership|membership|partnership|security|majority|minority|controlling|best|public|royalty|percentage|undivided|conflicts? of) )interests?(?! (?:in|of) (?:(?:the|its|their|any|both|all) )*(?:company|business|client|provider|partnership|works?|property|properties|shares?|part(?:y|ies)|deliverables?|materials?|software|patents?|trademarks?|copyrights?|results?))',
  'late(?:r than|ness)?',
  'overdue',
  'past[- ]due',
  'past the',
  'unpaid',
  'delinquent',
  'not (?:been )?paid (?:when|by|on|within|in time|promptly)',
  'late (?:fees?|charges?|payments?)',
  '(?:finance|service) charges?',
  'tard(?:y|iness)',
  'in arrears',
  'delay\\p{L}*',
  'miss(?:ed|es)',
  'default interest',
  'delspinig\\p{L}*',
  'palūkan\\p{L}*',
  '(?:pa)?vėl(?:uo|uos|av|uot|ino|uoj)\\p{L}*',
  'uždels\\p{L}*',
  'netesyb\\p{L}*',
  'laiku ne\\p{L}*',
  'nesumok\\p{L}*',
  'po termino',
);

const LATE_BY_SUM = lean(
  /(?<!\p{L})(?:kiekvien\p{L}+|each|every|per|a) (?:\p{L}+ ){0,4}(?:day|week|dieną|savaitę|sąskaitą|invoice)(?!\p{L})/u,
);

/** What the law gives once for the trouble of asking. */
const RECOVERY = words(
  'recovery costs?',
  'fixed (?:sums?|compensation)',
  'išieškojim\\p{L}*',
  'fiksuot\\p{L}* (?:\\p{L}+ ){0,2}sum\\p{L}*',
);

const NO_CAP = words(
  'nothing (?:in|herein)',
  'jokia',
  'neriboja',
  'nepanaikina',
  'insur\\p{L}*',
  'draud\\p{L}*',
  'deduct\\p{L}*',
  'shares?',
);
const CAPS = words(
  'exceed\\p{L}*',
  'limited to',
  'limit(?:s|ed)?',
  'capped',
  'cap',
  '(?:no|not) more than',
  'in excess of',
  'greater than',
  'maximum',
  'ceiling',
  'extent of',
  'goes? up to',
  'more than',
  'more (?:\\p{L}+ ){1,3}than',
  '(?:go(?:es)?|extend) (?:beyond|above|further than)',
  'ends? at',
  'at most',
  'up to',
  'aggregate',
  'unlimited',
  'without (?:any )?limit\\p{L}*',
  'nevirš\\p{L}*',
  'viršy\\p{L}*',
  '(?:ap)?(?:si)?ribo\\p{L}*',
  'rib(?:a|ą|os)',
  'neribo\\p{L}*',
  'ne (?:daugiau|didesn\\p{L}*)',
  'be rib(?:ų|os)|be apribojim\\p{L}*',
);
const LIABLE = words(
  'liab\\p{L}*',
  'answers?(?: to)?',
  'owes? (?:the other|each other|more)',
  'compensat\\p{L}*',
  'indemn\\p{L}*',
  'damages?',
  'mak(?:es?|ing) good',
  '(?:mistakes?|carelessness) [^.;]{0,60}(?:costs?|pays)',
  'atsakomyb\\p{L}*',
  'atsako\\p{L}*',
  '(?:at)?atlygin\\p{L}*',
  'nuostol\\p{L}*',
);
const GROSS = words(
  'intent\\p{L}*',
  'fraud\\p{L}*',
  'gross',
  'wilful\\p{L}*',
  'death',
  'tyči\\p{L}*',
  'tyčin\\p{L}*',
  'dideli\\p{L}* neatsarg\\p{L}*',
);
const FEES = lean(
  /(?<!\p{L})(?:(?:(?<!(?:legal|attorneys?'?s?'?|lawyers?'?s?'?|court|agency|counsel|expert|accountants?'|arbitrat\p{L}*|professional|advisers?'?|witness) )fees?|price|remuneration|charges|retainers?|what (?:\p{L}+ ){1,2}(?:has|have|\p{L}+'ve) (?:been )?paid|budget|(?:total|amount) of (?:the )?(?:\p{L}+ ){0,2}(?:rates|invoices)|order value|amounts? (?:actually |already |so |previously )?(?:paid|payable|received|due|owed)|(?:total|aggregate) (?:compensation|consideration|amount) (?:actually )?(?:paid|payable|received)|contract (?:value|sum)|value of (?:the|this) (?:\p{L}+ )?(?:contract|agreement|order|services?)|sums? (?:paid|payable)|compensation paid|consideration paid)|kain(?:a|ą|os)|atlyg(?:is|į|io|inim\p{L}*)|užmokes\p{L}*|sąmat\p{L}*|honorar\p{L}*|sumokėt\p{L}* sum\p{L}*|atlygiu|mokesč\p{L}*|mokėjim\p{L}*|(?:order|contract) total|monthly payments|sum(?:a|ą|os), kuri\p{L}*|(?:papunktyje|punkte) nurodyt\p{L}* sum\p{L}*|gaut\p{L}* sum\p{L}*)(?!\p{L})/u,
);
/** What is paid for being late has a limit of its own. */
const LIABILITY = words('liab\\p{L}*', 'atsakomyb\\p{L}*');
/** However the sentence goes on, about insurance for one. */
const LIMITED = lean(
  /(?<!\p{L})(?:liability|atsakomyb\p{L}*)(?!\p{L})[^.;]{0,160}(?<!\p{L})(?:(?:is|be|are) (?:\p{L}+ )?(?:limited|capped)|not exceed|neviršija|ribojama)(?!\p{L})/u,
);
/** Nothing caps from further away than this. */
const NEAR = 220;

/** What a limit of liability is said to be, behind the words that limit. */
const cap: Reader = (said) => {
  if (LATE.test(said.plain) && !LIABILITY.test(said.plain)) return [];
  const at = CAPS.exec(said.plain)?.index ?? -1;
  const plain = said.plain.slice(Math.max(0, at - 40), at + NEAR);
  const near = { ...said, plain };
  return first(
    () =>
      money(plain)
        .slice(0, 1)
        .map((sum) => ({ kind: 'money', amount: sum.amount, currency: currencyOf(sum) })),
    (each) => (GROSS.test(said.plain) ? [] : UNLIMITED(each)),
    () =>
      (LATE.test(said.plain) ? [] : shares(plain))
        .slice(0, 1)
        .map(({ percent }) => ({ kind: 'percent', percent })),
    () => (FEES.test(plain) ? [{ kind: 'choice', choice: 'fees-paid' }] : []),
  )(near);
};
const UNLIMITED = choiceOf([
  [
    'unlimited',
    words(
      'unlimited',
      'without (?:any )?(?:upper )?limit\\p{L}*',
      '(?:is|are) not (?:limited|capped)',
      'no (?:upper )?limit',
      'neribot\\p{L}*',
      'neribojam\\p{L}*',
      'be (?:jokių )?(?:ribų|ribos|apribojimų)',
    ),
  ],
]);

export const LIABILITY_RULES = {
  'liability-cap': {
    of: LIABLE,
    alsoOf: CAPS,
    read: (said) => (NO_CAP.test(said.plain) && !LIMITED.test(said.plain) ? [] : cap(said)),
  },
  'late-interest': {
    of: LATE,
    read: ({ plain }) => [
      ...ratesIn(plain).map(({ index: _, ...rate }): DealValue => ({ kind: 'percent', ...rate })),
      ...money(plain)
        .filter(
          ({ index }) =>
            isRate(plain, index) && !RECOVERY.test(plain) && LATE_BY_SUM.test(partAt(plain, index)),
        )
        .map((sum): DealValue => {
          const { per } = perOf(plain, sum.index);
          return {
            kind: 'money',
            amount: sum.amount,
            currency: currencyOf(sum),
            ...(per === undefined || per === 'hour' ? {} : { per }),
          };
        }),
    ],
  },
} satisfies Readonly<Record<string, Rule>>;
