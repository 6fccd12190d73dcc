import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../shared/paths.js';
import { site } from '../shared/site.js';
import { PageContainer } from '../shared/ui/page-container.js';
import { ErrorLayout } from './error-layout.js';

const LINK = /<\/?(?:contracts|check|mail)>/;

export function NotFoundPage() {
  const { t } = useTranslation();
  /* The links stand in this order in every language. */
  const [before, contracts, or, check, otherwise, mail, after] = t('notFound.help').split(LINK);
  return (
    <PageContainer title={t('notFound.title')} isNarrow>
      <ErrorLayout
        kind="missing"
        text={t('notFound.text')}
        help={
          <>
            {before}
            <TextLink component={Link} to={paths.contracts}>
              {contracts}
            </TextLink>
            {or}
            <TextLink component={Link} to={paths.analyze}>
              {check}
            </TextLink>
            {otherwise}
            <TextLink href={`mailto:${site.contactEmail}`}>{mail}</TextLink>
            {after}
          </>
        }
      >
        <Button variant="contained" component={Link} to={paths.home}>
          {t('notFound.home')}
        </Button>
        <Button variant="outlined" component={Link} to={paths.newContract}>
          {t('notFound.newContract')}
        </Button>
      </ErrorLayout>
    </PageContainer>
  );
}
