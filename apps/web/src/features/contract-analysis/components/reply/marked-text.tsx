import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { pieces } from '../../model/reply/folded-words.js';
import type { MarkedWords } from '../../model/reply/marked-words.js';
import { changeId } from './reply-places.js';

interface MarkedTextProps {
  readonly runs: readonly MarkedWords[];
  /** Whether the middle of what is long is hidden on the screen. */
  readonly isFolded?: boolean;
  /** Whether each change can be led to: of the whole document, which has each of them once. */
  readonly hasPlaces?: boolean;
  /** What stands behind the first words of a change, so that it comes next for whoever goes on by the keyboard. */
  behind?(key: string): ReactNode;
}

/** Words with what goes and what comes: told by their elements, and by lines rather than by colours. */
export function MarkedText({ runs, isFolded = false, hasPlaces = false, behind }: MarkedTextProps) {
  const placed = new Set<string>();
  return runs.map((run, at) => {
    const { kind, text, key } = run;
    const words = isFolded ? <Folded run={run} isAlone={runs.length === 1} /> : text;
    if (kind === 'same') return <span key={at}>{words}</span>;
    const isFirst = hasPlaces && key !== undefined && !placed.has(key);
    if (isFirst) placed.add(key);
    const place = isFirst ? { id: changeId(key), tabIndex: -1 } : {};
    const Words = kind === 'del' ? Gone : Come;
    return (
      <Fragment key={at}>
        <Words {...place}>{words}</Words>
        {isFirst && behind?.(key)}
      </Fragment>
    );
  });
}

const Folded = ({ run, isAlone }: { readonly run: MarkedWords; readonly isAlone: boolean }) =>
  pieces(run, isAlone).map(({ text, isFolded }, at) =>
    isFolded ? (
      <Fragment key={at}>
        <OnPaper>{text}</OnPaper>
        <OnScreen>… </OnScreen>
      </Fragment>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );

/* On paper nobody can ask for more. */
const OnPaper = styled('span')({ '@media screen': { display: 'none' } });
const OnScreen = styled('span')({ '@media print': { display: 'none' } });

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
