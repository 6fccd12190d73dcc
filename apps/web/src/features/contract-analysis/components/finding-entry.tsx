import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { isOfModel, type AnalysisItem } from '@pactwright/protocol';
import { RiskDots } from '../../../shared/findings/risk-dots.js';
import { titleOf } from '../model/findings.js';
import { findingId } from '../model/show-quote.js';
import { useTextLanguages } from '../model/text-languages.js';
import { FindingDetail } from './finding-detail.js';
import { ModelMark } from './model-mark.js';

interface FindingEntryProps {
  readonly item: AnalysisItem;
  readonly isChosen: boolean;
  /** Another passage has the same problem: the words tell the two apart, as they do below the topic of what a model found. */
  readonly hasNamesake: boolean;
  onChoose(): void;
  onShow(): void;
}

export function FindingEntry({ item, isChosen, hasNamesake, onChoose, onShow }: FindingEntryProps) {
  const spoken = useTextLanguages();
  const { id, riskFactor, evidence } = item;
  return (
    <Box
      component="li"
      id={findingId(id)}
      sx={(theme) => ({
        minWidth: 0,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        borderRadius: 1,
        boxShadow: isChosen ? `inset 3px 0 0 ${theme.palette.risk[riskFactor]}` : 'none',
      })}
    >
      <ButtonBase
        onClick={onChoose}
        aria-expanded={isChosen}
        sx={{
          display: 'block',
          width: '100%',
          textAlign: 'left',
          p: 2,
          pb: { xs: isChosen ? 0 : 2, xl: 2 },
          borderRadius: 1,
        }}
      >
        <RiskDots riskFactor={riskFactor} />
        <ModelMark id={id} />
        <Typography
          variant="h6"
          component="span"
          lang={spoken.findings}
          color="textPrimary"
          sx={{ display: 'block', mt: 0.5 }}
        >
          {titleOf(item)}
        </Typography>
        {(hasNamesake || isOfModel(id)) && evidence && !isChosen && (
          <Typography
            variant="caption"
            component="span"
            lang={spoken.document}
            color="textSecondary"
            noWrap
            sx={(theme) => ({ display: 'block', fontFamily: theme.typography.contract.fontFamily })}
          >
            {evidence.quote}
          </Typography>
        )}
      </ButtonBase>
      {/* At once: what unfolds slowly moves the others after they have been brought to sight. */}
      {isChosen && (
        <Box sx={{ px: 2, pb: 2, display: { xl: 'none' } }}>
          <FindingDetail item={item} isInList onShow={onShow} />
        </Box>
      )}
    </Box>
  );
}
