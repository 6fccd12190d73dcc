import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/api-error.js';
import { isSessionOver } from '../../../shared/auth/current-user.js';
import { toast } from '../../../shared/toast/toast-store.js';

/** Says in a toast how a change of the plan or of a payment ended, and keeps why the last one was not made (T-54). */
export function useChange() {
  const { t } = useTranslation(['billing', 'common']);
  const [problem, setProblem] = useState<string>();
  /** Whether it was made. */
  const change = async (
    asked: Promise<{ readonly data?: unknown; readonly error?: unknown }>,
    done: string,
  ): Promise<boolean> => {
    setProblem(undefined);
    const { error } = await asked;
    if (error === undefined) {
      toast({ title: t('common:success'), description: done });
      return true;
    }
    if (await isSessionOver(error)) return false;
    const description = (isApiError(error) ? error.message : undefined) ?? t('changeFailed');
    setProblem(description);
    toast({ title: t('common:error'), description, variant: 'destructive' });
    return false;
  };
  return { change, problem };
}
