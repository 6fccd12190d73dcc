import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type ErrorKind = 'missing' | 'broken';

/** A sheet on which something is not as it should be: a place left open, or a line that breaks off. */
export function ErrorFigure({ kind }: { kind: ErrorKind }) {
  return (
    <Figure viewBox="0 0 120 152" aria-hidden="true" focusable="false">
      <path className="sheet" d="M4 4h84l28 28v116H4z" />
      <path className="ink" d="M88 4v28h28" />
      <path className="faint" d="M22 32h38M22 48h76" />
      {FIGURES[kind]}
      <path className="faint" d="M22 116h76M22 130h44" />
    </Figure>
  );
}

const FIGURES: Readonly<Record<ErrorKind, ReactNode>> = {
  missing: (
    <>
      <path className="pine" d="M30 66h-8v32h8M90 66h8v32h-8" />
      <path className="gap" d="M34 90h52" />
    </>
  ),
  broken: (
    <>
      <path className="faint" d="M22 68h76" />
      <path className="pine" d="M22 92h22l6-10 8 18 6-12" />
      <path className="gap" d="M72 92h26" />
    </>
  ),
};

const Figure = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '7.5rem',
  height: '9.5rem',
  fill: 'none',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .sheet': { fill: theme.palette.background.paper, stroke: theme.palette.text.primary },
  '& .ink': { stroke: theme.palette.text.primary },
  '& .faint': { stroke: theme.palette.edge },
  '& .pine': { stroke: theme.palette.primary.main, strokeWidth: 3 },
  '& .gap': { stroke: theme.palette.primary.main, strokeDasharray: '3 6' },
}));
