import type { Answers, Language, WizardField } from '@pactwright/protocol';
import { use, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldKind } from '../../../shared/answers/wizard-content.js';
import { OwnWorkContext } from '../../../shared/auth/use-own-work.js';
import { contractLanguage } from '../../../shared/contract/contract-language.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { storeImproveState, type ImproveState } from '../../../shared/improving/improve-state.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { withSettled } from '../../../shared/improving/held-words.js';
import {
  changesTo,
  changesToUndo,
  isReady,
  withAnswer,
  withApplied,
  withChanges,
  withDecision,
  withFieldAnswer,
  withKept,
  withReplaced,
  withSecond,
  withShortAnswerInWords,
  withSkipTakenBack,
  withSuggested,
  withoutReplaced,
} from '../../../shared/improving/improve-reducer.js';
import { settledAfter, withReadyApplied } from '../../../shared/improving/settled-state.js';
import { ImprovementQueue, type SaveFailure } from './improvement-queue.js';
import { changesToSave, hasEveryText, refusedOf, type Saved } from './saved.js';

export interface Improvements {
  readonly state: ImproveState;
  /** What the server has of it. */
  readonly saved: Saved;
  /** The keys of answers that it has refused as they are. */
  readonly refused: ReadonlySet<string>;
  /** While it is typed: kept in this browser. */
  write(text: string, answer: string): void;
  /** The same for what the words are in the other language of a contract in both. */
  writeSecond(text: string, second: string): void;
  /** The words have lost the focus: they are approved, and what changed goes to the server. */
  leave(text: string): void;
  /** Puts suggested words in and saves them. Empty ones take the words back out. */
  fill(text: string, answer: string): void;
  /** Answers the field that a suggestion asks for; what is typed goes to the server when it is left. */
  readonly answerField: (
    text: string,
    field: WizardField,
    key: string,
    value: Answers[string] | undefined,
  ) => void;
  readonly leaveField: () => void;
  apply(text: string): void;
  skip(text: string): void;
  takeSkipBack(text: string): void;
  /** Makes the clause say what the words say. */
  answer(text: string, change: Answers): void;
  /** The words and their clause speak of different things. */
  keepBoth(text: string): void;
  /** Brings everything to the server; the answer tells whether it has all of it. What it refuses is said again. */
  readonly save: () => Promise<boolean>;
  /** The state now, and news of it, for fields that render with their own answer only. */
  readonly read: () => ImproveState;
  readonly subscribe: (listener: () => void) => () => void;
}

/** These wait until they are left: every key would be a call. */
const TYPED: ReadonlySet<ReturnType<typeof fieldKind>> = new Set([
  'text',
  'number',
  'textarea',
  'milestones',
]);

