import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { DayPicker } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { lt } from 'react-day-picker/locale/lt';
import 'react-day-picker/style.css';
import { useTranslation } from 'react-i18next';
import { dateRange, fromIsoDate } from './dates.js';
import { CALENDAR_SIZE, DAY_SIZE } from './calendar-size.js';
import { now } from '../now.js';

interface CalendarProps {
  readonly value: string | undefined;
  onChoose(date: Date | undefined): void;
}

/** The month view of the date answer; its own chunk, since only a click on a date needs it. */
export default function Calendar({ value, onChoose }: CalendarProps) {
  const { t, i18n } = useTranslation('contract-wizard');
  const { palette } = useTheme();
  const { from, to } = dateRange(now());
  const inWords = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' });
  const selected = value === undefined ? undefined : fromIsoDate(value);
  return (
    <Box
      sx={{
        p: { xs: 1, sm: 2 },
        boxSizing: 'content-box',
        minHeight: CALENDAR_SIZE.height,
        '& .rdp-root': {
          '--rdp-accent-color': palette.primary.main,
          '--rdp-accent-background-color': palette.tint.primary,
          '--rdp-day-width': DAY_SIZE,
          '--rdp-day-height': DAY_SIZE,
          '--rdp-day_button-width': DAY_SIZE,
          '--rdp-day_button-height': DAY_SIZE,
        },
      }}
    >
      <DayPicker
        autoFocus
        mode="single"
        captionLayout="dropdown"
        locale={i18n.language.startsWith('lt') ? lt : enUS}
        labels={{
          /* With the number as it is seen, so that whoever says it to the computer is understood. */
          labelDayButton: (day, { today, selected: isChosen }) => {
            const date = inWords.format(day);
            const named = today ? t('calendar.today', { date }) : date;
            return isChosen ? t('calendar.chosen', { date: named }) : named;
          },
        }}
        weekStartsOn={1}
        startMonth={from}
        endMonth={to}
        disabled={[{ before: from }, { after: to }]}
        defaultMonth={selected ?? now()}
        selected={selected}
        onSelect={onChoose}
      />
    </Box>
  );
}
