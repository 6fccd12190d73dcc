import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { AnalysisItem } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { RiskDots } from '../../../shared/findings/risk-dots.js';
import { findingId } from '../model/show-quote.js';
import { useSpoken } from '../model/spoken.js';
import { FindingDetail } from './finding-detail.js';
import { ModelMark } from './model-mark.js';

interface FindingListProps {
  readonly items: readonly AnalysisItem[];
  readonly chosenId: string | undefined;
  onChoose(id: string): void;
  /** Goes to the passage in the document. */
  onShow(item: AnalysisItem): void;
}

/** The findings of one category; below 1440 px the chosen one unfolds in its place. */
export function FindingList({ items, chosenId, onChoose, onShow }: FindingListProps) {
  const { t } = useTranslation('contract-analysis');
  const spoken = useSpoken();
  if (items.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ py: 3 }}>
        {t('results.noneHere')}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {items.map((item) => {
        const isChosen = item.id === chosenId;
        return (
          <Box
            component="li"
            key={item.id}
            id={findingId(item.id)}
            sx={(theme) => ({
              bgcolor: 'background.paper',
              border: 1,
              borderColor: isChosen ? 'primary.main' : 'divider',
              borderRadius: 1,
              boxShadow: isChosen ? `inset 3px 0 0 ${theme.palette.risk[item.riskFactor]}` : 'none',
            })}
          >
            <ButtonBase
              onClick={() => onChoose(item.id)}
              aria-expanded={isChosen}
              sx={{ display: 'block', width: '100%', textAlign: 'left', p: 2, borderRadius: 1 }}
            >
              <RiskDots riskFactor={item.riskFactor} />
              <ModelMark id={item.id} />
              <Typography
                variant="body2"
                component="span"
                lang={spoken.findings}
                color="textPrimary"
                sx={{ display: 'block', mt: 0.75 }}
              >
                {item.suggestion}
              </Typography>
            </ButtonBase>
            {/* At once: what unfolds slowly moves the others after they have been brought to sight. */}
            {isChosen && (
              <Box sx={{ px: 2, pb: 2, display: { xl: 'none' } }}>
                <FindingDetail item={item} isInList onShow={() => onShow(item)} />
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
