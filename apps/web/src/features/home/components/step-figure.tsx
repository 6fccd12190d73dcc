import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Step } from '../model/steps.js';

/** The step as a drawing: a form being filled in, a sheet being gone through, a sheet being signed. */
export function StepFigure({ step }: { step: Step }) {
  return (
    <Figure viewBox="0 0 84 72" aria-hidden="true" focusable="false">
      {FIGURES[step]}
    </Figure>
  );
}

const sheet = (
  <>
    <path className="sheet" d="M2 6h38l14 14v46H2z" />
    <path className="ink" d="M40 6v14h14" />
  </>
);

const FIGURES: Readonly<Record<Step, ReactNode>> = {
  answer: (
    <>
      <rect className="sheet" x="2" y="10" width="80" height="22" rx="5" />
      <path className="pine" d="M10 21h30M45 16v10" />
      <rect className="sheet" x="2" y="42" width="80" height="22" rx="5" />
      <path className="faint" d="M26 53h44" />
      <circle className="ink" cx="14" cy="53" r="4.5" />
      <circle className="dot" cx="14" cy="53" r="2" />
    </>
  ),
  check: (
    <>
      {sheet}
      <path className="faint" d="M22 30h22M22 42h22M22 54h14" />
      <path className="pine" d="m9 30 2.5 2.5L16 27m-7 15 2.5 2.5L16 39" />
      <path className="amber" d="M12 50v4m0 3.4v.2" />
    </>
  ),
  take: (
    <>
      {sheet}
      <path className="faint" d="M12 24h18M12 32h30M12 40h24" />
      <path className="pine" d="M12 55c5-8 8-8 7-2s4 2 6-2 3 4 6 2 3-3 6-1" />
      <path className="ink" d="M10 60h34" />
    </>
  ),
};

const Figure = styled('svg')(({ theme }) => ({
  width: '5.25rem',
  height: '4.5rem',
  fill: 'none',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .sheet': { fill: theme.palette.background.paper, stroke: theme.palette.text.primary },
  '& .ink': { stroke: theme.palette.text.primary },
  '& .faint': { stroke: theme.palette.edge },
  '& .pine': { stroke: theme.palette.primary.main, strokeWidth: 2.5 },
  '& .amber': { stroke: theme.palette.ai.main, strokeWidth: 2.5 },
  '& .dot': { fill: theme.palette.primary.main },
}));
