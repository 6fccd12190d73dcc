import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ContractTerms, Evidence } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../shared/ui/error-state.js';
import type { TermsState } from '../../model/terms/use-terms.js';
import { Disclosure } from '../disclosure.js';
import { NotFound } from './not-found.js';
import { TermRows } from './term-rows.js';

interface TermsSectionProps {
  readonly state: Exclude<TermsState, { readonly step: 'unasked' | 'gone' }>;
  onRetry(): void;
  onLook(passage: Evidence): void;
}

/** What the contract sets, term by term, with the words that say it. */
export function TermsSection({ state, onRetry, onLook }: TermsSectionProps) {
  const { t } = useTranslation('contract-terms');
  return (
    <Box
      component="section"
      aria-labelledby="terms-heading"
      aria-busy={state.step === 'loading'}
      sx={{ mt: 6, pt: 4, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography id="terms-heading" variant="h5" component="h2" color="textPrimary">
        {t('title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '68ch' }}>
        {t('intro')}
      </Typography>
      {state.step === 'loading' && <Coming />}
      {state.step === 'failed' && <ErrorState message={state.message ?? t('failed')} onRetry={onRetry} />}
      {state.step === 'ready' && <Read terms={state.terms} onLook={onLook} />}
    </Box>
  );
}

const Coming = () => (
  <Box sx={{ mt: 3, display: 'grid', gap: 2 }}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" height={64} />
    ))}
  </Box>
);

function Read({ terms, onLook }: { terms: ContractTerms; onLook: TermsSectionProps['onLook'] }) {
  const { t } = useTranslation('contract-terms');
  const { set, toRead, notFound } = terms;
  return (
    <>
      {set.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <TermRows terms={set} onLook={onLook} />
        </Box>
      )}
      {set.length === 0 && toRead.length === 0 && <Typography sx={{ mt: 3 }}>{t('none')}</Typography>}
      {toRead.length > 0 && (
        <Disclosure open={set.length === 0} sx={{ mt: 3 }}>
          <summary>{t('toRead', { count: toRead.length })}</summary>
          <p>{t('toReadIntro')}</p>
          <Box sx={{ px: 2, pb: 1 }}>
            <TermRows terms={toRead} onLook={onLook} />
          </Box>
        </Disclosure>
      )}
      <NotFound names={notFound} />
    </>
  );
}
