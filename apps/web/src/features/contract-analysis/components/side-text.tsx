import { styled } from '@mui/material/styles';
import type { Language, VersionChange } from '@pactwright/protocol';
import { useEffect, useId, useMemo, useRef } from 'react';
import { nearestIn, sideRuns, type VersionSide } from '../model/side-passages.js';
import { documentSheet } from './document-sheet.js';

interface SideTextProps {
  readonly side: VersionSide;
  readonly text: string;
  readonly label: string;
  readonly language: Language;
  readonly changes: readonly VersionChange[];
  /** The change that is to be in the middle. */
  readonly at: number;
  onMove(at: number): void;
}

/** One of the two texts with every changed passage marked; where the change left none in it, the nearest one is in sight. */
export function SideText({ side, text, label, language, changes, at, onMove }: SideTextProps) {
  const labelId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const runs = useMemo(() => sideRuns(text, changes, side), [text, changes, side]);
  const near = useMemo(() => nearestIn(changes, at, side), [changes, at, side]);
  useEffect(() => {
    const passage = sheet.current?.querySelector<HTMLElement>(`[data-at="${near}"]`);
    if (!sheet.current || !passage) return;
    const { top, height } = sheet.current.getBoundingClientRect();
    const place = passage.getBoundingClientRect();
    sheet.current.scrollTop += place.top - top - Math.max(0, (height - place.height) / 2);
  }, [near]);
  return (
    <Column>
      <Label id={labelId}>{label}</Label>
      <Sheet ref={sheet} lang={language} tabIndex={0} role="group" aria-labelledby={labelId}>
        {runs.map(({ start, text: words, at: own }) =>
          own === undefined ? (
            words
          ) : (
            <mark
              key={start}
              data-at={own}
              data-side={side}
              data-chosen={own === at || undefined}
              onClick={() => onMove(own)}
            >
              {words}
            </mark>
          ),
        )}
      </Sheet>
    </Column>
  );
}

const Column = styled('section')({ minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' });

const Label = styled('h3')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.mutedOnCanvas,
  margin: theme.spacing(0, 0, 1),
  overflowWrap: 'anywhere',
}));

const Sheet = styled('div')(({ theme }) => ({
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  ...documentSheet(theme),
  '& mark': { color: 'inherit', cursor: 'pointer', borderBottom: '1px solid' },
  '& mark[data-side="mine"]': {
    background: theme.palette.tint.danger,
    borderColor: theme.palette.error.main,
  },
  '& mark[data-side="theirs"]': {
    background: theme.palette.tint.primary,
    borderColor: theme.palette.primary.main,
  },
  '& mark[data-chosen]': { outline: '2px solid currentColor', outlineOffset: 2 },
}));
