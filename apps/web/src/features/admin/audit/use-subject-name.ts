import { useTranslation } from 'react-i18next';

const KINDS = [
  'user',
  'payment',
  'withdrawal',
  'service',
  'queue',
  'translation',
  'field',
  'option',
] as const;

/** Names the kind of what was acted on; a kind that an older release entered is shown as it is. */
export function useSubjectName(): (kind: string) => string {
  const { t } = useTranslation('admin');
  return (kind) => {
    const known = KINDS.find((each) => each === kind);
    return known ? t(`audit.subjects.${known}`) : kind;
  };
}
