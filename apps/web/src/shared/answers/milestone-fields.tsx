import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { milestonePlan, secondLanguageOfRows } from '@pactwright/drafting';
import {
  ANSWER_ERRORS,
  entryMessage,
  isNearLimit,
  MILESTONE_ACCEPTANCE_MAX_LENGTH,
  MILESTONE_AMOUNT_MAX_LENGTH,
  MILESTONE_NAME_MAX_LENGTH,
  type Answers,
  type MilestoneRow,
} from '@pactwright/protocol';
import { lazy, Suspense, useState, type FocusEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.js';
import { CharactersLeft } from '../ui/characters-left.js';
import { useAnswerSource } from './answer-source.js';
import { rowProblems, type Columns } from './milestone-plan.js';
import { typedAmount } from './milestones.js';
import { toIsoDate } from './dates.js';
import { DateInput } from './date-input.js';
import { dayFaultText } from './misfit-text.js';
import type { RowPart } from './use-row-focus.js';
import { now } from '../now.js';

/** Only a contract in both languages asks for it. */
const SecondCell = lazy(async () => ({ default: (await import('./second-cell.js')).SecondCell }));

interface MilestoneFieldsProps {
  readonly row: MilestoneRow;
  readonly at: number;
  readonly count: number;
  readonly answers: Answers;
  readonly columns: Columns;
  readonly isRefused: boolean;
  onChange(change: Partial<MilestoneRow>): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
  /** What was pasted into the name; true where it was a list and stands in rows now. */
  onPaste(text: string): boolean;
}

/** One stage: what it brings, by when, what is paid for it. */
export function MilestoneFields(props: MilestoneFieldsProps) {
  const { row, at, count, answers, columns, isRefused, onChange, onMove, onRemove, onPaste } = props;
  const { t } = useTranslation('contract-wizard');
  const language = useLanguage();
  const { idPrefix } = useAnswerSource();
  const [isInside, setInside] = useState(false);
  const problems = rowProblems(row, at, answers, toIsoDate(now()));
  /* Whoever is still filling the row in is not told that it is not whole. */
  const isNameMissing = problems.isNameMissing && !isInside;
  const id = (part: string) => `${idPrefix}-milestone-${at}-${part}`;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setInside(false);
  };
  const { currency } = milestonePlan(answers);
  const second = secondLanguageOfRows(answers);
  const number = at + 1;
  const { dayFault, wrongAmount } = problems;
  const dateRemark = dayFault ? dayFaultText(dayFault, t) : problems.isPast && t('milestonePast');
  const amountText = (): string | undefined => {
    if (wrongAmount)
      return row.unit === 'percent'
        ? t('milestonePartWrong')
        : entryMessage(ANSWER_ERRORS[wrongAmount.code], language, {
            ...wrongAmount,
            field: t('milestoneAmount'),
          });
    if (problems.isAmountIdle) return t('milestoneAmountIdle');
    return problems.isAmountMissing && isRefused ? t('milestoneAmountMissing') : undefined;
  };
  const amountProblem = amountText();
  const isAmountOff = amountProblem !== undefined;
  return (
    <Box
      component="fieldset"
      data-row={at}
      aria-label={t('milestoneRow', { number })}
      onFocus={() => setInside(true)}
      onBlur={leave}
      sx={{
        m: 0,
        p: 1.5,
        minWidth: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1 }}>
        <Typography aria-hidden variant="body2" color="textSecondary" sx={{ flexGrow: 1, fontWeight: 600 }}>
          {t('milestoneRow', { number })}
        </Typography>
        <RowButton part="up" isOut={at === 0} label={t('milestoneUp', { number })} onClick={() => onMove(-1)}>
          <ArrowUpwardRounded fontSize="small" />
        </RowButton>
        <RowButton
          part="down"
          isOut={at === count - 1}
          label={t('milestoneDown', { number })}
          onClick={() => onMove(1)}
        >
          <ArrowDownwardRounded fontSize="small" />
        </RowButton>
        <RowButton part="remove" label={t('milestoneRemove', { number })} onClick={onRemove}>
          <DeleteOutlineRounded fontSize="small" />
        </RowButton>
      </Box>
      <CellLabel id={id('name-label')} htmlFor={id('name')}>
        {t('milestoneName')}
      </CellLabel>
      <OutlinedInput
        id={id('name')}
        fullWidth
        error={isNameMissing}
        value={row.name}
        placeholder={at === 0 ? t('milestoneNameExample') : undefined}
        onChange={(event) => onChange({ name: event.target.value })}
        onPaste={(event) => {
          if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
        }}
        inputProps={{
          dir: 'auto',
          'data-row-part': 'name' satisfies RowPart,
          'aria-invalid': isNameMissing,
          'aria-describedby': id('name-problem'),
        }}
      />
      <Problem id={id('name-problem')} isError>
        {isNameMissing && t('milestoneNameMissing')}
      </Problem>
      <CellRoom text={row.name} limit={MILESTONE_NAME_MAX_LENGTH} />
      {second !== undefined && row.name.trim() !== '' && (
        <Suspense>
          <SecondCell
            id={id('second')}
            question={t('milestoneName')}
            language={second}
            value={row.second ?? ''}
            limit={MILESTONE_NAME_MAX_LENGTH}
            onChange={(name) => onChange({ second: name })}
          />
        </Suspense>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
          gap: 1.5,
          mt: 1.5,
        }}
      >
        <div>
          <CellLabel id={id('date-label')} htmlFor={id('date')}>
            {t('milestoneDate')}
          </CellLabel>
          <DateInput
            id={id('date')}
            value={row.date}
            labelledBy={id('date-label')}
            describedBy={id('date-problem')}
            label={`${t('milestoneRow', { number })}, ${t('milestoneDate')}`}
            isInvalid={dayFault !== undefined}
            onChange={(date) => onChange({ date })}
          />
          <Problem id={id('date-problem')} isError={dayFault !== undefined}>
            {dateRemark}
          </Problem>
        </div>
        {columns.hasAmount && (
          <div>
            <CellLabel id={id('amount-label')} htmlFor={id('amount')}>
              {t('milestoneAmount')}
            </CellLabel>
            <OutlinedInput
              id={id('amount')}
              fullWidth
              error={isAmountOff}
              value={row.amount}
              onChange={(event) => onChange(typedAmount(event.target.value))}
              inputProps={{
                inputMode: 'decimal',
                'aria-invalid': isAmountOff,
                'aria-describedby': id('amount-problem'),
              }}
              endAdornment={
                <NativeSelect
                  disableUnderline
                  value={row.unit}
                  onChange={(event) =>
                    onChange({ unit: event.target.value === 'percent' ? 'percent' : 'money' })
                  }
                  inputProps={{ id: id('unit'), 'aria-label': t('milestoneUnit', { number }) }}
                  sx={{ flexShrink: 0, ml: 1 }}
                >
                  <option value="money">{currency}</option>
                  <option value="percent">%</option>
                </NativeSelect>
              }
            />
            <Problem id={id('amount-problem')} isError>
              {amountProblem !== undefined && amountProblem}
            </Problem>
            <CellRoom text={row.amount} limit={MILESTONE_AMOUNT_MAX_LENGTH} />
          </div>
        )}
      </Box>
      {columns.hasAcceptance && (
        <Box sx={{ mt: 1.5 }}>
          <CellLabel id={id('acceptance-label')} htmlFor={id('acceptance')}>
            {t('milestoneAcceptance')}
          </CellLabel>
          <OutlinedInput
            id={id('acceptance')}
            fullWidth
            value={row.acceptance ?? ''}
            placeholder={at === 0 ? t('milestoneAcceptanceExample') : undefined}
            onChange={({ target }) => onChange({ acceptance: target.value || undefined })}
            inputProps={{ dir: 'auto' }}
          />
          <CellRoom text={row.acceptance ?? ''} limit={MILESTONE_ACCEPTANCE_MAX_LENGTH} />
          {second !== undefined && (row.acceptance ?? '').trim() !== '' && (
            <Suspense>
              <SecondCell
                id={id('second-acceptance')}
                question={t('milestoneAcceptance')}
                language={second}
                value={row.secondAcceptance ?? ''}
                limit={MILESTONE_ACCEPTANCE_MAX_LENGTH}
                onChange={(text) => onChange({ secondAcceptance: text || undefined })}
              />
            </Suspense>
          )}
        </Box>
      )}
    </Box>
  );
}

