import { text } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import * as texts from './data-protection-texts.js';

/** Work that is about people's data. */
const SURELY =
  /(?<![\p{L}])(?:personal data|mailing lists?|e-?mail lists?|subscribers?|customer (?:data|lists?|database)|crm|user (?:accounts?|data)|patients?|payroll|employee (?:data|records)|candidates?|asmens duom\p{L}*|prenumeratori\p{L}*|klientų (?:duom\p{L}*|sąraš\p{L}*|baz\p{L}*)|naudotojų (?:paskyr\p{L}*|duom\p{L}*)|pacient\p{L}*|darbuotojų duom\p{L}*|kandidat\p{L}*)(?![\p{L}])/iu;
/** Work that usually brings some along. */
const PERHAPS =
  /(?<![\p{L}])(?:online (?:shop|store)|e-?shop|e-?commerce|newsletters?|booking|reservations?|registration|log-?in|sign-?up|surveys?|analytics|elektronin\p{L}* parduotuv\p{L}*|el\. parduotuv\p{L}*|naujienlaišk\p{L}*|rezervacij\p{L}*|registracij\p{L}*|apklaus\p{L}*|prisijungim\p{L}*)(?![\p{L}])/iu;

export const advice: readonly AdviceRule[] = [
  {
    id: 'data-protection.missing',
    category: 'legal',
    texts: texts.missing,
    asks: ['personal_data'],
    find({ terms, described }) {
      if (terms.personalData) return undefined;
      const [sure] = SURELY.exec(described) ?? [];
      const phrase = sure ?? PERHAPS.exec(described)?.[0];
      if (phrase === undefined) return undefined;
      return {
        riskFactor: sure === undefined ? 3 : 4,
        facts: { phrase: text(phrase) },
        change: { personal_data: true },
      };
    },
  },
];
