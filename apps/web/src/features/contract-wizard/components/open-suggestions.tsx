import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '../../../shared/improving/suggestion.js';
import { AppDialog } from '../../../shared/ui/app-dialog.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';

interface OpenSuggestionsProps {
  readonly open: readonly Suggestion[];
  readonly isBusy: boolean;
  onAnswer(): void;
  onCreate(): void;
  onClose(): void;
}

/** What is approved and would not be in the contract: answered first, or knowingly left out. */
export function OpenSuggestions({ open, isBusy, onAnswer, onCreate, onClose }: OpenSuggestionsProps) {
  const { t } = useTranslation('contract-wizard');
  return (
    <AppDialog
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      title={t('openTitle', { count: open.length })}
      intro={t('openText')}
    >
      <Stack
        component="ul"
        spacing={1}
        sx={open.length === 1 ? { m: 0, p: 0, listStyle: 'none' } : { m: 0, pl: 2.5 }}
      >
        {open.map(({ text, isRequired }) => (
          <Typography component="li" key={text} variant="body2">
            {text}
            {isRequired && (
              <Box component="span" sx={{ fontWeight: 550 }}>
                {` (${t('required')})`}
              </Box>
            )}
          </Typography>
        ))}
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ justifyContent: 'flex-end', mt: 3 }}>
        <Button variant="outlined" disabled={isBusy} onClick={onCreate}>
          {t('createAnyway')}
        </Button>
        <BusyButton variant="contained" isBusy={isBusy} onClick={onAnswer}>
          {t('answerOpen')}
        </BusyButton>
      </Stack>
    </AppDialog>
  );
}
