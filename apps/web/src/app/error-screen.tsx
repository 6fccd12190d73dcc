import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { browser } from '../shared/browser.js';
import { MissingCodeScreen } from '../shared/offline/missing-code-screen.js';
import { isMissingCode } from '../shared/offline/missing-code.js';
import { site } from '../shared/site.js';
import { PageContainer } from '../shared/ui/page-container.js';
import { ErrorLayout } from './error-layout.js';

/** Stands where a page failed to load or to render. A reload also fetches the chunks of a newer release. */
export function ErrorScreen() {
  const { t } = useTranslation();
  const error = useRouteError();
  const [before, address, after] = t('errorScreen.help', { email: site.contactEmail }).split(/<\/?mail>/);
  const screen = (
    <PageContainer title={t('errorScreen.title')} isNarrow>
      <ErrorLayout
        kind="broken"
        text={t('errorScreen.text')}
        detail={error instanceof Error ? error.message : undefined}
        help={
          <>
            {before}
            <Link href={`mailto:${site.contactEmail}`}>{address}</Link>
            {after}
          </>
        }
      >
        <Button variant="contained" startIcon={<Refresh />} onClick={() => browser.reload()}>
          {t('retry')}
        </Button>
      </ErrorLayout>
    </PageContainer>
  );
  return isMissingCode(error) ? <MissingCodeScreen>{screen}</MissingCodeScreen> : screen;
}
