import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

interface Series {
  readonly label: string;
  readonly values: readonly number[];
  readonly tone: 'strong' | 'quiet';
}

interface BarsProps {
  readonly names: readonly string[];
  readonly series: readonly Series[];
  readonly height: number;
  /** Lying bars, with this much room for their names. */
  readonly nameWidth?: number;
}

/** Bars in the colours and letters of the product. The same is told in a table beside them. */
export function Bars({ names, series, height, nameWidth }: BarsProps) {
  const { palette, typography } = useTheme();
  const colours = { strong: palette.primary.main, quiet: palette.edge };
  const text = {
    fontFamily: typography.fontFamily ?? '',
    fontSize: typography.caption.fontSize ?? '',
    fill: palette.text.secondary,
  };
  const axis = { disableLine: true, disableTicks: true, tickLabelStyle: text } as const;
  const band = { ...axis, scaleType: 'band', data: [...names], categoryGapRatio: 0.35 } as const;
  const amounts = { ...axis, tickMinStep: 1, domainLimit: 'nice' } as const;
  const isLying = nameWidth !== undefined;
  return (
    <BarChart
      height={height}
      layout={isLying ? 'horizontal' : 'vertical'}
      series={series.map(({ label, values, tone }) => ({ label, data: [...values], color: colours[tone] }))}
      xAxis={[isLying ? { ...amounts, height: 28 } : { ...band, height: 28, tickLabelMinGap: 12 }]}
      yAxis={[isLying ? { ...band, width: nameWidth } : { ...amounts, width: 32 }]}
      grid={isLying ? { vertical: true } : { horizontal: true }}
      borderRadius={3}
      margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
      hideLegend={series.length === 1}
      disableKeyboardNavigation
      sx={{
        '& .MuiChartsGrid-line': { stroke: palette.divider },
        '& .MuiChartsLegend-label': { fontSize: typography.caption.fontSize },
      }}
    />
  );
}
