import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../shared/paths.js';
import { site } from '../shared/site.js';
import { PageContainer } from '../shared/ui/page-container.js';
import { Trouble } from './trouble.js';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <PageContainer title={t('notFound.title')} isNarrow>
      <Trouble
        kind="missing"
        text={t('notFound.text')}
        help={
          <Trans
            t={t}
            i18nKey="notFound.help"
            components={{
              contracts: <TextLink component={Link} to={paths.contracts} />,
              check: <TextLink component={Link} to={paths.analyze} />,
              mail: <TextLink href={`mailto:${site.contactEmail}`} />,
            }}
          />
        }
      >
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
