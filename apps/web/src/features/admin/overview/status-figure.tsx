import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTRACT_STATUSES } from '@pactwright/protocol';
import { useAdminContractStatus } from '../components/use-admin-contract-status.js';
import type { Analytics } from './api.js';
import { ChartFrame } from './chart-frame.js';

const Bars = lazy(async () => ({ default: (await import('./bars.js')).Bars }));

const ROW_HEIGHT = 36;
const AXIS_HEIGHT = 40;
const NAME_WIDTH = 132;

export function StatusFigure({ byStatus }: Pick<Analytics, 'byStatus'>) {
  const { t } = useTranslation('admin');
  const statusOf = useAdminContractStatus();
  const statuses = CONTRACT_STATUSES.filter((status) => byStatus[status] !== undefined);
  const names = statuses.map(statusOf);
  const counts = statuses.map((status) => byStatus[status] ?? 0);
  /* As high as its bars need: stretched over a figure, a single one is a wall. */
  const height = statuses.length * ROW_HEIGHT + AXIS_HEIGHT;
  return (
    <ChartFrame
      title={t('overview.byStatus')}
      height={height}
      head={[t('status'), t('overview.count')]}
      rows={names.map((name, index) => [name, counts[index] ?? 0])}
    >
      <Bars
        names={names}
        series={[{ label: t('overview.count'), values: counts, tone: 'strong' }]}
        height={height}
        nameWidth={NAME_WIDTH}
      />
    </ChartFrame>
  );
}
