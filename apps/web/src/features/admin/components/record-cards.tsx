import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { DetailsToggle } from './details-toggle.js';
import type { RecordListProps } from './record-columns.js';

export function RecordCards<T>({ label, columns, rows, keyOf, details }: RecordListProps<T>) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Card key={keyOf(row)} row={row} columns={columns} details={details} />
      ))}
    </Box>
  );
}

interface CardProps<T> extends Pick<RecordListProps<T>, 'columns'> {
  readonly row: T;
  readonly details: RecordListProps<T>['details'] | undefined;
}

function Card<T>({ row, columns, details }: CardProps<T>) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const [head, ...rest] = columns;
  return (
    <Box
      component="li"
      sx={{ p: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography variant="subtitle2" component="div" color="textPrimary" sx={{ overflowWrap: 'anywhere' }}>
          {head.show(row)}
        </Typography>
        {details && (
          <DetailsToggle
            isOpen={isOpen}
            name={details.name(row)}
            controls={id}
            onToggle={() => setIsOpen(!isOpen)}
          />
        )}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(6rem, 2fr) 5fr',
          columnGap: 2,
          rowGap: 0.5,
          m: 0,
          mt: 1,
        }}
      >
        {rest.map(({ title, show }) => (
          <Box key={title} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="caption" color="textMuted">
              {title}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {show(row)}
            </Typography>
          </Box>
        ))}
      </Box>
      {details && isOpen && (
        <Box id={id} sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          {details.show(row)}
        </Box>
      )}
    </Box>
  );
}
