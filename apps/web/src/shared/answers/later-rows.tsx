import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { firstInteraction } from '../first-interaction.js';
import type { MilestoneRowsProps } from './milestone-rows.js';

let loaded: ComponentType<MilestoneRowsProps> | undefined;

async function load() {
  const { MilestoneRows } = await import('./milestone-rows.js');
  loaded = MilestoneRows;
  return { default: MilestoneRows };
}

const Rows = lazy(load);

/** A contract without milestones needs no rows: they come once somebody turns to the page, before one is added. */
export const fetchRowsOnceUsed = (): void => {
  /* Where they cannot be had now, the first row asks again. */
  firstInteraction.then(load).catch(() => undefined);
};

export function LaterRows(props: MilestoneRowsProps) {
  /* Which of the two it was at first it stays: the other would be drawn anew, and the focus would be lost. */
  const [MilestoneRows] = useState(() => loaded ?? Rows);
  return (
    <Suspense fallback={<RowSkeletons count={props.rows.length} />}>
      <MilestoneRows {...props} />
    </Suspense>
  );
}

/** As high as what comes, so that little below it moves. */
const ROW_HEIGHT = { xs: '20rem', sm: '14.75rem' };

function RowSkeletons({ count }: { count: number }) {
  const { t } = useTranslation('contract-wizard');
  return (
    <Stack spacing={1.5} role="status" aria-label={t('loadingMilestones')}>
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} variant="rounded" sx={{ height: ROW_HEIGHT }} />
      ))}
    </Stack>
  );
}
