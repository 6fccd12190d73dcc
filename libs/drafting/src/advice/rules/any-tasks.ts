import type { AdviceRule } from '../rule.js';
import { text } from '../facts.js';
import { openEnded } from './scope-texts.js';

/** Words that leave the end of a list open. */
const OPEN_ENDED =
  /(?<![\p{L}])(?:etc\.?|and so (?:on|forth)|(?:any |all )?other (?:tasks|work|duties|services)|as (?:needed|required)|whatever is needed|unlimited(?: \p{L}+)?|until (?:fully )?satisfied|everything (?:needed|necessary)|ir (?:t\. ?t\.|taip toliau|pan(?:\.|ašiai))|(?:visi |visus )?kit(?:i|us|ų) darb(?:ai|us|ų)|kitos užduotys|kitas užduotis|pagal poreikį|neribot\p{L}+(?: \p{L}+)?|kol bus patenkint\p{L}*|viskas, ko reik\p{L}*)(?![\p{L}])/iu;

export const anyTasks: AdviceRule = {
  id: 'scope.any-tasks',
  category: 'essential',
  texts: openEnded,
  find({ raw }) {
    const [phrase] = OPEN_ENDED.exec(`${raw('scope_of_work')}\n${raw('deliverables')}`) ?? [];
    return phrase === undefined ? undefined : { riskFactor: 4, facts: { phrase: text(phrase) } };
  },
};
