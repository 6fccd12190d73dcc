import Stack from '@mui/material/Stack';
import { milestonePlan } from '@pactwright/drafting';
import type { Answers, MilestoneRow } from '@pactwright/protocol';
import { useMemo, useSyncExternalStore } from 'react';
import { useAnswerSource } from './answer-source.js';
import { MilestoneFields } from './milestone-fields.js';
import { columnsOf, PLAN_KEYS } from './milestone-plan.js';
import { MilestoneTotal } from './milestone-total.js';

interface MilestoneRowsProps {
  readonly rows: readonly MilestoneRow[];
  readonly isRefused: boolean;
  onChange(at: number, changed: Partial<MilestoneRow>): void;
  onMove(at: number, by: -1 | 1): void;
  onRemove(at: number): void;
  onPaste(at: number, text: string): boolean;
}

export function MilestoneRows({ rows, isRefused, onChange, onMove, onRemove, onPaste }: MilestoneRowsProps) {
  const answers = usePlanAnswers();
  const columns = columnsOf(rows, milestonePlan(answers));
  return (
    <>
      <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((row, at) => (
          /* Rows have no name of their own: what they are is where they stand. */
          <li key={at}>
            <MilestoneFields
              row={row}
              at={at}
              count={rows.length}
              answers={answers}
              columns={columns}
              isRefused={isRefused}
              onChange={(changed) => onChange(at, changed)}
              onMove={(by) => onMove(at, by)}
              onRemove={() => onRemove(at)}
              onPaste={(text) => onPaste(at, text)}
            />
          </li>
        ))}
      </Stack>
      <MilestoneTotal answers={answers} />
    </>
  );
}

/** The answers that rows are judged by, the same object until one of them changes. */
function usePlanAnswers(): Answers {
  const { read, subscribe } = useAnswerSource();
  const now = () => JSON.stringify(PLAN_KEYS.map((key) => [key, read(key)]));
  const plan = useSyncExternalStore(subscribe, now, now);
  return useMemo(() => {
    const entries: [string, Answers[string] | null][] = JSON.parse(plan);
    return Object.fromEntries(
      entries.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const])),
    );
  }, [plan]);
}
