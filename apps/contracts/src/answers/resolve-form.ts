import { milestoneRows, OTHER_SUFFIX, OTHER_VALUE, type Answers, storable } from '@pactwright/protocol';
import type { Catalogue } from '../catalogue/catalogue.js';
import { cleanValue } from './clean-value.js';
import { resolveAnswer, type ResolvedAnswer } from './resolve-answer.js';
import { isBlank, type SentValue, type StoredValue } from './resolve-value.js';

export type LooseForm = Readonly<Record<string, unknown>>;

export const TYPE_KEY = 'freelance_type';
/* What the product itself says where no type was answered. */
const NO_TYPE = 'freelance';
const CHOICES_MAX = 100;

/**
 * What a form of the browser means: names may be keys or labels in any language, values those of the options or their labels,
 * and one level of steps may stand around them. What means nothing to this wizard is left out (T-04, T-51).
 */
export function resolveForm(
  catalogue: Catalogue,
  form: LooseForm,
  stepKey?: string,
): Map<string, StoredValue> {
  const answers = new Map<string, StoredValue>();
  for (const [name, value] of Object.entries(form)) {
    if (isForm(value) && stepKey === undefined) {
      for (const [key, answer] of resolveForm(catalogue, value, name)) answers.set(key, answer);
      continue;
    }
    const sent = sentValue(value);
    if (sent === undefined) continue;
    const resolved = resolveAnywhere(catalogue, storable(name), sent, stepKey);
    if (resolved) answers.set(resolved.key, resolved.value);
  }
  return answers;
}

/** Answers of several sources, of which later ones win and empty ones take an answer away. */
export function mergeAnswers(...sources: readonly Iterable<readonly [string, StoredValue]>[]): Answers {
  const merged = new Map<string, StoredValue>();
  for (const source of sources) for (const [key, value] of source) merged.set(key, value);
  return Object.fromEntries([...merged].filter(([, value]) => !isBlank(value)));
}

/** The type of work in the words of a caller who sends it beside the form. */
export function resolveJobType(catalogue: Catalogue, jobType: string): Map<string, StoredValue> {
  const words = storable(jobType).trim();
  if (words === '' || words.toLowerCase() === NO_TYPE) return new Map();
  const resolved = resolveAnywhere(catalogue, TYPE_KEY, words);
  if (resolved) return new Map([[resolved.key, resolved.value]]);
  return new Map([
    [TYPE_KEY, OTHER_VALUE],
    [`${TYPE_KEY}${OTHER_SUFFIX}`, words],
  ]);
}

type Answer = Extract<ResolvedAnswer, { kind: 'answer' }>;

/** In the step that is named, else in every step; a label that means several fields of the wizard means none. */
function resolveAnywhere(
  catalogue: Catalogue,
  fieldKey: string,
  value: SentValue['value'],
  stepKey?: string,
): Answer | undefined {
  const steps = stepKey === undefined ? catalogue.stepKeys : [stepKey, ...catalogue.stepKeys];
  const found = new Map<string, Answer>();
  for (const step of steps) {
    const resolved = resolveAnswer(catalogue, { stepKey: step, fieldKey, value });
    if (resolved.kind !== 'answer') continue;
    if (step === stepKey) return resolved;
    found.set(resolved.key, resolved);
  }
  const [first, ...others] = found.values();
  return others.length === 0 ? first : undefined;
}

const isForm = (value: unknown): value is LooseForm =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sentValue(value: unknown): SentValue['value'] | undefined {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'string') return storable(value);
  if (!Array.isArray(value) || value.length > CHOICES_MAX) return undefined;
  const rows = milestoneRows.safeParse(value);
  if (rows.success) return cleanValue(rows.data);
  const texts: unknown[] = value;
  return texts.every((text) => typeof text === 'string') ? cleanValue(texts) : undefined;
}
