import type { ReactNode } from 'react';

export interface Column<T> {
  readonly title: string;
  readonly show: (row: T) => ReactNode;
  readonly isNumber?: boolean;
  /** A date or a moment, whose date stays on one line. */
  readonly isMoment?: boolean;
  /** An e-mail address, which gets the room for its longest part. */
  readonly isAddress?: boolean;
}

export interface RecordListProps<T> {
  readonly label: string;
  /** The first one names the row. */
  readonly columns: readonly [Column<T>, ...Column<T>[]];
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  /** From which width on the columns have room beside each other; `md` unless told otherwise. */
  readonly tableFrom?: 'md' | 'lg';
  /** What is seen of a row when it is opened. */
  readonly details?: { readonly name: (row: T) => string; readonly show: (row: T) => ReactNode };
}
