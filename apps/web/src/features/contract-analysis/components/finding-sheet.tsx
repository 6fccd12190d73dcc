import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { AnalysisItem } from '@pactwright/protocol';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RiskDots } from '../../../shared/findings/risk-dots.js';
import { titleOf } from '../model/findings.js';
import { showQuote } from '../model/show-quote.js';
import { useTextLanguages } from '../model/text-languages.js';
import { FindingDetail } from './finding-detail.js';
import { ModelMark } from './model-mark.js';

interface FindingSheetProps {
  readonly item: AnalysisItem | undefined;
  readonly isOpen: boolean;
  onClose(): void;
}

/** Where the document has no room beside it: what a marked passage means comes from below, and goes back to the passage. */
export function FindingSheet({ item, isOpen, onClose }: FindingSheetProps) {
  const { t } = useTranslation(['contract-analysis', 'common']);
  const spoken = useTextLanguages();
  const titleId = useId();
  if (!item) return null;
  const { riskFactor, evidence } = item;
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      /* The passage is in the middle of what can be seen; the focus goes there and not to the page's top. */
      disableRestoreFocus
      sx={{ displayPrint: 'none' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          /* The passage stays in sight above it, unless the window is a very low one. */
          sx: {
            maxHeight: 'max(55dvh, min(75dvh, 20rem))',
            borderTopLeftRadius: 10,
            borderTopRightRadius: 10,
          },
        },
        transition: {
          onExited: () => {
            if (evidence) showQuote(evidence.start);
          },
        },
      }}
    >
      <Box sx={{ p: 2.5, overflowY: 'auto' }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 2 }}>
          <div>
            <Typography variant="caption" component="p" color="textMuted" sx={{ mb: 0.5 }}>
              {t('finding.sheetLabel')}
            </Typography>
            <RiskDots riskFactor={riskFactor} />
            <ModelMark id={item.id} />
          </div>
          <IconButton aria-label={t('common:close')} onClick={onClose} sx={{ mt: -1, mr: -1 }}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
        <Typography
          id={titleId}
          variant="h5"
          component="h2"
          color="textPrimary"
          lang={spoken.findings}
          sx={{ mt: 1 }}
        >
          {titleOf(item)}
        </Typography>
        <FindingDetail item={item} isInList isOverDocument onShow={onClose} />
      </Box>
    </Drawer>
  );
}
