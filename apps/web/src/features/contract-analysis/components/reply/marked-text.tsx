import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import type { MarkedWords } from '../../model/reply/marked-words.js';
import { changeId } from './reply-places.js';

interface MarkedTextProps {
  readonly runs: readonly MarkedWords[];
  /** Whether each change can be led to: of the whole document, which has each of them once. */
  readonly hasPlaces?: boolean;
  /** What stands behind the first words of a change, so that it comes next for whoever goes on by the keyboard. */
  behind?(key: string): ReactNode;
}

/** Words with what goes and what comes: told by their elements, and by lines rather than by colours. */
export function MarkedText({ runs, hasPlaces = false, behind }: MarkedTextProps) {
  const placed = new Set<string>();
  return runs.map(({ kind, text, key }, at) => {
    if (kind === 'same') return <span key={at}>{text}</span>;
    const isFirst = hasPlaces && key !== undefined && !placed.has(key);
    if (isFirst) placed.add(key);
    const place = isFirst ? { id: changeId(key), tabIndex: -1 } : {};
    const Words = kind === 'del' ? Gone : Come;
    return (
      <Fragment key={at}>
        <Words {...place}>{text}</Words>
        {isFirst && behind?.(key)}
      </Fragment>
    );
  });
}

const Gone = styled('del')(({ theme }) => ({
  color: theme.palette.text.secondary,
  textDecorationThickness: '1.5px',
}));

const Come = styled('ins')(({ theme }) => ({
  color: theme.palette.primary.dark,
  background: theme.palette.tint.primary,
  textDecorationThickness: '1.5px',
  textUnderlineOffset: '0.15em',
}));
