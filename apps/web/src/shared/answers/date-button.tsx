import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWizardDate, toIsoDate } from './dates.js';
import { CALENDAR_SIZE } from './calendar-size.js';

const Calendar = lazy(() => import('./calendar.js'));

interface DateButtonProps {
  readonly id: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  /** Ids of what names it and of what describes it, blanks between. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  /** What "Clear" clears, for those who hear the button alone. */
  readonly label: string;
  readonly isInvalid?: boolean;
  onChange(value: string): void;
  onFocus?(): void;
}

/** A date by calendar; kept as YYYY-MM-DD, shown as "Jan 5, 2026" (R-WIZ-17 to R-WIZ-19). */
export function DateButton(props: DateButtonProps) {
  const { id, value, labelledBy, describedBy, label, isInvalid = false, onChange, onFocus } = props;
  const { t } = useTranslation('contract-wizard');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /* Not the button itself: its name would be its label again. */
  const valueId = `${id}-value`;
  const shown = formatWizardDate(value);
  const choose = (date: Date | undefined) => {
    onChange(date ? toIsoDate(date) : '');
    setAnchor(null);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Button
        id={id}
        variant="outlined"
        color="inherit"
        aria-invalid={isInvalid}
        startIcon={<CalendarMonthOutlined />}
        aria-labelledby={`${labelledBy} ${valueId}`}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        onFocus={onFocus}
        sx={{
          flexGrow: 1,
          justifyContent: 'flex-start',
          color: shown ? 'text.primary' : 'text.secondary',
          ...(isInvalid && { borderColor: 'error.main' }),
        }}
      >
        <span id={valueId}>{shown ?? t('datePrompt')}</span>
      </Button>
      {shown && (
        <Button variant="text" onClick={() => choose(undefined)} aria-label={t('clearDateOf', { label })}>
          {t('clearDate')}
        </Button>
      )}
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': labelledBy } }}
      >
        <Suspense fallback={<CalendarSkeleton />}>
          <Calendar value={value} onChoose={choose} />
        </Suspense>
      </Popover>
    </Box>
  );
}

/** As large as the calendar: what opens is placed once, and would otherwise grow out of the window. */
function CalendarSkeleton() {
  const { t } = useTranslation('contract-wizard');
  return (
    <Box role="status" aria-label={t('loadingCalendar')} sx={{ p: { xs: 1, sm: 2 } }}>
      <Skeleton variant="rounded" sx={CALENDAR_SIZE} />
    </Box>
  );
}
