import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { PageContainer } from '../../../shared/ui/page-container.js';
import { AskForReset } from '../components/ask-for-reset.js';
import { NewPassword } from '../components/new-password.js';

/** With the token of a mailed link: the new password; without: where to send the link. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const [search, setSearch] = useSearchParams();
  const token = search.get('token');
  return (
    <PageContainer isNarrow title={t('reset.title')} intro={t(token ? 'reset.linkIntro' : 'reset.intro')}>
      {token ? (
        <NewPassword token={token} onAskAgain={() => setSearch({}, { replace: true })} />
      ) : (
        <AskForReset />
      )}
    </PageContainer>
  );
}
