import { answerFault } from '@pactwright/drafting';
import { judgeAnswersBy } from './answer-judge.js';
import { rowsOf } from './milestones.js';
import { misfitsIn } from './misfits.js';

/** What decides about questions and answers; it is as large as the library that writes contracts. */
export {
  hasPlace,
  helpOf,
  isHelped,
  noticedSpecialData,
  proposedLength,
  remarksOn,
  secondAsked,
  unchosenAnswers,
  unitOf,
} from '@pactwright/drafting';

export { misfitsIn, rowsOf };

judgeAnswersBy(answerFault, misfitsIn);
