import { useTranslation } from 'react-i18next';
import type { resources } from '../../../../shared/i18n/resources.js';
import { useOutcome } from '../../../../shared/auth/use-outcome.js';

type FailedEdit = keyof (typeof resources)['en']['wizard-editor']['failed'];

/** Tells how an edit ended, with the words for its failure that product.txt names (R-ADM-11 to R-ADM-15). */
export function useReport() {
  const { t } = useTranslation('wizard-editor');
  const outcome = useOutcome();
  return <T extends { readonly message: string }>(
    failure: FailedEdit,
    edit: Parameters<typeof outcome<T>>[0],
  ): ReturnType<typeof outcome<T>> => outcome(edit, t(`failed.${failure}`));
}
