import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../ui/busy-button.js';
import { useFocusAtOnce } from '../ui/use-focus-at-once.js';
import type { Statement } from './statement-form.js';
import { StatementWords } from './statement-words.js';

interface ConfirmStatementProps {
  readonly statement: Statement;
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** The second step: the whole statement once more, and the button that makes it. */
export function ConfirmStatement({ statement, problem, isBusy, onConfirm, onBack }: ConfirmStatementProps) {
  const { t } = useTranslation('withdrawal');
  const focusAtOnce = useFocusAtOnce();
  return (
    <Stack spacing={2.5}>
      <Box ref={focusAtOnce} tabIndex={-1} sx={{ outline: 'none' }}>
        <Typography variant="body2">{t('confirm.intro')}</Typography>
      </Box>
      <StatementWords statement={statement} />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ justifyContent: 'flex-end' }}>
        <Button variant="outlined" disabled={isBusy} onClick={onBack}>
          {t('confirm.back')}
        </Button>
        <BusyButton variant="contained" isBusy={isBusy} onClick={onConfirm}>
          {t('confirm.button')}
        </BusyButton>
      </Stack>
    </Stack>
  );
}
