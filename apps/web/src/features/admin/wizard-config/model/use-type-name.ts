import { EDITABLE_FIELD_TYPES } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';

/** Names the type of a field; one that nobody knows is shown as it is. */
export function useTypeName(): (type: string) => string {
  const { t } = useTranslation('wizard-editor');
  return (type) => {
    const known = EDITABLE_FIELD_TYPES.find((each) => each === type);
    return known ? t(`types.${known}`) : type;
  };
}
