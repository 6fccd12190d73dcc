import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { useIsFromFile } from '../../../shared/use-is-from-file.js';
import type { FigureName } from './figure-lines.js';

/* The build has drawn them into the page's file: only a later visit to the page needs them as code. */
const FigureLines = lazy(async () => ({ default: (await import('./figure-lines.js')).FigureLines }));

const AS_IT_IS = { __html: '' };
const HEIGHT = 72;

interface FigureProps {
  readonly name: FigureName;
  /** Beside a height of 72. */
  readonly width: number;
}

/** A small line drawing: what it says stands in words beside it. */
export function LazyFigure({ name, width }: FigureProps) {
  const box = { viewBox: `0 0 ${width} ${HEIGHT}`, 'aria-hidden': true, focusable: false } as const;
  if (useIsFromFile()) return <Figure {...box} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
  return (
    <Figure {...box}>
      <Suspense>
        <FigureLines name={name} />
      </Suspense>
    </Figure>
  );
}

const Figure = styled('svg')({ justifySelf: 'start', height: '4.5rem' });
