import { optionValue } from '../facts/answers.js';
import { secondKey } from '../terms/second-keys.js';
import { OTHER_SUFFIX, type Answers } from '../terms/answers.js';

/** The answer to another question is one of these values; of several chosen ones, any of them. */
export interface ConditionTest {
  readonly key: string;
  readonly in: readonly string[];
}

/** When a question is asked: one test, or several that have to hold together. */
export type Condition = ConditionTest | { readonly all: readonly ConditionTest[] };

/** A question as far as conditions are concerned; without one it is always asked. */
export interface ConditionalField {
  readonly key: string;
  readonly visibleWhen?: Condition | null | undefined;
  readonly options: readonly { readonly id: number; readonly value: string; readonly isDefault: boolean }[];
}

/**
 * The tests of every question that is not always asked, by its key. Complete without the questions themselves, so that a contract can
 * keep the ones it was made by. `usual` says whether the test holds while nobody has answered, by the default option.
 */
export type AskedWhen = Readonly<Record<string, readonly AskedTest[]>>;
export interface AskedTest extends ConditionTest {
  readonly usual: boolean;
}

export const testsOf = (condition: Condition | null | undefined): readonly ConditionTest[] =>
  !condition ? [] : 'all' in condition ? condition.all : [condition];

/** A test of a question that there is none of says nothing: what depends on it is asked. */
export function askedWhen(fields: readonly ConditionalField[]): AskedWhen {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return Object.fromEntries(
    fields.flatMap(({ key, visibleWhen }) => {
      const tests = testsOf(visibleWhen).flatMap((test): AskedTest[] => {
        const of = byKey.get(test.key);
        if (of === undefined) return [];
        const usual = of.options.some((option) => option.isDefault && test.in.includes(optionValue(option)));
        return [{ key: test.key, in: test.in, usual }];
      });
      return tests.length === 0 ? [] : [[key, tests]];
    }),
  );
}

/** Whether these answers ask the question; one that hangs on a question which is not asked itself is not asked either. */
export function isAskedBy(rules: AskedWhen, key: string, answers: Answers): boolean {
  const pending = new Set<string>();
  const isAsked = (each: string): boolean => {
    const tests = Object.hasOwn(rules, each) ? (rules[each] ?? []) : [];
    /* No rules have a circle (conditionFaults); should some have, nothing is hidden by it. */
    if (tests.length === 0 || pending.has(each)) return true;
    pending.add(each);
    const holds = tests.every((test) => isAsked(test.key) && passes(test, answers[test.key]));
    pending.delete(each);
    return holds;
  };
  return isAsked(key);
}

/**
 * The answers that count: those to questions that are asked, with the words beside their "Other" and their second texts. What is left out is kept where it
 * is stored and counts again with its question. The same object where nothing is left out.
 */
export function answersInForce<V extends Answers[string]>(
  answers: Readonly<Record<string, V>>,
  rules: AskedWhen,
): Record<string, V> {
  const hidden = Object.keys(rules)
    .filter((key) => !isAskedBy(rules, key, answers))
    .flatMap((key) => [key, `${key}${OTHER_SUFFIX}`])
    .flatMap((key) => [key, secondKey(key, 'en'), secondKey(key, 'lt')])
    .filter((key) => Object.hasOwn(answers, key));
  if (hidden.length === 0) return answers;
  const left = new Set(hidden);
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !left.has(key)));
}

function passes(test: AskedTest, answer: Answers[string]): boolean {
  if (answer === undefined || answer === '') return test.usual;
  /* A box to tick has one option, so that it can be named by no other test. */
  if (typeof answer === 'boolean') return answer;
  if (typeof answer === 'string') return test.in.includes(answer);
  return answer.some((each) => typeof each === 'string' && test.in.includes(each));
}
