import { CHECKOUT_END, type ReplyUnit } from '@pactwright/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toast } from '../../../../shared/toast/toast-store.js';
import { getUnit } from './reply-api.js';

/* The provider tells us within seconds as a rule; whoever waits longer can ask again by making a file. */
const ASK_MS = 2_000;
const ASKED_AT_MOST = 15;

/** Undefined where it is not told, or nobody waits for it any more. */
async function unitOf(runId: string, signal?: AbortSignal): Promise<ReplyUnit | undefined> {
  try {
    const answer = await getUnit(runId, signal);
    return 'error' in answer || signal?.aborted ? undefined : answer.data;
  } catch (error) {
    if (signal?.aborted) return undefined;
    throw error;
  }
}

/** What the Word files cost; undefined while nobody has said: whoever makes them is told then. */
export function useReplyUnit(runId: string) {
  const { t } = useTranslation('contract-reply');
  const [parameters, setParameters] = useSearchParams();
  const isBackFromPaying = parameters.get(CHECKOUT_END.name) === CHECKOUT_END.paid;
  const [unit, setUnit] = useState<ReplyUnit>();
  const [isAwaited, setAwaited] = useState(isBackFromPaying);

  const ask = useCallback(
    async (signal?: AbortSignal): Promise<ReplyUnit | undefined> => {
      const found = await unitOf(runId, signal);
      if (found) setUnit(found);
      return found;
    },
    [runId],
  );

  useEffect(() => {
    if (isAwaited) return;
    const controller = new AbortController();
    void unitOf(runId, controller.signal).then((found) => found && setUnit(found));
    return () => controller.abort();
  }, [runId, isAwaited]);

  useEffect(() => {
    if (!isAwaited) return;
    const controller = new AbortController();
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const found = await ask(controller.signal);
      if (controller.signal.aborted) return;
      asked += 1;
      const isPaid = found?.state === 'paid';
      if (!isPaid && asked < ASKED_AT_MOST) {
        timer = setTimeout(() => void look(), ASK_MS);
        return;
      }
      if (isPaid) toast({ title: t('unit.paid'), description: t('unit.paidText') });
      setAwaited(false);
      setParameters(
        (before) => {
          before.delete(CHECKOUT_END.name);
          return before;
        },
        { replace: true },
      );
    };
    void look();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [ask, isAwaited, setParameters, t]);

  return { unit, isAwaited, ask };
}
