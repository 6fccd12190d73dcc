import { useTranslation } from 'react-i18next';
import type { resources } from '../../../../shared/i18n/resources.js';
import { isApiError } from '../../../../shared/api/api-error.js';
import { toast } from '../../../../shared/toast/toast-store.js';

export type FailedEdit = keyof (typeof resources)['en']['wizard-editor']['failed'];
interface Outcome<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
}

/** How an edit ended: what the service answered, or the code of its refusal. */
export type EditResult<T> =
  | { readonly data: T; readonly code?: undefined }
  | { readonly data?: undefined; readonly code: string | undefined };

/** Says in a toast how an edit ended, in the service's words, or in ours when it had none (R-ADM-11 to R-ADM-15). */
export function useReport() {
  const { t } = useTranslation(['wizard-editor', 'common']);
  return async <T extends { readonly message: string }>(
    failure: FailedEdit,
    edit: Promise<Outcome<T>>,
  ): Promise<EditResult<T>> => {
    const outcome = await edit;
    if (outcome.data) {
      toast({ title: t('common:success'), description: outcome.data.message });
      return { data: outcome.data };
    }
    const error = isApiError(outcome.error) ? outcome.error : undefined;
    toast({
      title: t('common:error'),
      description: error?.message ?? t(`failed.${failure}`),
      variant: 'destructive',
    });
    return { code: error?.code };
  };
}
