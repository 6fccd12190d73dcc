import type { Answers, WizardField } from '@pactwright/protocol';
import { useMemo, useSyncExternalStore } from 'react';
import { useAnswerSource } from './answer-source.js';
import { otherKey } from './wizard-content.js';

interface AnswerActions {
  change(value: Answers[string] | undefined): void;
  changeOther(text: string): void;
  onFocus(): void;
  onBlur(): void;
}

export interface Answer extends AnswerActions {
  readonly value: Answers[string] | undefined;
  readonly other: string;
}

/** An answer whose text the browser holds while it is typed: whoever has it renders with none of its changes. */
export interface Written extends AnswerActions {
  read(): string;
  subscribe(listener: () => void): () => void;
}

/** The answer under a key, rendered again only when it changes. */
export function useAnswerValue(key: string): Answers[string] | undefined {
  const { read, subscribe } = useAnswerSource();
  const now = () => read(key);
  return useSyncExternalStore(subscribe, now, now);
}

/** The answer to one field. */
export function useAnswer(field: WizardField): Answer {
  const actions = useActions(field);
  const value = useAnswerValue(field.key);
  const other = useAnswerValue(otherKey(field));
  return { value, other: typeof other === 'string' ? other : '', ...actions };
}

/** The same object as long as the field is the same. */
export function useWritten(field: WizardField): Written {
  const actions = useActions(field);
  const { read, subscribe } = useAnswerSource();
  return useMemo(
    () => ({
      ...actions,
      read: () => {
        const value = read(field.key);
        return typeof value === 'string' ? value : '';
      },
      subscribe,
    }),
    [actions, read, subscribe, field.key],
  );
}

function useActions(field: WizardField): AnswerActions {
  const source = useAnswerSource();
  return useMemo(
    () => ({
      change: (value) => source.change(field, field.key, value),
      changeOther: (text) => source.change(field, otherKey(field), text || undefined),
      onFocus: () => source.focused(field),
      onBlur: () => source.left(field),
    }),
    [source, field],
  );
}
