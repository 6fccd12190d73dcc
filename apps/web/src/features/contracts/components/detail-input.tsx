import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { NONE, type Detail } from '@pactwright/drafting';
import { DETAIL_LENGTH } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { DateInput } from '../../../shared/answers/date-input.js';
import { doubtAbout } from '../model/doubts.js';
import { problemOf, type DetailProblem } from '../../../shared/details/problem.js';

interface DetailInputProps {
  readonly detail: Detail;
  readonly value: string;
  onChange(text: string): void;
}

/** What the browser may offer for one's own side; nothing of oneself for the client's. */
const AUTOCOMPLETE: Readonly<Partial<Record<Detail['id'], string>>> = {
  'provider.name': 'name',
  'provider.address': 'street-address',
  'provider.email': 'email',
};
const inputId = (id: Detail['id']): string => `detail-${id}`;
export const focusDetail = (id: Detail['id']): void => document.getElementById(inputId(id))?.focus();

/** One gap of the contract: what is asked for, what stands there, and what looks wrong about it. */
export function DetailInput({ detail, value, onChange }: DetailInputProps) {
  const { t } = useTranslation('contracts', { keyPrefix: 'fillIn' });
  const { id, kind, label, required } = detail;
  const labelId = `${inputId(id)}-label`;
  const helperId = `${inputId(id)}-helper`;
  const problem = problemOf(value);
  const doubt = problem === undefined ? doubtAbout(detail, value) : undefined;
  const isNone = value === NONE;
  const helper = problem ? problemText(problem) : doubt ? t(`doubt.${doubt}`) : hintOf(detail);
  return (
    <div>
      <FormLabel id={labelId} htmlFor={inputId(id)} sx={{ display: 'block', mb: 0.75 }}>
        {label}
        {!required && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {` – ${t('optional')}`}
          </Box>
        )}
      </FormLabel>
      {kind === 'date' ? (
        <DateInput
          id={inputId(id)}
          value={value}
          label={label}
          labelledBy={labelId}
          describedBy={helper ? helperId : undefined}
          onChange={onChange}
        />
      ) : (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <OutlinedInput
            id={inputId(id)}
            fullWidth
            value={value}
            error={problem !== undefined}
            autoComplete={AUTOCOMPLETE[id] ?? 'off'}
            {...(helper ? { 'aria-describedby': helperId } : {})}
            /* A browser judges `type="email"` itself, with every key, and takes long for a long one. */
            inputProps={{ dir: 'auto', inputMode: kind === 'email' ? 'email' : 'text' }}
            onChange={(event) => onChange(event.target.value)}
          />
          {!required && (
            <Button
              aria-pressed={isNone}
              aria-label={t('noneOf', { label })}
              onClick={() => onChange(isNone ? '' : NONE)}
            >
              {t('none')}
            </Button>
          )}
        </Box>
      )}
      {helper && (
        <FormHelperText
          id={helperId}
          error={problem !== undefined}
          aria-live="polite"
          sx={doubt ? { display: 'flex', gap: 0.75, color: 'text.primary' } : {}}
        >
          {doubt && <WarningAmberRounded aria-hidden fontSize="small" color="warning" />}
          {helper}
        </FormHelperText>
      )}
    </div>
  );

  function problemText(found: DetailProblem): string {
    return found.reason === 'tooLong'
      ? t('problem.tooLong', { count: found.over, max: DETAIL_LENGTH })
      : t('problem.unreadable');
  }

  function hintOf({ places }: Detail): string | undefined {
    return places > 1 ? t('places', { count: places }) : undefined;
  }
}
