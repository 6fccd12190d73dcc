import type { ContractTerms } from '@pactwright/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../../../shared/i18n/use-language.js';
import { RUN_PARAMETER } from '../run-parameter.js';
import { getTerms } from './terms-api.js';

/** `gone`: the check is kept no longer, or the code of this part cannot be had. */
type Outcome =
  | { readonly step: 'failed'; readonly message: string | undefined }
  | { readonly step: 'gone' }
  | { readonly step: 'ready'; readonly terms: ContractTerms };
export type TermsState = { readonly step: 'unasked' } | { readonly step: 'loading' } | Outcome;

const GONE = 404;

export interface Terms {
  readonly state: TermsState;
  want(): void;
  retry(): void;
  /** Prints the page, with the terms on it where they can be had. */
  print(): void;
  /** Says that the terms stand on the page as it is printed. */
  settle(): void;
}

/**
 * What the checked contract sets, asked for when somebody comes to it; in the reader's language. `loadRoom` fetches what will show
 * it meanwhile.
 */
export function useTerms(loadRoom: () => Promise<unknown>): Terms {
  const [parameters] = useSearchParams();
  const runId = parameters.get(RUN_PARAMETER);
  const language = useLanguage();
  const [isWanted, setWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ readonly runId: string; readonly outcome: Outcome }>();
  const isPrinting = useRef(false);
  const outcome = known !== undefined && known.runId === runId ? known.outcome : undefined;

  const settle = useCallback(() => {
    if (!isPrinting.current) return;
    isPrinting.current = false;
    window.print();
  }, []);
  useEffect(() => {
    if (runId === null || !isWanted) return;
    const controller = new AbortController();
    const load = async (): Promise<Outcome> => {
      const [answer, hasRoom] = await Promise.all([
        getTerms(runId, controller.signal),
        loadRoom().then(
          () => true,
          () => false,
        ),
      ]);
      if (!hasRoom) return { step: 'gone' };
      if (!('error' in answer)) return { step: 'ready', terms: answer.data };
      return answer.error.status === GONE
        ? { step: 'gone' }
        : { step: 'failed', message: answer.error.message };
    };
    load().then(
      (next) => {
        if (controller.signal.aborted) return;
        setKnown({ runId, outcome: next });
        if (next.step !== 'ready') settle();
      },
      (error: unknown) => {
        if (!controller.signal.aborted) throw error;
      },
    );
    return () => controller.abort();
  }, [runId, isWanted, language, attempt, settle, loadRoom]);

  return {
    state: outcome ?? { step: isWanted && runId !== null ? 'loading' : 'unasked' },
    want: useCallback(() => setWanted(true), []),
    retry: () => {
      setKnown(undefined);
      setAttempt((before) => before + 1);
    },
    print: () => {
      if (runId === null || outcome !== undefined) return window.print();
      isPrinting.current = true;
      setWanted(true);
    },
    settle,
  };
}
