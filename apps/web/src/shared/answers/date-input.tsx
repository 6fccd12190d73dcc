import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import ClearRounded from '@mui/icons-material/ClearRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CALENDAR_SIZE } from './calendar-size.js';
import { dateRange, formatWizardDate, fromIsoDate, isInRange, toIsoDate } from './dates.js';
import { readTypedDate } from './typed-date.js';
import { now } from '../now.js';

const Calendar = lazy(() => import('./calendar.js'));

interface DateInputProps {
  readonly id: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  /** Ids of what names it and of what describes it, blanks between. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  /** What the calendar and "Clear" belong to, for those who hear the button alone. */
  readonly label: string;
  readonly isInvalid?: boolean;
  onChange(value: string): void;
  onFocus?(): void;
}

type Problem = 'dateUnreadable' | 'dateOutOfRange' | 'dateEither';

/** A date, typed or from the calendar; kept as YYYY-MM-DD, shown as "Jan 5, 2026" (R-WIZ-17 to R-WIZ-19). */
export function DateInput(props: DateInputProps) {
  const { id, value, labelledBy, describedBy, label, isInvalid = false, onChange, onFocus } = props;
  const { t } = useTranslation('contract-wizard');
  const input = useRef<HTMLInputElement>(null);
  /* The field that the calendar stands below while it is open. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  /* What is being typed; undefined when the field shows the date that is kept. */
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const problemId = `${id}-date-problem`;

  const keep = (date: string) => {
    if (date !== value) onChange(date);
  };
  const type = (text: string) => {
    setTyped(text);
    setProblem(undefined);
    const [date, another] = daysInRange(text);
    /* Two figures of a year may be on the way to four. */
    const isWhole = date !== undefined && another === undefined && /\d{4}/.test(text);
    if (text.trim() === '') keep('');
    else if (isWhole) keep(date);
  };
  const settle = () => {
    if (typed === undefined) return;
    const [date, another] = daysInRange(typed);
    if (another === undefined && (typed.trim() === '' || date !== undefined)) {
      keep(date ?? '');
      setTyped(undefined);
      return;
    }
    /* The text stays to be mended; the contract must not say an older date meanwhile. */
    keep('');
    if (another !== undefined) setProblem('dateEither');
    else setProblem(readTypedDate(typed).length === 0 ? 'dateUnreadable' : 'dateOutOfRange');
  };
  const choose = (date: Date | undefined) => {
    setTyped(undefined);
    setProblem(undefined);
    keep(date ? toIsoDate(date) : '');
    setAnchor(null);
  };
  const shown = typed ?? formatWizardDate(value) ?? '';
  const { from, to } = dateRange(now());
  const meant = problem === 'dateEither' && typed !== undefined ? daysInRange(typed) : [];
  return (
    <div>
      <OutlinedInput
        id={id}
        inputRef={input}
        fullWidth
        error={isInvalid || problem !== undefined}
        value={shown}
        placeholder={t('datePlaceholder')}
        onChange={(event) => type(event.target.value)}
        onFocus={onFocus}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle();
        }}
        inputProps={{
          autoComplete: 'off',
          maxLength: 60,
          'aria-labelledby': labelledBy,
          'aria-describedby': describedBy === undefined ? problemId : `${describedBy} ${problemId}`,
          'aria-invalid': isInvalid || problem !== undefined,
          'data-unreadable': problem !== undefined || undefined,
        }}
        endAdornment={
          <>
            {shown !== '' && (
              <IconButton
                size="small"
                aria-label={t('clearDateOf', { label })}
                onClick={() => {
                  choose(undefined);
                  input.current?.focus();
                }}
              >
                <ClearRounded fontSize="small" />
              </IconButton>
            )}
            <IconButton
              id={`${id}-calendar`}
              edge="end"
              aria-label={t('datePromptOf', { label })}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={() => setAnchor(input.current)}
              onFocus={onFocus}
            >
              <CalendarMonthOutlined />
            </IconButton>
          </>
        }
      />
      <div id={problemId} role="status">
        {problem && (
          <FormHelperText error>
            {t(problem, { from: formatWizardDate(toIsoDate(from)), to: formatWizardDate(toIsoDate(to)) })}
          </FormHelperText>
        )}
      </div>
      {meant.length > 0 && (
        <Box
          role="group"
          aria-labelledby={problemId}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}
        >
          {meant.map((day) => (
            <Button
              key={day}
              variant="outlined"
              size="small"
              onClick={() => {
                choose(fromIsoDate(day));
                input.current?.focus();
              }}
            >
              {formatWizardDate(day)}
            </Button>
          ))}
        </Box>
      )}
      <Popover
        open={isOpen}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': labelledBy } }}
      >
        <Suspense fallback={<CalendarSkeleton />}>
          <Calendar value={value} onChoose={choose} />
        </Suspense>
      </Popover>
    </div>
  );
}

const daysInRange = (text: string): readonly string[] =>
  readTypedDate(text).filter((day) => isInRange(day, now()));

/** As large as the calendar: what opens is placed once, and would otherwise grow out of the window. */
function CalendarSkeleton() {
  const { t } = useTranslation('contract-wizard');
  return (
    <Box role="status" aria-label={t('loadingCalendar')} sx={{ p: { xs: 1, sm: 2 } }}>
      <Skeleton variant="rounded" sx={CALENDAR_SIZE} />
    </Box>
  );
}
