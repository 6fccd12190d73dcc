import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/api-error.js';
import { isSessionOver } from './current-user.js';
import { toast } from '../toast/toast-store.js';

interface Change<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
}

/** How a change ended: what the service answered, or the code of its refusal and what was said about it. */
export type Outcome<T> =
  | { readonly data: T; readonly code?: undefined; readonly problem?: undefined }
  | { readonly data?: undefined; readonly code: string | undefined; readonly problem: string };

/** Says in a toast how a change ended, in the service's words or, when it had none, in these. */
export function useOutcome() {
  const { t } = useTranslation();
  return async <T extends { readonly message: string }>(
    change: Promise<Change<T>>,
    failure: string,
  ): Promise<Outcome<T>> => {
    const { data, error } = await change;
    if (data) {
      toast({ title: t('success'), description: data.message });
      return { data };
    }
    const refusal = isApiError(error) ? error : undefined;
    const problem = refusal?.message ?? failure;
    if (!(await isSessionOver(error)))
      toast({ title: t('error'), description: problem, variant: 'destructive' });
    return { code: refusal?.code, problem };
  };
}
