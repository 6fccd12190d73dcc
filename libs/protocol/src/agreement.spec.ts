import * as drafting from '@pactwright/drafting';
import {
  FIELD_TOPICS,
  LANGUAGES,
  MILESTONE_AMOUNT_MAX_LENGTH,
  MILESTONE_NAME_MAX_LENGTH,
  MILESTONES_MAX,
  OTHER_SUFFIX,
  OTHER_VALUE,
} from './index.js';

/* Said twice because the wire types load in every service and the rule set should not: this keeps them one. */
describe('the wire types and the rule set', () => {
  it('mean the same by "other"', () => {
    expect([OTHER_VALUE, OTHER_SUFFIX]).toEqual([drafting.OTHER_VALUE, drafting.OTHER_SUFFIX]);
  });

  it('take the same stages into rows', () => {
    expect(drafting.ROW_LIMITS).toEqual({
      rows: MILESTONES_MAX,
      name: MILESTONE_NAME_MAX_LENGTH,
      amount: MILESTONE_AMOUNT_MAX_LENGTH,
    });
  });

  it('fold terms under the same topics', () => {
    expect(FIELD_TOPICS).toEqual(drafting.TOPICS);
  });

  it('speak the same languages', () => {
    for (const language of LANGUAGES) expect(drafting.draft({}, language).language).toBe(language);
  });
});
