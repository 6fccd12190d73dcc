import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { pageOfRun } from '../model/run-parameter.js';
import { PrintButton, ReplyButton } from './action-buttons.js';

interface ComparisonActionsProps {
  /** The check of the version that came back. */
  readonly theirs: string;
  /** Where mine can come back as a Word file. */
  readonly redline: ReactNode;
  readonly mayReply: boolean;
  onOther(): void;
}

export function ComparisonActions({ theirs, redline, mayReply, onOther }: ComparisonActionsProps) {
  const { t } = useTranslation('compare-versions');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
      {mayReply && (
        <>
          <ReplyButton label={t('reply')} runId={theirs} />
          <Button variant="outlined" component={Link} to={pageOfRun(paths.analyze, theirs)}>
            {t('check')}
          </Button>
          {redline}
          <PrintButton label={t('print')} />
        </>
      )}
      <Button variant={mayReply ? 'outlined' : 'contained'} onClick={onOther}>
        {t('other')}
      </Button>
    </Box>
  );
}
