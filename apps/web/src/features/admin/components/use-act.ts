import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/api-error.js';
import { isSessionOver } from '../../../shared/auth/current-user.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { useConfirmed, type Outcome } from './confirmation-context.js';

interface ActWords {
  readonly done: string;
  /** Where the service has no words of its own. */
  readonly failed: string;
}

/** Does something that wants a confirmed password, tells how it ended, and keeps why the last try was in vain (T-54). */
export function useAct() {
  const { t } = useTranslation();
  const confirmed = useConfirmed();
  const [problem, setProblem] = useState<string>();
  /** Whether it was done. */
  const run = async <T>(act: () => Promise<Outcome<T>>, { done, failed }: ActWords): Promise<boolean> => {
    setProblem(undefined);
    const outcome = await confirmed(act);
    if (!outcome) return false;
    if (outcome.error === undefined) {
      toast({ title: t('success'), description: done });
      return true;
    }
    if (await isSessionOver(outcome.error)) return false;
    const description = (isApiError(outcome.error) ? outcome.error.message : undefined) ?? failed;
    setProblem(description);
    toast({ title: t('error'), description, variant: 'destructive' });
    return false;
  };
  return { run, problem };
}
