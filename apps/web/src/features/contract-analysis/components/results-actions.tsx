import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Reply from '@mui/icons-material/ReplyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContractAnalysis } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { allFindings, type Reading } from '../model/findings.js';
import { RUN_PARAMETER, pageOfRun } from '../model/run-parameter.js';
import { useAsText } from '../model/use-as-text.js';
import { useCopy } from '../model/use-copy.js';

interface ResultsActionsProps {
  readonly analysis: ContractAnalysis;
  readonly reading: Reading;
  readonly fileName: string | undefined;
  onReset(): void;
}

export function ResultsActions({ onReset, ...listed }: ResultsActionsProps) {
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
      <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
        {t('print')}
      </Button>
      {runId !== null && !listed.reading.isOther && allFindings(listed.reading).length > 0 ? (
        <>
          <Button variant="outlined" onClick={onReset}>
            {t('another')}
          </Button>
          <Button
            variant="contained"
            startIcon={<Reply />}
            component={Link}
            to={pageOfRun(paths.reply, runId)}
          >
            {t('reply')}
          </Button>
        </>
      ) : (
        <Button variant="contained" onClick={onReset}>
          {t('another')}
        </Button>
      )}
    </Box>
  );
}