/** The answers to the suggestions, kept at once in this browser and on the server (R-IMP-10, R-IMP-11). */
export function useImprovements(
  initial: ImproveState,
  questions: readonly WizardField[],
  initialSaved: Saved = { answers: initial.formData, additions: [] },
): Improvements {
  const { t } = useTranslation(['contract-improve', 'common']);
  const language = useLanguage();
  const { hasEnded, findWhetherEnded } = use(OwnWorkContext);
  const [state, setState] = useState(() => withSettled(initial, languageOf(initial, language)));
  const latest = useRef(state);
  const [queue] = useState(() => new ImprovementQueue(initialSaved));
  const { saved, refusals } = useSyncExternalStore(queue.subscribe, queue.read);
  const listeners = useRef(new Set<() => void>());
  const read = useCallback(() => latest.current, []);

  const fail = useCallback(
    (description: string) => {
      toast({ variant: 'destructive', title: t('common:error'), description });
    },
    [t],
  );

  /** Keeps in this browser what somebody has done to improvements. */
  const keep = useCallback(
    (changed: ImproveState, ...texts: readonly string[]) => {
      const next = settledAfter(latest.current, changed, languageOf(changed, language));
      latest.current = next;
      setState(next);
      for (const text of texts) queue.change(text);
      for (const listener of listeners.current) listener();
      if (!storeImproveState(next)) fail(t('errors.stateNotStored'));
    },
    [fail, language, queue, t],
  );

  const save = useCallback(
    (isAsked = false) => {
      const onFailure = async (failure: SaveFailure) => {
        if (failure.reason === 'no contract') return fail(t('errors.noContractToSave'));
        if (failure.reason === 'not stored' && (await findWhetherEnded())) return;
        fail(failure.error?.message ?? t('errors.notSaved'));
      };
      return queue.save({ read, questions, language, isAsked, onFailure });
    },
    [fail, findWhetherEnded, language, queue, questions, read, t],
  );

  /* What was given meanwhile waits in this browser, and goes once its owner has signed in again. */
  const hadEnded = useRef(false);
  useEffect(() => {
    if (hadEnded.current && !hasEnded) void save();
    hadEnded.current = hasEnded;
  }, [hasEnded, save]);

  useEffect(() => {
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => document.removeEventListener('visibilitychange', saveWhenHidden);
    function saveWhenHidden() {
      if (document.visibilityState === 'hidden' && queue.unsaved.length > 0) void save();
    }
  }, [queue, save]);

  /* What was approved on the way here is in the contract: nobody has to say so twice. */
  useEffect(() => {
    const before = latest.current;
    const ready = before.suggestions.filter((text) => isReady(before, text));
    const next = withReadyApplied(before, languageOf(before, language));
    if (ready.length > 0) keep(next, ...ready);
    if (ready.length > 0 || !hasEveryText(next, queue.read().saved)) void save();
  }, [keep, language, queue, save]);

  const answerField = useCallback<Improvements['answerField']>(
    (text, field, key, value) => {
      keep(withFieldAnswer(latest.current, text, key, value), text);
      if (key === field.key && !TYPED.has(fieldKind(field))) void save();
    },
    [keep, save],
  );
  const leaveField = useCallback(() => {
    if (Object.keys(queue.unsentAnswers(latest.current, questions)).length > 0) void save();
  }, [queue, questions, save]);
  const saveAll = useCallback(() => save(true), [save]);
  const refused = useMemo(
    () => refusedOf(state, changesToSave(state, saved, questions), refusals),
    [state, saved, questions, refusals],
  );
  const subscribe = useCallback((listener: () => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);

  const acts = useMemo(() => {
    const keepAndSave = (next: ImproveState, text: string): void => {
      keep(next, text);
      void save();
    };
    return {
      apply: (text) => keepAndSave(withApplied(latest.current, text), text),
      write: (text, answer) => keep(withAnswer(latest.current, text, answer), text),
      writeSecond: (text, second) => keep(withSecond(latest.current, text, second), text),
      leave: (text) => {
        const now = latest.current;
        if (now.answers[text]?.trim()) {
          const written = withShortAnswerInWords(now, text, languageOf(now, language));
          const isNews = written !== now || now.extras.decisions[text] === undefined;
          if (isNews) keep(withDecision(written, text, 'applied'), text);
        }
        if (queue.unsaved.length > 0) void save();
      },
      fill: (text, answer) => {
        const filled = withAnswer(latest.current, text, answer);
        keepAndSave(answer.trim() === '' ? filled : withDecision(filled, text, 'applied'), text);
      },
      answer: (text, change) => {
        const now = latest.current;
        const changes = changesTo(now, change);
        const changed = withChanges(withReplaced(now, text, changes), changes);
        keepAndSave(withDecision(withSuggested(changed, text, change), text, 'applied'), text);
      },
      keepBoth: (text) => keepAndSave(withDecision(withKept(latest.current, text), text, 'applied'), text),
      skip: (text) => {
        const now = latest.current;
        const undone = withChanges(now, changesToUndo(now, text));
        keepAndSave(withDecision(withoutReplaced(undone, text), text, 'skipped'), text);
      },
      takeSkipBack: (text) => keepAndSave(withSkipTakenBack(latest.current, text), text),
    } satisfies Partial<Improvements>;
  }, [keep, language, queue, save]);

  /* The same for as long as nothing of it changes: the cards are drawn anew with another one only. */
  return useMemo(
    () => ({ state, saved, refused, save: saveAll, read, subscribe, answerField, leaveField, ...acts }),
    [state, saved, refused, saveAll, read, subscribe, answerField, leaveField, acts],
  );
}

const languageOf = ({ formData }: ImproveState, reader: Language): Language =>
  contractLanguage(formData, reader);
