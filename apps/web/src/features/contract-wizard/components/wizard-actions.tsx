import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveMark } from './save-mark.js';
import { focusInActionBar } from '../../../theme/tokens.js';

interface WizardActionsProps {
  readonly isFirst: boolean;
  readonly isSummary: boolean;
  /** Makes the contract, on the summary. */
  readonly create: ReactNode;
  /** The contract waits below the bar instead of standing beside the questions. */
  readonly isOverPreview: boolean;
  onPrevious(): void;
  onSave(): void;
  onNext(): void;
  onContinueEditing(): void;
  onPreview(): void;
}

/** The bar below the questions, always in reach. */
export function WizardActions(props: WizardActionsProps) {
  const { t } = useTranslation('contract-wizard');
  return (
    <Box
      data-action-bar
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        mt: 4,
        mx: { xs: -2, sm: -3, lg: 0 },
        px: { xs: 2, sm: 3, lg: 0 },
        pb: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        ...focusInActionBar,
      }}
    >
      {props.isOverPreview && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Button
            onClick={props.onPreview}
            aria-haspopup="dialog"
            startIcon={<ExpandLessRounded />}
            sx={{ ml: -1, px: 1 }}
          >
            {t('showPreview')}
          </Button>
          <SaveMark />
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pt: props.isOverPreview ? 0 : 1.5 }}>
        {props.isSummary ? (
          <Button variant="outlined" onClick={props.onContinueEditing}>
            {t('continueEditing')}
          </Button>
        ) : (
          <>
            <Button variant="outlined" onClick={props.onPrevious} disabled={props.isFirst}>
              {t('previous')}
            </Button>
            <Button variant="text" onClick={props.onSave}>
              {t('save')}
            </Button>
          </>
        )}
        {!props.isOverPreview && (
          <Box sx={{ ml: 1 }}>
            <SaveMark />
          </Box>
        )}
        <Box sx={{ flexGrow: 1 }} />
        {props.isSummary ? (
          props.create
        ) : (
          <Button variant="contained" onClick={props.onNext} sx={{ px: 3 }}>
            {t('next')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
