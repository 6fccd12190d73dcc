import { quantitiesIn } from '../reading/quantities.js';
import type { Finding } from './proposal.js';
import type { Statement } from './statements.js';

const SECRET =
  /\b(?:nda|non-?disclosure|confidential\w*|konfidencial\w*|komercin\w+ paslapt\w*|neatsklei\w+|neatskleis\w+)\b/u;
const NOT =
  /\b(?:no|without(?: an?)?|don'?t need(?: an?)?|be|nereikia)\s+(?:\w+ )?(?:nda|confidentiality|konfidencial\w*)/u;
const MUTUAL =
  /\b(?:mutual\w*|both (?:sides|parties|ways|directions|of us)|two-?way|either (?:side|party)|each other|abi (?:sal|pus)\w+|abiem|abipus\w+|abiej\w+|viena kitos)\b/u;
const OF_CLIENT =
  /\b(?:our (?:information|data|figures|secrets|recipes?|plans|customers?)|client'?s (?:information|data|secrets)|musu (?:informacij\w+|duomen\w+|paslapt\w+|recept\w+)|kliento (?:informacij\w+|duomen\w+|paslapt\w+))\b/u;
/** "3 yrs", „3 m.“. */
const SHORT_YEARS = /(?<![\d.,])(\d{1,2})[\s-]?(?:yrs?|y|m)\b/gu;
const YEARS = [2, 3, 5];
const OF_CLIENT_YEARS = [3, 5];

/** Whose secrets are kept and how long; where only that is said that they are, it stays to be chosen. */
export function confidentialityIn({ text, plain, start }: Statement): Finding[] {
  const said = SECRET.exec(plain);
  if (said === null) return [];
  const quote = { start: start + said.index, end: start + said.index + said[0].length };
  const found = (value: string, isCertain: boolean): Finding => ({
    key: 'confidentiality',
    value,
    quote,
    isCertain,
  });
  if (NOT.test(plain)) return [found('none', true)];
  const years = [
    ...quantitiesIn(text)
      .filter(({ kind }) => kind === 'period')
      .map(({ value }) => value / 365),
    ...[...plain.matchAll(SHORT_YEARS)].map(([, count]) => Number(count)),
  ];
  const isMutual = MUTUAL.test(plain);
  const isOfClient = !isMutual && OF_CLIENT.test(plain);
  const fits = (each: number): boolean => years.length === 0 || years.includes(each);
  const mutual = isOfClient ? [] : YEARS.filter(fits).map((each) => `mutual_${each}`);
  const ofClient = isMutual ? [] : OF_CLIENT_YEARS.filter(fits).map((each) => `client_only_${each}`);
  const values = [...mutual, ...ofClient];
  return values.map((value) => found(value, values.length === 1));
}
