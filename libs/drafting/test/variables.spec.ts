import { clauseTexts } from '../src/model/clause-texts.js';
import { clausesFedBy } from '../src/draft/clauses-fed-by.js';
import { draft } from '../src/draft/draft.js';
import type { BlockOwner } from '../src/model/document.js';
import { defaultWizard, type WizardFieldSeed } from '../src/questions/index.js';
import { OTHER_SUFFIX } from '../src/terms/answers.js';
import { draftOnce } from './drafted.js';
import { alternatives, BASES } from './variables.js';

const FIELDS = defaultWizard().flatMap(({ fields }) => fields);

/* Far from each other, so that one of the first has what a clause needs: a step without a common divisor passes all of them. */
const STEP = 7;
const SPREAD = BASES.flatMap((_, at) => BASES.slice((at * STEP) % BASES.length).slice(0, 1));

/** Those of the clauses that an answer changes, in words or presence, from no starting point. */
function neverChanged(clauses: readonly BlockOwner[], field: WizardFieldSeed): BlockOwner[] {
  let left = clauses;
  for (const base of SPREAD) {
    const before = clauseTexts(draftOnce(base, 'en'));
    for (const value of alternatives(field)) {
      if (left.length === 0) return [];
      const after = clauseTexts(
        draft({ ...base, [field.key]: value, [`${field.key}${OTHER_SUFFIX}`]: 'Atlantis 13' }, 'en'),
      );
      left = left.filter((id) => before.get(id) === after.get(id));
    }
  }
  return [...left];
}

describe('the variables of the clauses', () => {
  it.each(FIELDS.map((field) => [field.key, field] as const))(
    '%s changes every clause it is said to feed',
    (key, field) => {
      expect(neverChanged(clausesFedBy(key), field)).toEqual([]);
    },
  );
});
