import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageContainer } from '../../../shared/ui/page-container.js';
import { AskForReset } from '../components/ask-for-reset.js';
import { ResetByLink } from '../components/reset-by-link.js';
import { emailIn } from '../model/reset-state.js';

/** With the token of a mailed link: the new password; without: where to send the link. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const [search, setSearch] = useSearchParams();
  const email = emailIn(useLocation().state);
  const token = search.get('token');
  if (token)
    return <ResetByLink key={token} token={token} onAskAgain={() => setSearch({}, { replace: true })} />;
  return (
    <PageContainer isNarrow title={t('reset.title')} intro={t('reset.intro')}>
      <AskForReset key={email} startsWith={email} />
    </PageContainer>
  );
}
