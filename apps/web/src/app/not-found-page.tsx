import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../shared/paths.js';
import { PageContainer } from '../shared/ui/page-container.js';
import { Trouble } from './trouble.js';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <PageContainer title={t('notFound.title')} isNarrow>
      <Trouble text={t('notFound.text')}>
        <Button variant="contained" component={Link} to={paths.home}>
          {t('notFound.home')}
        </Button>
        <Button variant="outlined" component={Link} to={paths.newContract}>
          {t('notFound.newContract')}
        </Button>
      </Trouble>
    </PageContainer>
  );
}
