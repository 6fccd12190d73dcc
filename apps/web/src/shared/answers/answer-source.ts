import type { Answers, SuggestionRequest, WizardField } from '@pactwright/protocol';
import { createContext, useContext, useMemo } from 'react';
import type { SuggestionWords } from '../ai/use-suggestion.js';

/** How a text for a field is asked for. */
export interface FieldSuggesting {
  /** Undefined when it cannot be asked, which has then been said. */
  request(field: WizardField, currentText: string): SuggestionRequest | undefined;
  readonly words: SuggestionWords;
}

/** Where the answers that fields show and change are kept. The same object as long as it is the same place. */
export interface AnswerSource {
  /** What the ids of the inputs begin with: no two fields of a page have the same. */
  readonly idPrefix: string;
  read(key: string): Answers[string] | undefined;
  subscribe(listener: () => void): () => void;
  /** Keeps an answer; `key` is the field's own, or that of the words behind its "Other". */
  change(field: WizardField, key: string, value: Answers[string] | undefined): void;
  focused(field: WizardField): void;
  left(field: WizardField): void;
  /** Absent where texts are suggested beside the fields. */
  readonly suggesting?: FieldSuggesting;
}

/** Of a place where nobody can answer yet. */
const NOTHING: AnswerSource = {
  idPrefix: 'wizard',
  read: () => undefined,
  subscribe: () => () => undefined,
  change: () => undefined,
  focused: () => undefined,
  left: () => undefined,
};

export const AnswerSourceContext = createContext<AnswerSource>(NOTHING);

export const useAnswerSource = (): AnswerSource => useContext(AnswerSourceContext);

export interface FieldIds {
  readonly input: string;
  readonly label: string;
  readonly description: string;
  readonly required: string;
  /** Of what is said below the answer. */
  readonly problem: string;
  /** Of the words behind "Other". */
  readonly other: string;
}

export function useFieldIds({ key }: WizardField): FieldIds {
  const { idPrefix } = useAnswerSource();
  return useMemo(() => {
    const input = `${idPrefix}-${key}`;
    return {
      input,
      label: `${input}-label`,
      description: `${input}-description`,
      required: `${input}-required`,
      problem: `${input}-problem`,
      other: `${input}_other`,
    };
  }, [idPrefix, key]);
}
