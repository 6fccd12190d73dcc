import Typography from '@mui/material/Typography';
import type { ContractTerms } from '@pactwright/protocol';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NotFound } from './not-found.js';
import { TermRows } from './term-rows.js';

interface PrintedTermsProps {
  readonly terms: ContractTerms;
  /** It stands on the page. */
  onShown(): void;
}

/** What the contract sets, on paper: everything unfolded. */
export function PrintedTerms({ terms, onShown }: PrintedTermsProps) {
  const { t } = useTranslation('contract-terms');
  useEffect(() => onShown(), [onShown]);
  const { set, toRead, notFound } = terms;
  return (
    <section>
      <Typography variant="h4" component="p" sx={{ mt: 3, mb: 1, breakAfter: 'avoid' }}>
        {t('title')}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {t('intro')}
      </Typography>
      <TermRows terms={set} />
      {toRead.length > 0 && (
        <>
          <Typography variant="subtitle2" component="p" sx={{ mt: 2, breakAfter: 'avoid' }}>
            {t('toRead', { count: toRead.length })}
          </Typography>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {t('toReadIntro')}
          </Typography>
          <TermRows terms={toRead} />
        </>
      )}
      <NotFound names={notFound} />
    </section>
  );
}
