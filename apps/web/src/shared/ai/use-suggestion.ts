import type { Engine, SuggestionRequest } from '@pactwright/protocol';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { requestSuggestion } from './request-suggestion.js';
import { useTranslation } from 'react-i18next';
import { toast } from '../toast/toast-store.js';

/** What stands in a field, now and later. */
export interface FieldText {
  read(): string;
  /** Tells of changes with which nothing is rendered. */
  readonly subscribe?: (listener: () => void) => () => void;
}

/** What is said once it is there, and when it failed. */
export interface SuggestionWords {
  readonly done: { readonly title: string; readonly description: string };
  readonly failed: string;
}

interface Options {
  readonly field: FieldText;
  /** What to ask; undefined when it cannot be asked, which has then been said. */
  request(): SuggestionRequest | undefined;
  /** Puts a text into the field and keeps it. */
  fill(text: string): void;
  /** Puts a line that was taken into the text in the other language, or takes it out; before the field itself changes. */
  takeSecond?(line: string, isTaken: boolean): void;
  readonly words: SuggestionWords;
}

export interface OfferedLine {
  readonly line: string;
  /** It stands in the field. */
  readonly isTaken: boolean;
}

export interface Suggesting {
  readonly isAsking: boolean;
  /** A suggested text stands in the field as it came. */
  readonly filled: { readonly engine: Engine | undefined } | undefined;
  /** Lines that may be taken one by one; none once they are put away. */
  readonly offers: readonly OfferedLine[];
  take(line: string, isTaken: boolean): void;
  readonly putAway: () => void;
  /** The same function at every rendering, as is the next one. */
  readonly ask: () => void;
  /** Somebody writes: their words come before a suggestion that is still on its way. */
  readonly giveUp: () => void;
  undo(): void;
}

/** A stage keeps its name in front of a day and a sum that are filled in later. */
const isLine =
  (line: string) =>
  (written: string): boolean =>
    written === line || written.startsWith(`${line} | `);

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trimEnd());

const never = () => () => undefined;

/** Asks for the text of one field, and takes it back out again. */
export function useSuggestion(options: Options): Suggesting {
  const { t } = useTranslation(['common', 'ai']);
  const { field } = options;
  const asking = useRef<AbortController | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [last, setLast] = useState<{ before: string; after: string; engine: Engine | undefined }>();
  const isAsItCame = useSyncExternalStore(
    field.subscribe ?? never,
    () => last !== undefined && last.after === field.read(),
    () => false,
  );
  const [offered, setOffered] = useState<readonly string[]>([]);
  const [seconds, setSeconds] = useState<Readonly<Record<string, string>>>({});
  const written = useSyncExternalStore(
    field.subscribe ?? never,
    () => (offered.length === 0 ? '' : field.read()),
    () => '',
  );
  const latest = useRef({ ...options, t });
  useEffect(() => {
    latest.current = { ...options, t };
  });
  useEffect(() => () => asking.current?.abort(), []);

  const suggest = useCallback(async (): Promise<void> => {
    const { field, request, fill, words, t } = latest.current;
    const text = field.read();
    const body = request();
    if (!body || asking.current) return;
    const controller = new AbortController();
    asking.current = controller;
    setAsking(true);
    try {
      const answer = await requestSuggestion(body, controller.signal);
      if (controller.signal.aborted) return;
      const problem = 'error' in answer ? answer.error.message : answer.data.error;
      const suggestion = 'data' in answer ? answer.data.suggestion?.trim() : undefined;
      if (suggestion === undefined || problem !== undefined) {
        toast({ variant: 'destructive', title: t('error'), description: problem ?? words.failed });
        return;
      }
      const offers = ('data' in answer && answer.data.offered) || [];
      setOffered(offers);
      setSeconds(('data' in answer && answer.data.seconds) || {});
      if (suggestion === '' || suggestion === text.trim()) {
        const words = offers.length > 0 ? 'offered' : 'nothing';
        toast({ title: t(`ai:${words}Title`), description: t(`ai:${words}Text`) });
        return;
      }
      fill(suggestion);
      setLast({ before: text, after: suggestion, engine: 'data' in answer ? answer.data.engine : undefined });
      toast(words.done);
    } catch (cause) {
      if (!controller.signal.aborted) throw cause;
    } finally {
      if (!controller.signal.aborted) {
        asking.current = null;
        setAsking(false);
      }
    }
  }, []);

  const ask = useCallback((): void => void suggest(), [suggest]);

  const giveUp = useCallback(() => {
    if (!asking.current) return;
    asking.current.abort();
    asking.current = null;
    setAsking(false);
  }, []);

  return {
    isAsking,
    filled: last && isAsItCame ? { engine: last.engine } : undefined,
    offers: offered.map((line) => ({ line, isTaken: linesOf(written).some(isLine(line)) })),
    take: (line, isTaken) => {
      const second = seconds[line];
      if (second !== undefined) options.takeSecond?.(second, isTaken);
      const others = linesOf(field.read().trimEnd()).filter((each) => !isLine(line)(each) && each !== '');
      options.fill((isTaken ? [...others, line] : others).join('\n'));
    },
    putAway: () => setOffered([]),
    ask,
    giveUp,
    undo: () => {
      if (last) options.fill(last.before);
      setLast(undefined);
    },
  };
}
