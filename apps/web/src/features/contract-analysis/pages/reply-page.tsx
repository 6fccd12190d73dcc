import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { usePageHead } from '../../../shared/ui/use-page-head.js';
import { ReplyView } from '../components/reply/reply-view.js';
import { useReply } from '../model/reply/use-reply.js';
import { RUN_PARAMETER, pageOfRun } from '../model/run-parameter.js';

/** What goes back to the other side after a check: without one there is nothing to reply to. */
export function ReplyPage() {
  const [parameters] = useSearchParams();
  const runId = parameters.get(RUN_PARAMETER);
  return runId === null ? <Navigate to={paths.analyze} replace /> : <ReplyTo key={runId} runId={runId} />;
}

function ReplyTo({ runId }: { readonly runId: string }) {
  const { t } = useTranslation('contract-reply');
  usePageHead({ title: t('title'), description: t('headDescription') });
  const { state, retry } = useReply(runId);
  return (
    <Container maxWidth={false} sx={(theme) => ({ maxWidth: theme.layout.wide, py: { xs: 4, md: 6 } })}>
      <Box sx={{ mb: 2, displayPrint: 'none' }}>
        <Link component={RouterLink} to={pageOfRun(paths.analyze, runId)}>
          {t('back')}
        </Link>
      </Box>
      {state.step === 'ready' ? (
        <ReplyView runId={runId} reply={state.reply} />
      ) : (
        <>
          <Typography variant="h2" component="h1" tabIndex={-1} color="textPrimary" sx={{ mb: 3 }}>
            {t('title')}
          </Typography>
          {state.step === 'loading' && (
            <>
              <Typography role="status" sx={{ mb: 1.5 }}>
                {t('loading')}
              </Typography>
              <LinearProgress aria-label={t('loading')} />
            </>
          )}
          {state.step === 'failed' &&
            (state.isGone ? (
              <EmptyState
                message={t('gone')}
                action={
                  <Link component={RouterLink} to={paths.analyze}>
                    {t('check')}
                  </Link>
                }
              />
            ) : (
              <ErrorState message={state.message ?? t('failed')} onRetry={retry} />
            ))}
        </>
      )}
    </Container>
  );
}
