import type { Answers, Language, WizardField } from '@pactwright/protocol';
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldKind } from '../../../shared/answers/wizard-content.js';
import { OwnWorkContext } from '../../../shared/auth/use-own-work.js';
import { contractLanguage } from '../../../shared/contract/contract-language.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { saveProgress } from '../../../shared/improving/improving-api.js';
import { storeImproveState, type ImproveState } from '../../../shared/improving/improve-state.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { withSettled } from '../../../shared/improving/held-words.js';
import {
  changesTo,
  changesToUndo,
  withAnswer,
  withApplied,
  withChanges,
  withDecision,
  withFieldAnswer,
  withKept,
  withReplaced,
  withShortAnswerInWords,
  withSkipTakenBack,
  withSuggested,
  withoutReplaced,
} from '../../../shared/improving/improve-reducer.js';
import { isRefusal, saveChanges } from '../../../shared/improving/save-changes.js';
import { settledAfter, withReadyApplied } from '../../../shared/improving/settled-state.js';
import {
  afterSaving,
  asMeant,
  changesToSave,
  hasEveryText,
  refusedOf,
  type Refusals,
  type Saved,
} from './saved.js';

export interface Improvements {
  readonly state: ImproveState;
  /** What the server has of it. */
  readonly saved: Saved;
  /** The keys of answers that it has refused as they are. */
  readonly refused: ReadonlySet<string>;
  /** While it is typed: kept in this browser. */
  write(text: string, answer: string): void;
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
  const arrived = useRef<ImproveState | null>(null);
  const [saved, setSaved] = useState(initialSaved);
  const onServer = useRef(saved);
  /** They are not sent again before they are changed. */
  const [refusals, setRefusals] = useState<Refusals>(new Map());
  const onceRefused = useRef(refusals);
  const saving = useRef<Promise<boolean>>(Promise.resolve(true));
  const listeners = useRef(new Set<() => void>());

  const fail = useCallback(
    (description: string) => {
      toast({ variant: 'destructive', title: t('common:error'), description });
    },
    [t],
  );

  const keep = useCallback(
    (changed: ImproveState) => {
      const next = settledAfter(latest.current, changed, languageOf(changed, language));
      latest.current = next;
      setState(next);
      for (const listener of listeners.current) listener();
      if (!storeImproveState(next)) fail(t('errors.stateNotStored'));
    },
    [fail, language, t],
  );

  const unsent = useCallback(
    (now: ImproveState) => {
      const changes = changesToSave(now, onServer.current, questions);
      const refused = refusedOf(now, changes, onceRefused.current);
      return Object.fromEntries(Object.entries(changes).filter(([key]) => !refused.has(key)));
    },
    [questions],
  );

  /* One after the other, each with what is newest then: a late one must not bring back an old list. */
  const save = useCallback(
    (isAsked = false) => {
      saving.current = saving.current.then(async () => {
        const sent = latest.current;
        if (sent.contractId.trim() === '') {
          fail(t('errors.noContractToSave'));
          return false;
        }
        const changes = unsent(sent);
        const problems = await saveChanges(sent.contractId, changes, language);
        const known = new Map(onceRefused.current);
        for (const [key, error] of problems)
          if (isRefusal(error)) known.set(key, { meant: asMeant(key, sent.formData), error });
        const taken = Object.entries(changes).filter(([key]) => !problems.has(key));
        for (const [key] of taken) known.delete(key);
        onceRefused.current = known;
        setRefusals(known);
        const answer = await saveProgress(sent);
        if ('data' in answer) arrived.current = sent;
        onServer.current = afterSaving(
          onServer.current,
          Object.fromEntries(taken),
          'data' in answer ? sent : undefined,
        );
        setSaved(onServer.current);
        const errors = [...problems.values(), ...('error' in answer ? [answer.error] : [])];
        if (errors.length === 0) {
          const [refused] = refusedOf(sent, changesToSave(sent, onServer.current, questions), known);
          if (refused === undefined) return true;
          if (isAsked) fail(known.get(refused)?.error.message ?? t('errors.notSaved'));
          return false;
        }
        const refusal = errors.find(isRefusal);
        if (!refusal && (await findWhetherEnded())) return false;
        const own = refusal ?? ('error' in answer ? answer.error : undefined);
        fail(own?.message ?? t('errors.notSaved'));
        return false;
      });
      return saving.current;
    },
    [fail, findWhetherEnded, language, questions, t, unsent],
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
      const isUnsaved = arrived.current !== null && arrived.current !== latest.current;
      if (document.visibilityState === 'hidden' && isUnsaved) void save();
    }
  }, [save]);

  /* What was approved on the way here is in the contract: nobody has to say so twice. */
  useEffect(() => {
    const before = latest.current;
    const next = withReadyApplied(before, languageOf(before, language));
    if (next !== before) keep(next);
    if (next !== before || !hasEveryText(next, onServer.current)) void save();
  }, [keep, language, save]);

  const keepAndSave = (next: ImproveState): void => {
    keep(next);
    void save();
  };

  const answerField = useCallback<Improvements['answerField']>(
    (text, field, key, value) => {
      keep(withFieldAnswer(latest.current, text, key, value));
      if (key === field.key && !TYPED.has(fieldKind(field))) void save();
    },
    [keep, save],
  );
  const leaveField = useCallback(() => {
    if (Object.keys(unsent(latest.current)).length > 0) void save();
  }, [save, unsent]);
  const saveAll = useCallback(() => save(true), [save]);
  const refused = useMemo(
    () => refusedOf(state, changesToSave(state, saved, questions), refusals),
    [state, saved, questions, refusals],
  );
  const read = useCallback(() => latest.current, []);
  const subscribe = useCallback((listener: () => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);

  return {
    state,
    saved,
    refused,
    save: saveAll,
    read,
    subscribe,
    apply: (text) => keepAndSave(withApplied(latest.current, text)),
    write: (text, answer) => keep(withAnswer(latest.current, text, answer)),
    leave: (text) => {
      const now = latest.current;
      const isAnswered = Boolean(now.answers[text]?.trim());
      if (isAnswered) {
        const written = withShortAnswerInWords(now, text, languageOf(now, language));
        const isNews = written !== now || now.extras.decisions[text] === undefined;
        if (isNews) keep(withDecision(written, text, 'applied'));
      }
      const isNew = arrived.current !== latest.current;
      if (isNew && (isAnswered || arrived.current !== null)) void save();
    },
    fill: (text, answer) => {
      const filled = withAnswer(latest.current, text, answer);
      keepAndSave(answer.trim() === '' ? filled : withDecision(filled, text, 'applied'));
    },
    answerField,
    leaveField,
    answer: (text, change) => {
      const now = latest.current;
      const changes = changesTo(now, change);
      const changed = withChanges(withReplaced(now, text, changes), changes);
      keepAndSave(withDecision(withSuggested(changed, text, change), text, 'applied'));
    },
    keepBoth: (text) => keepAndSave(withDecision(withKept(latest.current, text), text, 'applied')),
    skip: (text) => {
      const now = latest.current;
      const undone = withChanges(now, changesToUndo(now, text));
      keepAndSave(withDecision(withoutReplaced(undone, text), text, 'skipped'));
    },
    takeSkipBack: (text) => keepAndSave(withSkipTakenBack(latest.current, text)),
  };
}

const languageOf = ({ formData }: ImproveState, reader: Language): Language =>
  contractLanguage(formData['contract_language'], reader);
