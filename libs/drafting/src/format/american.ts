import { NBSP, dateParts } from './digits.js';
import { MONTHS, englishFormat } from './en.js';
import type { Format } from './format.js';

/** Words whose stem is spelled otherwise in the United States; endings follow by themselves. With some, what has to stand around them. */
const STEMS: readonly (readonly [british: string, american: string, after?: string, before?: string])[] = [
  ['licence', 'license'],
  ['defence', 'defense'],
  ['offence', 'offense'],
  ['pretence', 'pretense'],
  ['practis', 'practic'],
  ['favour', 'favor'],
  ['honour', 'honor'],
  ['colour', 'color'],
  ['behaviour', 'behavior'],
  ['labour', 'labor'],
  ['endeavour', 'endeavor'],
  ['neighbour', 'neighbor'],
  ['harbour', 'harbor'],
  ['centre', 'center'],
  ['fulfil', 'fulfill', '(?!l)'],
  ['enrol', 'enroll', '(?!l)'],
  ['instalment', 'installment'],
  ['skilful', 'skillful'],
  ['wilful', 'willful'],
  ['cancelled', 'canceled'],
  ['cancelling', 'canceling'],
  ['labelled', 'labeled'],
  ['labelling', 'labeling'],
  ['modelled', 'modeled'],
  ['modelling', 'modeling'],
  ['travelled', 'traveled'],
  ['travelling', 'traveling'],
  ['judgement', 'judgment'],
  ['acknowledgement', 'acknowledgment'],
  ['cheque', 'check'],
  ['programme', 'program', '(?!d|r)'],
  ['catalogue', 'catalog'],
  ['analys', 'analyz', '(?=e[ds]?\\b|ing)'],
  ['paralys', 'paralyz', '(?=e[ds]?\\b|ing)'],
  ['artefact', 'artifact'],
  ['ageing', 'aging'],
  ['grey', 'gray'],
  ['learnt', 'learned'],
  ['whilst', 'while'],
  ['amongst', 'among'],
  ['wards', 'ward', '\\b', '(?<=\\b(?:after|back|for|in|on|out|to|up))'],
  ['per cent', 'percent', '\\b'],
  ['working', 'business', '(?=\\sdays?\\b)'],
];
/** Verbs in -ise, save those that are spelled so everywhere: looked for by their ending, which few words have. */
const IN_ISE =
  /is(?=(?:e[ds]?|ing|ations?|ers?|able)\b)(?<!\b(?:adv|advert|ar|chast|circumc|compr|comprom|conc|d|dem|desp|dev|disgu|enfranch|enterpr|exc|exerc|expert|franch|gu|improv|inc|l|likew|merchand|mort|n|no|otherw|pa|parad|po|pract|prem|prec|pra|prom|r|ra|rev|superv|surm|surpr|telev|treat|w|wa)is|\bis)/gi;

/** All of them in one look, so that a text is read once. */
const BRITISH = new RegExp(
  STEMS.map(([british, , after = '', before = '']) => `${before}${british}${after}`).join('|'),
  'gi',
);
const AMERICAN: ReadonlyMap<string, string> = new Map(
  STEMS.map(([british, american]) => [british, american]),
);

const inCaseOf = (model: string, word: string): string =>
  model[0] === model[0]?.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The same words as they are spelled in the United States. */
export const americanSpelling = (text: string): string =>
  text
    .replace(IN_ISE, 'iz')
    .replace(BRITISH, (found) => inCaseOf(found, AMERICAN.get(found.toLowerCase()) ?? found));

/** English with the dates of the United States: "January 15, 2025". */
export const americanFormat: Format = {
  ...englishFormat,
  date(date) {
    const { year, month, day } = dateParts(date);
    return `${MONTHS[month - 1] ?? ''}${NBSP}${day}, ${year}`;
  },
};
