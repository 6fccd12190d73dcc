import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { saveProgress } from '../../../shared/improving/improving-api.js';
import { storeImproveState, type ImproveState } from '../../../shared/improving/improve-state.js';
import { toast } from '../../../shared/toast/toast-store.js';
import {
  changesToApply,
  changesToUndo,
  withAnswer,
  withChanges,
  withDecision,
  withReadyText,
  withReplaced,
  withoutReplaced,
  type AnswerChanges,
} from './improve-reducer.js';
import { saveChanges } from './save-changes.js';

export interface Improvements {
  readonly state: ImproveState;
  /** While it is typed: kept in this browser. */
  write(text: string, answer: string): void;
  /** The field has lost the focus: a text in it is approved, and what changed goes to the server. */
  leave(text: string): void;
  /** Puts a suggested answer in, applies what belongs to it and saves both. An empty one takes the words back out. */
  fill(text: string, answer: string): void;
  apply(text: string): void;
  skip(text: string): void;
  /** Brings everything to the server; the answer tells whether it arrived. */
  save(): Promise<boolean>;
}

/** The answers to the suggestions, kept at once in this browser and on the server (R-IMP-10, R-IMP-11). */
export function useImprovements(initial: ImproveState): Improvements {
  const { t } = useTranslation(['contract-improve', 'common']);
  const language = useLanguage();
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const arrived = useRef<ImproveState | null>(null);
  const saving = useRef<Promise<boolean>>(Promise.resolve(true));

  const fail = useCallback(
    (description: string) => {
      toast({ variant: 'destructive', title: t('common:error'), description });
    },
    [t],
  );

  const keep = useCallback(
    (next: ImproveState) => {
      latest.current = next;
      setState(next);
      if (!storeImproveState(next)) fail(t('errors.stateNotStored'));
    },
    [fail, t],
  );

  /* One after the other, each with what is newest then: a late one must not bring back an old list. */
  const save = useCallback(() => {
    saving.current = saving.current.then(async () => {
      const sent = latest.current;
      if (sent.contractId.trim() === '') {
        fail(t('errors.noContractToSave'));
        return false;
      }
      const answer = await saveProgress(sent);
      if ('error' in answer) {
        fail(answer.error.message ?? t('errors.notSaved'));
        return false;
      }
      arrived.current = sent;
      return true;
    });
    return saving.current;
  }, [fail, t]);

  useEffect(() => {
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => document.removeEventListener('visibilitychange', saveWhenHidden);
    function saveWhenHidden() {
      const isUnsaved = arrived.current !== null && arrived.current !== latest.current;
      if (document.visibilityState === 'hidden' && isUnsaved) void save();
    }
  }, [save]);

  const decide = async (
    changes: AnswerChanges,
    next: (state: ImproveState) => ImproveState,
  ): Promise<void> => {
    try {
      await saveChanges(latest.current.contractId, changes, language);
    } catch {
      fail(t('errors.notSaved'));
      return;
    }
    keep(next(latest.current));
    await save();
  };

  const apply = (text: string): void => {
    const changes = changesToApply(latest.current, text);
    void decide(changes, (now) => {
      const kept = Object.keys(changes).length > 0 ? withReplaced(now, text, changes) : now;
      return withDecision(withReadyText(withChanges(kept, changes), text), text, 'applied');
    });
  };

  return {
    state,
    save,
    apply,
    write: (text, answer) => keep(withAnswer(latest.current, text, answer)),
    leave: (text) => {
      const now = latest.current;
      const isAnswered = Boolean(now.answers[text]?.trim());
      if (isAnswered && now.extras.decisions[text] === undefined) keep(withDecision(now, text, 'applied'));
      const isNew = arrived.current !== latest.current;
      if (isNew && (isAnswered || arrived.current !== null)) void save();
    },
    /* The words speak of the changed answer: next to the old one the clause would contradict itself. */
    fill: (text, answer) => {
      keep(withAnswer(latest.current, text, answer));
      if (answer.trim() === '') void save();
      else apply(text);
    },
    skip: (text) => {
      const changes = changesToUndo(latest.current, text);
      void decide(changes, (now) =>
        withDecision(withoutReplaced(withChanges(now, changes), text), text, 'skipped'),
      );
    },
  };
}
