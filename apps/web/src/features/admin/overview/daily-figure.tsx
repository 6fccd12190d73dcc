import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analytics } from './api.js';
import { ChartFrame } from './chart-frame.js';

const Bars = lazy(async () => ({ default: (await import('./bars.js')).Bars }));

const HEIGHT = 320;
/* Stands above the bars. */
const LEGEND_HEIGHT = 32;
/* The days are days of UTC (T-19: dates are shown in US English). */
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

interface DailyFigureProps extends Pick<Analytics, 'perDay'> {
  readonly choice: ReactNode;
}

export function DailyFigure({ perDay, choice }: DailyFigureProps) {
  const { t } = useTranslation('admin');
  const nameOf = (day: string) => DAY.format(new Date(day));
  return (
    <ChartFrame
      title={t('overview.perDay')}
      choice={choice}
      height={HEIGHT}
      head={[t('overview.day'), t('overview.created'), t('overview.paid')]}
      rows={perDay.map(({ day, created, paid }) => [nameOf(day), created, paid])}
    >
      <Bars
        names={perDay.map(({ day }) => nameOf(day))}
        series={[
          { label: t('overview.created'), values: perDay.map(({ created }) => created), tone: 'quiet' },
          { label: t('overview.paid'), values: perDay.map(({ paid }) => paid), tone: 'strong' },
        ]}
        height={HEIGHT - LEGEND_HEIGHT}
      />
    </ChartFrame>
  );
}
