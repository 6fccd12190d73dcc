import Paper from '@mui/material/Paper';
import { useMediaQuery } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { RecordCards } from './record-cards.js';
import { RecordTable } from './record-table.js';
import type { RecordListProps } from './record-columns.js';

/** Records as a table where there is room for one, as cards on a phone. */
export function RecordList<T>(props: RecordListProps<T>) {
  const isWide = useMediaQuery(useTheme().breakpoints.up(props.tableFrom ?? 'md'));
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {isWide ? <RecordTable {...props} /> : <RecordCards {...props} />}
    </Paper>
  );
}
