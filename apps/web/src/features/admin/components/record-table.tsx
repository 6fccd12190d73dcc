import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.js';
import { DetailsToggle } from './details-toggle.js';
import type { RecordListProps } from './record-columns.js';

const CELL = {
  ...{ py: 1.25, px: 1.5, borderColor: 'divider', fontVariantNumeric: 'tabular-nums' },
  overflowWrap: 'break-word',
  /* A long address must not push the rest out of sight. */
  '&[scope="row"]': { overflowWrap: 'anywhere', minWidth: '9rem' },
} as const;

export function RecordTable<T>({ label, columns, rows, keyOf, details }: RecordListProps<T>) {
  const { t } = useTranslation('admin');
  return (
    <TableContainer>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ title, isNumber }) => (
              <TableCell
                key={title}
                align={isNumber ? 'right' : 'left'}
                sx={{ ...CELL, color: 'text.muted', typography: 'caption' }}
              >
                {title}
              </TableCell>
            ))}
            {details && (
              <TableCell sx={CELL}>
                <VisuallyHidden>{t('list.more')}</VisuallyHidden>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={keyOf(row)} row={row} columns={columns} details={details} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface RowProps<T> extends Pick<RecordListProps<T>, 'columns'> {
  readonly row: T;
  readonly details: RecordListProps<T>['details'] | undefined;
}

function Row<T>({ row, columns, details }: RowProps<T>) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Fragment>
      <TableRow hover>
        {columns.map(({ title, show, isNumber, isMoment, isAddress }, index) => (
          <TableCell
            key={title}
            align={isNumber ? 'right' : 'left'}
            {...(index === 0 ? { component: 'th', scope: 'row' } : {})}
            sx={{
              ...CELL,
              ...(isNumber ? { whiteSpace: 'nowrap' } : {}),
              ...(isMoment ? { minWidth: '7.75rem' } : {}),
              ...(isAddress ? { minWidth: '11rem', overflowWrap: 'anywhere' } : {}),
            }}
          >
            {show(row)}
          </TableCell>
        ))}
        {details && (
          <TableCell align="right" sx={CELL}>
            <DetailsToggle
              isOpen={isOpen}
              name={details.name(row)}
              controls={id}
              onToggle={() => setIsOpen(!isOpen)}
            />
          </TableCell>
        )}
      </TableRow>
      {details && isOpen && (
        <TableRow id={id}>
          <TableCell colSpan={columns.length + 1} sx={{ p: 2.5, bgcolor: 'background.default' }}>
            {details.show(row)}
          </TableCell>
        </TableRow>
      )}
    </Fragment>
  );
}
