import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Step } from '../model/steps.js';
import type { Template } from '../model/templates.js';

export type FigureName = Step | Template;

/** A step as a drawing: a form being filled in, a sheet being gone through, a sheet being signed. A kind of work as a drawing of what it makes. */
export const FigureLines = ({ name }: { name: FigureName }) => <Drawn>{LINES[name]}</Drawn>;

const sheet = (
  <>
    <path className="sheet" d="M2 6h38l14 14v46H2z" />
    <path className="ink" d="M40 6v14h14" />
  </>
);

const LINES: Readonly<Record<FigureName, ReactNode>> = {
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

  /* What, by when and for how much. */
  general: (
    <>
      <path className="sheet" d="M18 4h42l16 16v48H18z" />
      <path className="ink" d="M60 4v16h16M28 36h10v8H28zM28 39h10" />
      <path className="faint" d="M46 26h18M46 41h18M46 56h12" />
      <path className="pine" d="m28 25 4 4 6-7" />
      <circle className="ink" cx="33" cy="56" r="5" />
      <path className="pine" d="M33 54v4" />
    </>
  ),
  /* A question, and advice with figures. */
  consulting: (
    <>
      <path className="sheet" d="M48 28h36a5 5 0 0 1 5 5v19a5 5 0 0 1-5 5h-3v9l-10-9H48" />
      <path className="faint" d="M66 40h14M66 48h9" />
      <path
        className="sheet"
        d="M11 6h44a5 5 0 0 1 5 5v27a5 5 0 0 1-5 5H28L17 53V43h-6a5 5 0 0 1-5-5V11a5 5 0 0 1 5-5z"
      />
      <path className="faint" d="M16 35h34" />
      <path className="pine" d="M22 29v-5M33 29V15M44 29v-9" />
    </>
  ),
  /* A curve being drawn, and its colours. */
  design: (
    <>
      <rect className="sheet" x="6" y="6" width="84" height="60" rx="5" />
      <path className="ink" d="M26 20h44" />
      <path className="pine" d="M18 50c0-40 60-40 60 0" />
      <circle className="sheet" cx="26" cy="20" r="3" />
      <circle className="sheet" cx="70" cy="20" r="3" />
      <path className="sheet" d="M14 46h8v8h-8zM74 46h8v8h-8zM44 16h8v8h-8z" />
      <circle className="dot" cx="38" cy="50" r="5" />
      <circle className="ink" cx="51" cy="50" r="5" />
      <path className="amber" d="M62 46v8" />
    </>
  ),
  /* A campaign and what it reaches. */
  marketing: (
    <>
      <path className="sheet" d="M22 46l5 18h10l-5-18" />
      <path className="sheet" d="M16 26h14l28-16v48L30 46H16a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z" />
      <path className="ink" d="M30 26v20" />
      <path className="pine" d="M68 26c4 5 4 11 0 16M77 19c8 9 8 21 0 30" />
    </>
  ),
  /* A page in a browser, and its code. */
  web_development: (
    <>
      <rect className="sheet" x="6" y="6" width="84" height="60" rx="5" />
      <path className="ink" d="M6 20h84M52 34l-8 20" />
      <path className="faint" d="M15 13h.2M22 13h.2M29 13h.2M42 13h38" />
      <path className="pine" d="m34 35-9 9 9 9M62 35l9 9-9 9" />
    </>
  ),
  /* A text, and the pen that writes it. */
  copywriting: (
    <>
      <path className="sheet" d="M12 4h50v64H12z" />
      <path className="faint" d="M22 28h30M22 38h30M22 48h16" />
      <path className="ink" d="M22 17h18" />
      <path className="pine" d="M22 58h12" />
      <path className="sheet" d="m44 58 3-11 30-30 8 8-30 30z" />
      <path className="ink" d="m71 23 8 8" />
    </>
  ),
};

const Drawn = styled('g')(({ theme }) => ({
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
