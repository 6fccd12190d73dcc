import type { Answers, WizardField } from '@pactwright/protocol';
import { createContext, useContext, useMemo } from 'react';
import { shallowEqual, useDispatch } from 'react-redux';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { otherKey } from './wizard-content.js';
import { selectWizard, wizardActions } from './wizard-slice.js';
import type { WizardSession } from './wizard-session.js';

export const SessionContext = createContext<WizardSession | null>(null);

export interface Answer {
  readonly value: Answers[string] | undefined;
  readonly other: string;
  /** The answers that decide whether the field is answered. */
  readonly related: Answers;
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
  const related = useAppSelector((state) => {
    const { answers } = selectWizard(state);
    const mine: Answers = {};
    for (const key of [field.key, companion]) if (answers[key] !== undefined) mine[key] = answers[key];
    return mine;
  }, shallowEqual);
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
  const other = related[companion];
  return { value: related[field.key], other: typeof other === 'string' ? other : '', related, ...actions };
}
