import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/api-error.js';
import { toast } from '../../../shared/toast/toast-store.js';

/** Says in a toast how a change of the plan or of a payment ended; whether it was made. */
export function useChange() {
  const { t } = useTranslation(['billing', 'common']);
  return async (
    change: Promise<{ readonly data?: unknown; readonly error?: unknown }>,
    done: string,
  ): Promise<boolean> => {
    const { error } = await change;
    if (error === undefined) toast({ title: t('common:success'), description: done });
    else {
      const description = (isApiError(error) ? error.message : undefined) ?? t('changeFailed');
      toast({ title: t('common:error'), description, variant: 'destructive' });
    }
    return error === undefined;
  };
}