interface RowButtonProps {
  readonly part: RowPart;
  readonly label: string;
  readonly isOut?: boolean;
  readonly children: ReactElement;
  onClick(): void;
}

function RowButton({ part, label, isOut = false, children, onClick }: RowButtonProps) {
  return (
    <Tooltip title={isOut ? '' : label}>
      <span>
        <IconButton aria-label={label} data-row-part={part} disabled={isOut} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}

function CellLabel({ id, htmlFor, children }: { id: string; htmlFor: string; children: string }) {
  return (
    <Typography
      component="label"
      id={id}
      htmlFor={htmlFor}
      variant="body2"
      sx={{ display: 'block', mb: 0.5 }}
    >
      {children}
    </Typography>
  );
}

function CellRoom({ text, limit }: { text: string; limit: number }) {
  return isNearLimit(text.length, limit) && <CharactersLeft left={limit - text.length} />;
}

interface ProblemProps {
  readonly id: string;
  readonly isError?: boolean;
  readonly children: string | false;
}

const Problem = ({ id, isError = false, children }: ProblemProps) => (
  /* Where a step is not left, this says why. */
  <div id={id} role="status" data-problem={(isError && children !== false) || undefined}>
    {children && <FormHelperText error={isError}>{children}</FormHelperText>}
  </div>
);
