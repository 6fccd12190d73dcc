import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContractAnalysis } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { allFindings, type Reading } from '../model/findings.js';
import { RUN_PARAMETER } from '../model/run-parameter.js';
import { useAsText } from '../model/use-as-text.js';
import { useCopy } from '../model/use-copy.js';
import { PrintButton, ReplyButton } from './action-buttons.js';

interface ResultsActionsProps {
  readonly analysis: ContractAnalysis;
  readonly reading: Reading;
  readonly fileName: string | undefined;
  onPrint(): void;
  onReset(): void;
}

export function ResultsActions({ onPrint, onReset, ...listed }: ResultsActionsProps) {
  const { t } = useTranslation('contract-analysis');
  const { listAsText } = useAsText();
  const copy = useCopy();
  const [parameters] = useSearchParams();
  const runId = parameters.get(RUN_PARAMETER);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
      <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => copy(listAsText(listed), 'list')}>
        {t('copy.all')}
      </Button>
      <PrintButton label={t('print')} onPrint={onPrint} />
      {runId !== null && !listed.reading.isOther && allFindings(listed.reading).length > 0 ? (
        <>
          <Button variant="outlined" onClick={onReset}>
            {t('another')}
          </Button>
          <ReplyButton label={t('reply')} runId={runId} />
        </>
      ) : (
        <Button variant="contained" onClick={onReset}>
          {t('another')}
        </Button>
      )}
    </Box>
  );
}
