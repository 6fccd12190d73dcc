import { useContractStatus } from '../../../shared/contract/use-contract-status.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';

/** In English the status itself, so that it can be looked up in the data; otherwise its word (R-ADM-02, R-ADM-05). */
export function useAdminContractStatus(): (status: string | null | undefined) => string {
  const language = useLanguage();
  const wordOf = useContractStatus();
  return (status) => (language === 'en' ? status?.replaceAll('_', ' ') || 'unknown' : wordOf(status));
}
