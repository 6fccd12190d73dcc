import type { Answers, WizardField } from '@pactwright/protocol';
import { createContext, useContext, useMemo } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useAppSelector } from '../../../shared/store/hooks.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import { otherKey } from './wizard-content.js';
import { selectWizard, wizardActions } from './wizard-slice.js';
import type { WizardSession } from './wizard-session.js';

export const SessionContext = createContext<WizardSession | null>(null);

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

/** The answer to one field: reading it re-renders only when it changes, changing it keeps it in browser and server. */
export function useAnswer(field: WizardField): Answer {
  const actions = useActions(field);
  const companion = otherKey(field);
  const value = useAppSelector((state) => selectWizard(state).answers[field.key]);
  const other = useAppSelector((state) => selectWizard(state).answers[companion]);
  return { value, other: typeof other === 'string' ? other : '', ...actions };
}

/** The same object as long as the field is the same. */
export function useWritten(field: WizardField): Written {
  const actions = useActions(field);
  const store = useStore<RootState>();
  return useMemo(
    () => ({
      ...actions,
      read: () => {
        const value = selectWizard(store.getState()).answers[field.key];
        return typeof value === 'string' ? value : '';
      },
      subscribe: store.subscribe,
    }),
    [actions, store, field.key],
  );
}

function useActions(field: WizardField): AnswerActions {
  const session = useContext(SessionContext);
  const dispatch = useDispatch();
  const companion = otherKey(field);
  return useMemo(
    () => ({
      change: (value) => {
        dispatch(wizardActions.answered({ key: field.key, value }));
        session?.changed(field, field.key);
      },
      changeOther: (text) => {
        dispatch(wizardActions.answered({ key: companion, value: text || undefined }));
        session?.changed(field, companion);
      },
      onFocus: () => dispatch(wizardActions.fieldFocused(field.key)),
      onBlur: () => session?.left(field),
    }),
    [dispatch, session, field, companion],
  );
}
