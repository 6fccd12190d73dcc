import { CONTRACT_STATUSES } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';

type Status = string | null | undefined;

/** Any status of a contract in words: a newer server may know one that has none here yet (T-14). */
export function useContractStatus(): (status: Status) => string {
  const { t } = useTranslation('statuses');
  return (status) => {
    const known = CONTRACT_STATUSES.find((each) => each === status);
    return known ? t(`contract.${known}`) : status?.replaceAll('_', ' ') || t('contract.unknown');
  };
}
