import { answerFault } from '@pactwright/drafting';
import { judgeAnswersBy } from './answer-judge.js';
import { meetsPrice } from './milestone-plan.js';

/** What decides about questions and answers; it is as large as the library that writes contracts. */
export {
  hasPlace,
  noticedSpecialData,
  proposedLength,
  remarksOn,
  secondAsked,
  unitOf,
} from '@pactwright/drafting';

judgeAnswersBy(answerFault, meetsPrice);
