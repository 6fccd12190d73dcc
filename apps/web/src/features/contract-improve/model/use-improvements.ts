import type { Answers, Language } from '@pactwright/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contractLanguage } from '../../../shared/contract/contract-language.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { saveProgress } from '../../../shared/improving/improving-api.js';
import { storeImproveState, type ImproveState } from '../../../shared/improving/improve-state.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { withFollowedReferences } from './followed-references.js';
import {
  changesTo,
  changesToApply,
  changesToUndo,
  hasOwnWords,
  withAnswer,
  withChanges,
  withDecision,
  withKept,
  withOwnNumber,
  withReadyText,
  withReplaced,
  withSaid,
  withSuggested,
  withoutReplaced,
  type AnswerChanges,
} from './improve-reducer.js';
import { withSettled } from './contradictions.js';
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
  /** Makes the clause say what the words say. */
  answer(text: string, change: Answers): void;
  /** The words and their clause speak of different things. */
  keepBoth(text: string): void;
  /** Brings everything to the server; the answer tells whether it arrived. */
  save(): Promise<boolean>;
}

/** The answers to the suggestions, kept at once in this browser and on the server (R-IMP-10, R-IMP-11). */
export function useImprovements(initial: ImproveState): Improvements {
  const { t } = useTranslation(['contract-improve', 'common']);
  const language = useLanguage();
  const [state, setState] = useState(() => withSettled(initial, languageOf(initial, language)));
  const latest = useRef(state);
  const arrived = useRef<ImproveState | null>(null);
  const saving = useRef<Promise<boolean>>(Promise.resolve(true));
  const deciding = useRef<Promise<void>>(Promise.resolve());

  const fail = useCallback(
    (description: string) => {
      toast({ variant: 'destructive', title: t('common:error'), description });
    },
    [t],
  );

  const keep = useCallback(
    (changed: ImproveState) => {
      const written = languageOf(changed, language);
      const settled = withSettled(changed, written);
      const next = withSettled(withFollowedReferences(latest.current, settled, written), written);
      latest.current = next;
      setState(next);
      if (!storeImproveState(next)) fail(t('errors.stateNotStored'));
    },
    [fail, language, t],
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

  /* One after the other too: a click on a button takes the focus from the field, which decides something itself. */
  const decide = (
    changesOf: (state: ImproveState) => AnswerChanges,
    next: (state: ImproveState, changes: AnswerChanges) => ImproveState,
  ): void => {
    deciding.current = deciding.current.then(async () => {
      const changes = changesOf(latest.current);
      try {
        await saveChanges(latest.current.contractId, changes, language);
      } catch {
        fail(t('errors.notSaved'));
        return;
      }
      keep(next(latest.current, changes));
      await save();
    });
  };

  const apply = (text: string): void =>
    decide(
      (now) => changesToApply(now, text),
      (now, changes) => {
        const kept = Object.keys(changes).length > 0 ? withReplaced(now, text, changes) : now;
        const changed = withOwnNumber(withChanges(kept, changes), text);
        return withDecision(withReadyText(changed, text), text, 'applied');
      },
    );

  return {
    state,
    save: async () => {
      await deciding.current;
      return save();
    },
    apply,
    write: (text, answer) => keep(withAnswer(latest.current, text, answer)),
    /* The words speak of the changed answer: next to the old one the clause would contradict itself. */
    leave: (text) => {
      const now = latest.current;
      const isAnswered = Boolean(now.answers[text]?.trim());
      const changesAnswer = now.extras.facts[text]?.change !== undefined;
      if (isAnswered && changesAnswer && arrived.current !== now) {
        apply(text);
        return;
      }
      if (isAnswered && now.extras.decisions[text] === undefined) keep(withDecision(now, text, 'applied'));
      const isNew = arrived.current !== latest.current;
      if (isNew && (isAnswered || arrived.current !== null)) void save();
    },
    fill: (text, answer) => {
      const now = latest.current;
      const isSaid = now.extras.facts[text]?.change !== undefined && !hasOwnWords(now, text);
      const filled = withAnswer(now, text, answer);
      keep(isSaid && answer.trim() !== '' ? withSaid(filled, text, answer) : filled);
      if (answer.trim() === '') void save();
      else apply(text);
    },
    answer: (text, change) =>
      decide(
        (now) => changesTo(now, change),
        (now, changes) => {
          const kept = withReplaced(now, text, changes);
          return withDecision(withSuggested(withChanges(kept, changes), text, change), text, 'applied');
        },
      ),
    keepBoth: (text) => {
      keep(withDecision(withKept(latest.current, text), text, 'applied'));
      void save();
    },
    skip: (text) =>
      decide(
        (now) => changesToUndo(now, text),
        (now, changes) => withDecision(withoutReplaced(withChanges(now, changes), text), text, 'skipped'),
      ),
  };
}

const languageOf = ({ formData }: ImproveState, reader: Language): Language =>
  contractLanguage(formData['contract_language'], reader);
