import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { OfferedLine } from './use-suggestion.js';

interface OfferedLinesProps {
  readonly offers: readonly OfferedLine[];
  /** Of the field. */
  readonly label: string;
  onTake(line: string, isTaken: boolean): void;
  onPutAway(): void;
}

/** Things that the answers name and what usually belongs to such work, a line each: it stands in the field from the tick on, and no longer than that. */
export function OfferedLines({ offers, label, onTake, onPutAway }: OfferedLinesProps) {
  const { t } = useTranslation('ai');
  return (
    <Box
      component="fieldset"
      sx={{ m: 0, mt: 1, p: 1.5, pt: 1, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box component="legend" sx={visuallyHidden}>{`${label}: ${t('offered')}`}</Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="caption" aria-hidden sx={{ py: 0.75, color: 'text.secondary' }}>
          {t('offered')}
        </Typography>
        <Button size="small" onClick={onPutAway} sx={{ flexShrink: 0 }}>
          {t('putAway')}
        </Button>
      </Box>
      <FormGroup>
        {offers.map(({ line, isTaken }) => (
          <FormControlLabel
            key={line}
            label={line}
            control={
              <Checkbox
                size="small"
                checked={isTaken}
                onChange={(_, isChecked) => onTake(line, isChecked)}
                sx={{ py: 0.75 }}
              />
            }
            sx={{
              alignItems: 'flex-start',
              mr: 0,
              '& .MuiFormControlLabel-label': { typography: 'body2', py: 1 },
            }}
          />
        ))}
      </FormGroup>
    </Box>
  );
}
