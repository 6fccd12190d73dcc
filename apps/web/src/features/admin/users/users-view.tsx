import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export function UsersView() {
  const { t } = useTranslation('admin');
  return <Typography variant="h4">{t('tabs.users')}</Typography>;
}
