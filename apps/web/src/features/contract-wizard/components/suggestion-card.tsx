import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoteMark } from '../../../shared/contract-sheet/note-mark.js';
import { RiskDots } from '../../../shared/findings/risk-dots.js';
import type { Suggestion } from '../../../shared/improving/suggestion.js';

/** Of the switch on the card with this number. */
export const switchId = (number: number): string => `suggestion-${number}`;

interface SuggestionCardProps {
  /** The same as in the margin of the contract. */
  readonly number: number;
  readonly suggestion: Suggestion;
  readonly isApproved: boolean;
  /** Nothing of it goes into the contract before somebody has said so once more, to it alone. */
  readonly isAsked: boolean;
  /** What it does, where that is decided on by itself. */
  readonly effect?: ReactNode;
  onChoose(isApproved: boolean): void;
  onFocus(): void;
}

/** One suggestion: what to do, why, how much hangs on it, and a switch to approve it. */
export function SuggestionCard(props: SuggestionCardProps) {
  const { number, suggestion, isApproved, isAsked, effect, onChoose, onFocus } = props;
  const { t } = useTranslation('contract-wizard');
  const id = useId();
  const { text, why, riskFactor, isRequired } = suggestion;
  return (
    <Box
      component="li"
      onFocus={onFocus}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
        columnGap: { xs: 1.5, sm: 2 },
        p: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <NoteMark number={number} isTaken={isApproved} />
      <div>
        <Typography id={`${id}-text`} variant="subtitle2" component="p" color="textPrimary">
          {text}
        </Typography>
        {why && (
          <Typography id={`${id}-why`} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {why}
          </Typography>
        )}
        {effect}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 1 }}>
          {riskFactor !== undefined && <RiskDots riskFactor={riskFactor} />}
          {isRequired && (
            <Typography variant="caption" component="span" color="textPrimary" sx={{ fontWeight: 550 }}>
              {t('required')}
            </Typography>
          )}
        </Box>
        <div role="status">
          {isRequired && !isApproved && (
            <Typography variant="body2" color="error" sx={{ mt: 1 }}>
              {t('leftOutWarning')}
            </Typography>
          )}
        </div>
      </div>
      <Box
        component="label"
        sx={{
          gridColumn: { xs: 2, sm: 'auto' },
          display: { xs: 'flex', sm: 'grid' },
          alignItems: { xs: 'center', sm: 'start' },
          justifyItems: 'center',
          alignContent: 'start',
          gap: { xs: 1, sm: 0 },
          mt: { xs: 1, sm: 0 },
          ml: { xs: -0.5, sm: 0 },
          cursor: 'pointer',
        }}
      >
        <Switch
          checked={isApproved}
          onChange={(_, isOn) => onChoose(isOn)}
          slotProps={{
            input: {
              id: switchId(number),
              'aria-labelledby': `${id}-word ${id}-text`,
              ...(why ? { 'aria-describedby': `${id}-why` } : {}),
            },
          }}
        />
        <Typography id={`${id}-word`} variant="caption" color="textSecondary">
          {t(isApproved ? (isAsked ? 'approvedToAsk' : 'approved') : 'approve')}
        </Typography>
      </Box>
    </Box>
  );
}
