import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';

interface WizardActionsProps {
  readonly isFirst: boolean;
  readonly isSummary: boolean;
  readonly isCreating: boolean;
  readonly hasPreviewButton: boolean;
  onPrevious(): void;
  onSave(): void;
  onNext(): void;
  onContinueEditing(): void;
  onCreate(): void;
  onPreview(): void;
}

/** The bar below the questions, always in reach. */
export function WizardActions(props: WizardActionsProps) {
  const { t } = useTranslation('contract-wizard');
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        mt: 4,
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
      }}
    >
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
      <Box sx={{ flexGrow: 1 }} />
      {props.hasPreviewButton && (
        <Tooltip title={t('showPreview')}>
          <IconButton color="primary" onClick={props.onPreview} aria-label={t('showPreview')}>
            <DescriptionOutlined />
          </IconButton>
        </Tooltip>
      )}
      {props.isSummary ? (
        <Button
          variant="contained"
          onClick={props.onCreate}
          loading={props.isCreating}
          loadingPosition="start"
        >
          {t(props.isCreating ? 'creating' : 'createContract')}
        </Button>
      ) : (
        <Button variant="contained" onClick={props.onNext}>
          {t('next')}
        </Button>
      )}
    </Box>
  );
}
