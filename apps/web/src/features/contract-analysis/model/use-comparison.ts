import type { CompareRequest, ComparisonView } from '@pactwright/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { compareFiles } from '../compare-api.js';

export type ComparisonState =
  | { readonly step: 'comparing' }
  /** Without a message where the server gave none. */
  | { readonly step: 'failed'; readonly message: string | undefined; readonly isGone: boolean }
  | { readonly step: 'done'; readonly view: ComparisonView };

const GONE = 404;

/** Asks once for the two files and again in another language; `retry` asks once more. */
export function useComparison(request: CompareRequest): {
  readonly state: ComparisonState;
  readonly retry: () => void;
} {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly state: ComparisonState }>();
  const body = JSON.stringify(request);
  const asked = `${body} ${language} ${attempt}`;
  useEffect(() => {
    const controller = new AbortController();
    compareFiles(JSON.parse(body) as CompareRequest, controller.signal)
      .then((result) => {
        const state: ComparisonState =
          'data' in result
            ? { step: 'done', view: result.data }
            : { step: 'failed', message: result.error.message, isGone: result.error.status === GONE };
        if (!controller.signal.aborted) setAnswer({ asked, state });
      })
      .catch((error: unknown) => {
        if (!controller.signal.aborted) throw error;
      });
    return () => controller.abort();
  }, [body, asked]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { state: answer?.asked === asked ? answer.state : { step: 'comparing' }, retry };
}
