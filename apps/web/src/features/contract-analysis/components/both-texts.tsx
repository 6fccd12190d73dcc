import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ComparisonView } from '@pactwright/protocol';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SideText } from './side-text.js';

interface BothTextsProps {
  readonly view: ComparisonView;
  /** The change that both are to stand at. */
  readonly at: number;
  onMove(at: number): void;
  onClose(): void;
}

/** The two texts beside each other, both at one change, from which the next one is a step away. */
export function BothTexts({ view, at, onMove, onClose }: BothTextsProps) {
  const { t } = useTranslation(['compare-versions', 'common']);
  const titleId = useId();
  const { changes, mineText, theirsText, mineName, theirsName, documentLanguage } = view;
  const side = { changes, at, language: documentLanguage, onMove };
  return (
    /* Each text scrolls by itself. */
    <Dialog
      fullScreen
      scroll="paper"
      open
      onClose={onClose}
      aria-labelledby={titleId}
      sx={{ displayPrint: 'none' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          px: 3,
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h5" component="h2" color="textPrimary">
          {t('both.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ ml: 'auto' }}>
          {t('both.place', { at: at + 1, count: changes.length })}
        </Typography>
        <Button disabled={at === 0} onClick={() => onMove(at - 1)}>
          {t('both.before')}
        </Button>
        <Button disabled={at === changes.length - 1} onClick={() => onMove(at + 1)}>
          {t('both.next')}
        </Button>
        <IconButton aria-label={t('common:close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box
        sx={{
          flexGrow: 1,
          minHeight: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gridAutoRows: 'minmax(0, 1fr)',
          gap: 3,
          p: 3,
          bgcolor: 'background.default',
        }}
      >
        <SideText side="mine" text={mineText} label={t('both.mine', { name: mineName })} {...side} />
        <SideText side="theirs" text={theirsText} label={t('both.theirs', { name: theirsName })} {...side} />
      </Box>
    </Dialog>
  );
}
