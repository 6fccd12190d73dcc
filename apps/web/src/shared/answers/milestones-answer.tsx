import AddRounded from '@mui/icons-material/AddRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { pastedStages } from '@pactwright/drafting';
import { isBlankRow, MILESTONES_MAX, type MilestoneRow } from '@pactwright/protocol';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AiButton } from '../ai/ai-button.js';
import { SuggestionNote } from '../ai/suggestion-note.js';
import { useSuggestWord } from '../ai/use-suggest-word.js';
import { visuallyHidden } from '@mui/utils';
import {
  answerOfLines,
  BLANK_ROW,
  isBlankAt,
  linesOf,
  moved,
  rowsOf,
  withoutRow,
  withRow,
  withRows,
} from './milestones.js';
import { fromIsoDate, toIsoDate } from './dates.js';
import { useAnswer, useAnswerValue, type Answer } from './use-answer.js';
import { useFieldSuggestion } from './use-field-suggestion.js';
import type { AnswerInputProps } from './answer-input.js';
import { useFieldIds } from './answer-source.js';
import { MilestoneRows } from './milestone-rows.js';
import { SuggestedAnswer } from './suggested-answer.js';
import { useRowFocus } from './use-row-focus.js';
import { now } from '../now.js';

/** The stages of the work, a row each. */
export function MilestonesAnswer(props: AnswerInputProps) {
  const answer = useAnswer(props.field);
  const rows = rowsOf(answer.value);
  /* A text that no rows can hold stays what it is. */
  if (rows === undefined) return <SuggestedAnswer {...props} />;
  return <MilestoneList {...props} answer={answer} rows={rows} />;
}

interface MilestoneListProps extends AnswerInputProps {
  readonly answer: Answer;
  readonly rows: readonly MilestoneRow[];
}

function MilestoneList({ field, answer, rows, isRefused = false }: MilestoneListProps) {
  const { t } = useTranslation('contract-wizard');
  const ids = useFieldIds(field);
  const list = useRef<HTMLDivElement>(null);
  const focusAfterwards = useRowFocus(list);
  const [spoken, setSpoken] = useState('');
  const [notice, setNotice] = useState('');
  const [removed, setRemoved] = useState<{ readonly row: MilestoneRow; readonly at: number }>();
  /* What the list was before many rows came at once. */
  const [before, setBefore] = useState<readonly MilestoneRow[]>();
  const firstDay = useFirstDay();
  const listed = useListedWork(firstDay);
  const suggesting = useFieldSuggestion(field, {
    read: () => linesOf(answer.value),
    change: (text) => answer.change(typeof text === 'string' ? answerOfLines(text, answer.value) : text),
    onBlur: answer.onBlur,
  });
  const change = (next: readonly MilestoneRow[]) => {
    suggesting?.giveUp();
    setNotice('');
    setRemoved(undefined);
    setBefore(undefined);
    answer.change(next.length === 0 ? undefined : [...next]);
  };
  const add = () => {
    change([...rows, BLANK_ROW]);
    focusAfterwards(rows.length, 'name');
  };
  const remove = (at: number) => {
    const next = withoutRow(rows, at);
    change(next);
    const row = rows[at];
    if (row !== undefined && !isBlankRow(row)) setRemoved({ row, at });
    setSpoken(t('milestoneRemoved', { number: at + 1, count: next.length }));
    if (next.length === 0) focusAfterwards('add');
    else focusAfterwards(Math.min(at, next.length - 1), 'remove');
  };
  const undo = ({ row, at }: NonNullable<typeof removed>) => {
    change(rows.toSpliced(at, 0, row));
    setSpoken(t('milestoneBack', { number: at + 1 }));
    focusAfterwards(at, 'name');
  };
  /** Many lines become rows of their own, as many as fit; all of them or none. */
  const fillIn = (at: number, added: readonly MilestoneRow[]) => {
    const next = withRows(rows, at, added);
    if (next.length > MILESTONES_MAX) {
      setNotice(t('milestoneTooMany', { max: MILESTONES_MAX, count: next.length }));
      return;
    }
    change(next);
    setBefore(rows);
    setSpoken(t('milestonePasted', { count: added.length }));
    focusAfterwards(next.length - 1, 'name');
  };
  const takeBack = (list: readonly MilestoneRow[]) => {
    change(list);
    setSpoken(t('milestonePastedBack'));
    focusAfterwards('add');
  };
  const paste = (at: number, text: string): boolean => {
    const pasted = pastedStages(text, firstDay);
    const [only] = pasted;
    /* A line is words to write on, unless it says more than a name. */
    const isRow = only !== undefined && (only.date !== '' || only.amount !== '') && isBlankAt(rows, at);
    if (pasted.length < 2 && !isRow) return false;
    fillIn(at, pasted);
    return true;
  };
  const move = (at: number, by: -1 | 1) => {
    change(moved(rows, at, by));
    setSpoken(t('milestoneMoved', { number: at + by + 1, count: rows.length }));
    focusAfterwards(at + by, by === -1 ? 'up' : 'down');
  };
  const word = useSuggestWord(suggesting?.isAsking ?? false);
  return (
    <div ref={list} onFocus={answer.onFocus}>
      {rows.length > 0 && (
        <MilestoneRows
          rows={rows}
          isRefused={isRefused}
          onChange={(at, changed) => change(withRow(rows, at, changed))}
          onMove={move}
          onRemove={remove}
          onPaste={paste}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mt: 1.5 }}>
        <Button
          id={ids.input}
          variant="outlined"
          data-row-part="add"
          startIcon={<AddRounded />}
          disabled={rows.length >= MILESTONES_MAX}
          onClick={add}
        >
          {t('milestoneAdd')}
        </Button>
        {rows.length === 0 && listed.length > 0 && (
          <Button variant="outlined" onClick={() => fillIn(0, listed)}>
            {t('milestoneTake', { count: listed.length })}
          </Button>
        )}
        {before && (
          <Button variant="text" startIcon={<UndoRounded />} onClick={() => takeBack(before)}>
            {t('milestonePastedUndo')}
          </Button>
        )}
        {removed && (
          <Button variant="text" startIcon={<UndoRounded />} onClick={() => undo(removed)}>
            {t('milestoneUndo', { number: removed.at + 1 })}
          </Button>
        )}
        {suggesting && (
          <AiButton
            isBusy={suggesting.isAsking}
            onClick={suggesting.ask}
            aria-label={`${word}: ${field.label}`}
          >
            {word}
          </AiButton>
        )}
      </Box>
      <div role="alert">{notice && <FormHelperText error>{notice}</FormHelperText>}</div>
      {suggesting && (
        <SuggestionNote
          suggesting={suggesting}
          label={field.label}
          focusField={() => focusAfterwards('add')}
        />
      )}
      <span role="status" style={visuallyHidden}>
        {spoken}
      </span>
    </div>
  );
}

/** What is handed over, as it is listed elsewhere: a row for each, for whoever wants them dated or paid. */
function useListedWork(firstDay: string): readonly MilestoneRow[] {
  const listed = useAnswerValue('deliverables');
  return useMemo(
    () => (typeof listed === 'string' ? pastedStages(listed, firstDay) : []),
    [listed, firstDay],
  );
}

/** The work is not done before it starts: days without a year are counted from there, or from today. */
function useFirstDay(): string {
  const start = useAnswerValue('starting_work_date');
  return typeof start === 'string' && fromIsoDate(start) !== undefined ? start : toIsoDate(now());
}
