import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

/** Where no money was taken. */
export function TestModeMark() {
  const { t } = useTranslation('admin');
  return <Chip component="span" variant="outlined" label={t('testMode')} />;
}
