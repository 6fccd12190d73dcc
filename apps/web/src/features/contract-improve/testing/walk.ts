import { analyze, answerFault, defaultWizard, type Addition } from '@pactwright/drafting';
import { OTHER_SUFFIX, OTHER_VALUE, type Answers, type Language } from '@pactwright/protocol';
import { defaultSteps } from '../../../shared/answers/default-steps.js';
import { approvedAdditions, extrasOf, type ImproveState } from '../../../shared/improving/improve-state.js';
import type { SuggestionFacts } from '../../../shared/improving/suggestion.js';
import { anImproveState } from '../../../shared/testing/improve-state.js';
import { answerOfText } from '../model/answer-text.js';
import { askedWizardFields } from '../../../shared/improving/default-fields.js';
import { heldIn, withSettled } from '../../../shared/improving/held-words.js';
import {
  withAnswer,
  withApplied,
  withDecision,
  withFieldAnswer,
  withShortAnswerInWords,
} from '../../../shared/improving/improve-reducer.js';
import { FRAGMENTS, type Person } from './people.js';

const FIELDS = defaultWizard().flatMap(({ fields }) => fields);
const MOST_ROUNDS = 8;

export interface Walked {
  readonly state: ImproveState;
  readonly additions: readonly Addition[];
  /** Fragments that stand in the contract as sentences: there must be none. */
  readonly taken: readonly string[];
  /** Questions to which nobody had an answer that was taken. */
  readonly open: readonly string[];
}

/** The page with what is suggested now, each one approved on the way here. */
function stateWith(answers: Answers, earlier: ImproveState, language: Language): ImproveState {
  const additions = approvedAdditions(earlier);
  const found = analyze(answers, { language, contractLanguage: language, additions });
  const facts = Object.fromEntries(
    found.map(({ suggestion, ...all }): [string, SuggestionFacts] => [suggestion, all]),
  );
  return {
    ...earlier,
    suggestions: [...new Set([...earlier.suggestions, ...Object.keys(facts)])],
    formData: answers,
    extras: { ...earlier.extras, facts: { ...earlier.extras.facts, ...facts } },
  };
}

/** Answers the suggestions as the person does, until nothing is left to answer. */
export function walk(type: string, language: Language, person: Person): Walked {
  let state: ImproveState = {
    ...anImproveState({ suggestions: [], extras: extrasOf({}) }),
    formData: {
      provider_type: 'person',
      client_type: 'company',
      client_country: 'lt',
      freelance_type: type,
      contract_language: language,
      ...person.given,
    } as Answers,
  };
  const asked = new Set<string>();
  /** How many of the tries for a question have been typed: whoever is asked again goes on from there. */
  const typed = new Map<string, number>();
  const taken: string[] = [];
  const open: string[] = [];

  const questions = defaultSteps(language).flatMap(({ fields }) => fields);
  const answerField = (text: string, key: string): void => {
    const field = FIELDS.find((each) => each.key === key);
    const [shown] = askedWizardFields({ fields: [key] }, questions) ?? [];
    if (field === undefined || shown === undefined) throw new Error(`No field ${key}`);
    const tries = person.tries[field.key]?.slice(typed.get(key) ?? 0) ?? [];
    if (tries.length === 0) {
      const offered = state.extras.facts[text]?.change;
      if (offered !== undefined) state = withApplied(state, text);
      else if (key !== 'currency') open.push(`${key}: ${text}`);
      return;
    }
    for (const each of tries) {
      typed.set(key, (typed.get(key) ?? 0) + 1);
      const value = typeof each === 'string' ? answerOfText(shown, each) : each;
      const isOwn = field.type === 'select' && !field.options.some((option) => option.value === value);
      const written = isOwn ? OTHER_VALUE : (value as Answers[string]);
      const next = {
        ...state.formData,
        [key]: written,
        ...(isOwn && { [`${key}${OTHER_SUFFIX}`]: each as string }),
      };
      if (answerFault({ key, type: field.type }, (name) => next[name]) !== undefined) continue;
      state = withFieldAnswer(state, text, key, written);
      if (isOwn) state = withFieldAnswer(state, text, `${key}${OTHER_SUFFIX}`, each as string);
      return;
    }
    open.push(`${key}: ${text}`);
  };

  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    state = stateWith(state.formData, state, language);
    const unasked = state.suggestions.filter((text) => !asked.has(text));
    if (unasked.length === 0) break;
    for (const text of unasked) {
      asked.add(text);
      const fields = state.extras.facts[text]?.fields ?? [];
      for (const key of fields) answerField(text, key);
      if (fields.length > 0) continue;
      for (const words of FRAGMENTS[language]) {
        const typed = withShortAnswerInWords(withAnswer(state, text, words), text, language);
        const settled = withSettled(withDecision(typed, text, 'applied'), language);
        if (heldIn(settled, language).get(text) === undefined) taken.push(`${words}: ${text}`);
      }
      state = withSettled(withApplied(state, text), language);
    }
  }
  return { state, additions: approvedAdditions(state), taken, open };
}
