import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/api-error.js';
import { toast } from '../toast/toast-store.js';

interface Outcome<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
}

/** Says in a toast how a change ended, in the service's words or, when it had none, in these; resolves to the answer if there is one. */
export function useOutcome() {
  const { t } = useTranslation();
  return async <T extends { readonly message: string }>(
    change: Promise<Outcome<T>>,
    failure: string,
  ): Promise<T | undefined> => {
    const { data, error } = await change;
    if (data) toast({ title: t('success'), description: data.message });
    else {
      const description = (isApiError(error) ? error.message : undefined) ?? failure;
      toast({ title: t('error'), description, variant: 'destructive' });
    }
    return data;
  };
}
