import type { Answers, WizardField } from '@pactwright/protocol';
import { createContext, useContext, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { otherKey } from './wizard-content.js';
import { selectWizard, wizardActions } from './wizard-slice.js';
import type { WizardSession } from './wizard-session.js';

export const SessionContext = createContext<WizardSession | null>(null);

export interface Answer {
  readonly value: Answers[string] | undefined;
  readonly other: string;
  change(value: Answers[string] | undefined): void;
  changeOther(text: string): void;
  onFocus(): void;
  onBlur(): void;
}

/** The answer to one field: reading it re-renders only when it changes, changing it keeps it in browser and server. */
export function useAnswer(field: WizardField): Answer {
  const session = useContext(SessionContext);
  const dispatch = useDispatch();
  const companion = otherKey(field);
  const value = useAppSelector((state) => selectWizard(state).answers[field.key]);
  const other = useAppSelector((state) => selectWizard(state).answers[companion]);
  const actions = useMemo(
    () => ({
      change: (value: Answers[string] | undefined) => {
        dispatch(wizardActions.answered({ key: field.key, value }));
        session?.changed(field, field.key);
      },
      changeOther: (text: string) => {
        dispatch(wizardActions.answered({ key: companion, value: text || undefined }));
        session?.changed(field, companion);
      },
      onFocus: () => dispatch(wizardActions.fieldFocused(field.key)),
      onBlur: () => session?.left(field),
    }),
    [dispatch, session, field, companion],
  );
  return { value, other: typeof other === 'string' ? other : '', ...actions };
}
