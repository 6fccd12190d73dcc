import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { useFocusAtOnce } from '../../../shared/ui/use-focus-at-once.js';
import type { Refusal } from '../model/use-payment.js';

interface RefusedProps {
  readonly refusal: Refusal;
  readonly contractId: string | undefined;
  readonly onLeave: () => void;
  readonly sx: SxProps<Theme>;
}

/** Why nothing was bought; where an answer is the cause, with the way to its question. */
export function Refused({ refusal: { message, toMend }, contractId, onLeave, sx }: RefusedProps) {
  const { t } = useTranslation('payment');
  const focusAtOnce = useFocusAtOnce();
  return (
    <Alert severity="error" ref={focusAtOnce} tabIndex={-1} sx={sx}>
      {message}
      {toMend && contractId !== undefined && (
        <Button
          component={RouterLink}
          to={paths.mendContract(contractId, toMend.field)}
          onClick={onLeave}
          size="small"
          sx={{ display: 'block', width: 'fit-content', ml: -0.75 }}
        >
          {t('mend')}
        </Button>
      )}
    </Alert>
  );
}
