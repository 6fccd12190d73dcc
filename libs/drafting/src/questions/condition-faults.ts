import { OTHER_VALUE } from '../terms/answers.js';
import { optionValue } from '../facts/answers.js';
import { testsOf, type ConditionTest, type ConditionalField } from './conditions.js';

/** Why a condition cannot be used. `key` is of the question that has it, `about` of the one that it names. */
export interface ConditionFault {
  readonly kind: 'no-such-field' | 'no-such-value' | 'circle' | 'never-holds';
  readonly key: string;
  readonly about: string;
  /** The value that is none. */
  readonly value?: string;
}

/** Types that are answered by one of their options, or by several. */
const CHOICES: ReadonlySet<string> = new Set(['select', 'radio', 'checkbox', 'check']);

interface Field extends ConditionalField {
  readonly type: string;
}

/** What is wrong with the conditions of these questions, which are all that are asked of anybody. */
export function conditionFaults(fields: readonly Field[]): ConditionFault[] {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return fields.flatMap(({ key, visibleWhen }) => {
    const own = testsOf(visibleWhen).flatMap((test) => faultsOfTest(key, test, byKey));
    /* What follows only makes sense of tests that mean something. */
    return own.length > 0 ? own : faultsTogether(key, byKey);
  });
}

function faultsOfTest(key: string, test: ConditionTest, byKey: ReadonlyMap<string, Field>): ConditionFault[] {
  const about = test.key;
  const field = byKey.get(about);
  if (field === undefined) return [{ kind: 'no-such-field', key, about }];
  const values = CHOICES.has(field.type) ? field.options.map(optionValue) : [];
  const known = new Set(field.type === 'select' ? [...values, OTHER_VALUE] : values);
  return test.in
    .filter((value) => !known.has(value))
    .map((value) => ({ kind: 'no-such-value', key, about, value }));
}

/** Faults of a condition together with those of the questions that it hangs on, directly or by way of others. */
function faultsTogether(key: string, byKey: ReadonlyMap<string, Field>): ConditionFault[] {
  const allowed = new Map<string, ReadonlySet<string>>();
  const walk = (each: string, above: readonly string[]): ConditionFault | undefined => {
    for (const test of testsOf(byKey.get(each)?.visibleWhen)) {
      if (test.key === key) return { kind: 'circle', key, about: each };
      /* Somebody else's circle is that one's fault. */
      if (above.includes(test.key)) continue;
      /* Of several choices one may pass one test and another the other. */
      if (!isList(byKey.get(test.key))) {
        const values = allowed.get(test.key);
        const left = new Set(test.in.filter((value) => values?.has(value) ?? true));
        if (left.size === 0) return { kind: 'never-holds', key, about: test.key };
        allowed.set(test.key, left);
      }
      const found = walk(test.key, [...above, test.key]);
      if (found) return found;
    }
    return undefined;
  };
  const fault = walk(key, []);
  return fault ? [fault] : [];
}

const isList = (field: Field | undefined): boolean =>
  field !== undefined && ['checkbox', 'check'].includes(field.type) && field.options.length > 1;
