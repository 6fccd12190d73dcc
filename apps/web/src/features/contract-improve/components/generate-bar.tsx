import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { ProgressBar } from '../../../shared/ui/progress-bar.js';
import { STAGES, type useGeneration } from '../model/use-generation.js';
import { focusInActionBar } from '../../../theme/tokens.js';

interface GenerateBarProps {
  readonly contractId: string;
  readonly generation: ReturnType<typeof useGeneration>;
  /** Texts that have stopped the way on and still wait for a decision. */
  readonly held: number;
  /** The contract waits below the bar instead of standing beside the cards. */
  readonly isOverPreview: boolean;
  onPreview(): void;
  /** False where a decision comes first; whoever asks is led to it. */
  mayGoOn(): boolean;
}

/** The bar below the cards, always in reach: on to the finished contract. */
export function GenerateBar(props: GenerateBarProps) {
  const { contractId, generation, held, isOverPreview, onPreview, mayGoOn } = props;
  const { t } = useTranslation('contract-improve');
  const { stage, failed, isGenerated, generate } = generation;
  const hasContract = contractId.trim() !== '';
  const bar = useRef<HTMLDivElement>(null);
  return (
    <Box
      ref={bar}
      tabIndex={-1}
      data-action-bar
      sx={{
        '&:focus': { outline: 'none' },
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        mt: 3,
        mx: { xs: -2, sm: -3, lg: 0 },
        px: { xs: 2, sm: 3, lg: 0 },
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
        ...focusInActionBar,
      }}
    >
      {held > 0 && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          <Typography variant="subtitle2" component="p">
            {t('heldTexts', { count: held })}
          </Typography>
          <Typography variant="body2">{t('heldDecide')}</Typography>
        </Alert>
      )}
      {failed.length > 0 && (
        <Alert
          severity="error"
          sx={{ mb: 1.5 }}
          action={
            <Button component={Link} to={paths.resumeContract(contractId)} size="small">
              {t('back')}
            </Button>
          }
        >
          <Typography variant="subtitle2" component="p">
            {t('blockedTitle', { count: failed.length })}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {failed.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </Box>
        </Alert>
      )}
      {stage ? (
        <ProgressBar
          label={t(`stages.${stage}`)}
          value={(100 * (STAGES.indexOf(stage) + 1)) / (STAGES.length + 0.5)}
        />
      ) : (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            rowGap: 1,
            columnGap: { xs: 0, sm: 1 },
          }}
        >
          {isOverPreview && (
            <Button
              onClick={onPreview}
              aria-haspopup="dialog"
              startIcon={<ExpandLessRounded />}
              sx={{ ml: -1, px: { xs: 0.5, sm: 1 } }}
            >
              {t('showPreview')}
            </Button>
          )}
          {!isOverPreview && (
            <Button component={Link} to={paths.resumeContract(contractId)} sx={{ ml: -1.5 }}>
              {t('back')}
            </Button>
          )}
          <Box sx={{ flexGrow: 1 }} />
          {isGenerated && (
            <Button
              component={Link}
              to={paths.generatedContractOf(contractId)}
              onClick={(event) => {
                if (!mayGoOn()) event.preventDefault();
              }}
            >
              {t('seeGenerated')}
            </Button>
          )}
          <Button
            variant="contained"
            disabled={!hasContract}
            onClick={() => {
              if (!mayGoOn()) return;
              /* The button gives way to the progress; whoever pressed it stays here and comes back here from the payment. */
              bar.current?.focus({ preventScroll: true });
              generate();
            }}
            sx={{ px: { xs: 1.75, sm: 2.25 } }}
          >
            {t('generate')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
