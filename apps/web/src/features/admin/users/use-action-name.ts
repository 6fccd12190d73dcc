import { USER_ACTIONS } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';

/** Names what a user did; what an older release remembered is shown as it is. */
export function useActionName(): (action: string) => string {
  const { t } = useTranslation('admin');
  return (action) => {
    const known = USER_ACTIONS.find((each) => each === action);
    return known ? t(`actions.${known}`) : action;
  };
}
