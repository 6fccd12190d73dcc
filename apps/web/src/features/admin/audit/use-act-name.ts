import { knownAuditAction } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';

/** Names an act of the audit log; what an older release entered is shown as it is. */
export function useActName(): (action: string) => string {
  const { t } = useTranslation('admin');
  return (action) => {
    const known = knownAuditAction(action);
    return known ? t(`audit.actions.${known}`) : action;
  };
}
