import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/api-error.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { useConfirmed, type Outcome } from './confirmation-context.js';

interface ActWords {
  readonly done: string;
  /** Where the service has no words of its own. */
  readonly failed: string;
}

/** Does something that wants a confirmed password, and tells how it ended; resolves to whether it was done. */
export function useAct() {
  const { t } = useTranslation();
  const confirmed = useConfirmed();
  return async <T>(act: () => Promise<Outcome<T>>, { done, failed }: ActWords): Promise<boolean> => {
    const outcome = await confirmed(act);
    if (!outcome) return false;
    if (outcome.error === undefined) {
      toast({ title: t('success'), description: done });
      return true;
    }
    const description = (isApiError(outcome.error) ? outcome.error.message : undefined) ?? failed;
    toast({ title: t('error'), description, variant: 'destructive' });
    return false;
  };
}
