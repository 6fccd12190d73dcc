import { ANALYSIS_CATEGORIES, answers as answersSchema, type Addition } from '@pactwright/protocol';
import { z } from 'zod';
import { currentUserSource } from '../auth/current-user.js';
import { suggestionFacts } from './suggestion-facts.js';
import type { Suggestion } from './suggestion.js';

const decision = z.enum(['applied', 'skipped']);
export type Decision = z.infer<typeof decision>;

const settled = z.object({
  words: z.string(),
  added: z.string(),
  /** The same in the other language, as it goes into a contract in both. */
  second: z.string().optional(),
  /** The rule set has written both. */
  isOurs: z.boolean().optional(),
});

/** What we keep beside the specified fields; all of it by the suggestion's text. */
const extras = z.object({
  facts: z.record(z.string(), suggestionFacts).catch({}),
  /** Suggestions that the wizard has shown as approved. */
  chosen: z.array(z.string()).catch([]),
  /** Of these, what somebody has approved by its own switch, with what it does before their eyes. */
  decided: z.array(z.string()).catch([]),
  decisions: z.record(z.string(), decision).catch({}),
  /** What an applied suggestion has changed in the wizard's answers: the values before it, null for none. */
  replaced: z.record(z.string(), z.record(z.string(), z.unknown())).catch({}),

  /** Words that stay although the clause names another number: somebody has said that it is about something else. */
  kept: z.record(z.string(), z.string()).catch({}),
  /** Words that name the number of a clause that has gone. */
  lost: z.record(z.string(), z.string()).catch({}),
  /** The same in the other language of a contract in both, as it is typed. */
  seconds: z.record(z.string(), z.string()).catch({}),
  /** What of an answer's words goes into the contract; without an entry for these very words, all of them. */
  settled: z.record(z.string(), settled).catch({}),
});
const NO_EXTRAS: z.infer<typeof extras> = {
  facts: {},
  chosen: [],
  decided: [],
  decisions: {},
  replaced: {},
  kept: {},
  lost: {},
  seconds: {},
  settled: {},
};
/** What is kept beside the specified fields, with these facts and nothing decided. */
export const extrasOf = (facts: z.infer<typeof extras>['facts']): z.infer<typeof extras> => ({
  ...NO_EXTRAS,
  facts,
});

const improveState = z.object({
  suggestions: z.array(z.string()),
  formData: answersSchema,
  contractId: z.union([z.string().min(1), z.number()]).transform(String),
  isNewContract: z.boolean().catch(true),
  /** The text given to each suggestion. */
  answers: z.record(z.string(), z.string()).catch({}),
  saveResult: z.unknown().optional(),
  extras: extras.catch(NO_EXTRAS),
});
/** `contractState_{id}`: what the wizard hands to the improvement page, and what that page keeps. */
export type ImproveState = z.infer<typeof improveState>;

export type StateProblem = 'noData' | 'notFound' | 'invalidSuggestions' | 'invalidForm' | 'noContract';
export type ReadState = { readonly state: ImproveState } | { readonly problem: StateProblem };

const keyOf = (contractId: string): string => `contractState_${contractId}`;

/** Reads what was stored and names the first thing that is wrong with it (R-IMP-04 to R-IMP-08). */
export function parseImproveState(stored: unknown): ReadState {
  if (!isObject(stored)) return { problem: 'noData' };
  if (!Array.isArray(stored['suggestions'])) return { problem: 'invalidSuggestions' };
  if (!isObject(stored['formData'])) return { problem: 'invalidForm' };
  if (!stored['contractId']) return { problem: 'noContract' };
  const { data } = improveState.safeParse({
    ...stored,
    suggestions: stored['suggestions'].filter((text) => typeof text === 'string' && text.trim() !== ''),
    formData: readableAnswers(stored['formData']),
    extras: stored['extras'] ?? {},
  });
  return data ? { state: data } : { problem: 'noContract' };
}

export function readImproveState(contractId: string): ReadState {
  const stored = withStorage((storage) => storage.getItem(keyOf(contractId)));
  if (stored === undefined || stored === null || !isForWhoeverIsHere(stored)) return { problem: 'notFound' };
  try {
    return parseImproveState(JSON.parse(stored));
  } catch {
    return { problem: 'noData' };
  }
}

/** The account whose state it is: kept here while its session is over, and shown to nobody else. */
function ownerOf(stored: string | null): string | undefined {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isObject(value) && typeof value['ownerId'] === 'string' ? value['ownerId'] : undefined;
  } catch {
    return undefined;
  }
}

/** False for what another account has left in this browser. */
function isForWhoeverIsHere(stored: string): boolean {
  const { user, isLoading } = currentUserSource.get();
  const ownerId = ownerOf(stored);
  return ownerId === undefined || isLoading || user?.id === ownerId;
}

/** False when this browser refuses to keep it. */
export const storeImproveState = (state: ImproveState): boolean =>
  withStorage((storage) => {
    const key = keyOf(state.contractId);
    const { user } = currentUserSource.get();
    const ownerId = user?.id ?? ownerOf(storage.getItem(key));
    storage.setItem(key, JSON.stringify({ ...state, ownerId }));
    return true;
  }) ?? false;

export const removeImproveState = (contractId: string): void =>
  withStorage((storage) => storage.removeItem(keyOf(contractId)));

export const suggestionsOf = ({ suggestions, extras: { facts } }: ImproveState): Suggestion[] =>
  suggestions.map((text) => ({ category: ANALYSIS_CATEGORIES[0], isRequired: false, ...facts[text], text }));

/**
 * The text that a suggestion puts into the contract: none while it is unanswered or skipped, is no sentence, or contradicts
 * its clause.
 */
export function approvedText({ answers, extras }: ImproveState, text: string): string {
  const words = answers[text]?.trim() ?? '';
  if (extras.decisions[text] === 'skipped') return '';
  const settled = extras.settled[text];
  return settled?.words === words ? settled.added : words;
}

/** The same in the other language of a contract in both, where it is there. */
export function approvedSecond({ answers, extras }: ImproveState, text: string): string | undefined {
  const settled = extras.settled[text];
  return settled?.words === answers[text]?.trim() ? settled?.second : undefined;
}

/** Under which the contract keeps the text of a suggestion. */
export const additionId = ({ id, text }: Pick<Suggestion, 'id' | 'text'>): string => id ?? text.slice(0, 120);

/** Every approved text with the clause it belongs to, as the contract carries it. */
export const approvedAdditions = (state: ImproveState): Addition[] =>
  suggestionsOf(state).flatMap((suggestion) => {
    const text = approvedText(state, suggestion.text);
    if (text === '') return [];
    const second = approvedSecond(state, suggestion.text);
    const addition = { id: additionId(suggestion), clauseId: suggestion.clauseId ?? '', text };
    return [second === undefined ? addition : { ...addition, second }];
  });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The form may hold anything; what is no answer is left out. */
const readableAnswers = (form: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) => {
      const answer = answersSchema.safeParse({ [key]: typeof value === 'number' ? String(value) : value });
      return answer.success ? Object.entries(answer.data) : [];
    }),
  );

/** A browser that blocks site data refuses even the mention of local storage; a full one refuses to write. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
