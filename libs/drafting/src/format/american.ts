import { NBSP, dateParts } from './digits.js';
import { MONTHS, englishFormat } from './en.js';
import type { Format } from './format.js';

/** Words whose stem is spelled otherwise in the United States; endings follow by themselves. */
const STEMS: readonly (readonly [british: string, american: string])[] = [
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
  ['fulfil(?!l)', 'fulfill'],
  ['enrol(?!l)', 'enroll'],
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
  ['programme(?!d|r)', 'program'],
  ['catalogue', 'catalog'],
  ['analys(?=e[ds]?\\b|ing)', 'analyz'],
  ['paralys(?=e[ds]?\\b|ing)', 'paralyz'],
  ['artefact', 'artifact'],
  ['ageing', 'aging'],
  ['grey', 'gray'],
  ['learnt', 'learned'],
  ['whilst', 'while'],
  ['amongst', 'among'],
  ['(?<=\\b(?:after|back|for|in|on|out|to|up))wards\\b', 'ward'],
  ['per cent\\b', 'percent'],
  ['working(?=\\sdays?\\b)', 'business'],
];
/** Verbs in -ise, save those that are spelled so everywhere: looked for by their ending, which few words have. */
const IN_ISE =
  /is(?=(?:e[ds]?|ing|ations?|ers?|able)\b)(?<!\b(?:adv|advert|ar|chast|circumc|compr|comprom|conc|d|dem|desp|dev|disgu|enfranch|enterpr|exc|exerc|expert|franch|gu|improv|inc|l|likew|merchand|mort|n|no|otherw|pa|parad|po|pract|prem|prec|pra|prom|r|ra|rev|superv|surm|surpr|telev|treat|w|wa|)is)/gi;

/** All of them in one look, so that a text is read once: each is a group. */
const BRITISH = new RegExp(`(${STEMS.map(([british]) => british).join(')|(')})`, 'gi');

const inCaseOf = (model: string, word: string): string =>
  model[0] === model[0]?.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The same words as they are spelled in the United States. */
export const americanSpelling = (text: string): string =>
  text
    .replace(IN_ISE, 'iz')
    .replace(BRITISH, (found, ...groups: unknown[]) =>
      inCaseOf(found, STEMS[groups.indexOf(found)]?.[1] ?? found),
    );

/** English with the dates of the United States: "January 15, 2025". */
export const americanFormat: Format = {
  ...englishFormat,
  date(date) {
    const { year, month, day } = dateParts(date);
    return `${MONTHS[month - 1] ?? ''}${NBSP}${day}, ${year}`;
  },
};
