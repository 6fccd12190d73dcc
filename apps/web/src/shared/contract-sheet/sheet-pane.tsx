import Box from '@mui/material/Box';
import { prevailingText, type ContractText } from '@pactwright/drafting';
import { useEffect, useRef } from 'react';
import { ContractSheet } from './contract-sheet.js';
import type { MarginNote } from './margin-note.js';

interface SheetPaneProps {
  readonly document: ContractText;
  /** Clauses to mark. */
  readonly activeClauses: ReadonlySet<string>;
  /** Clauses of which the first comes into view whenever they change; none of them known leaves the sheet where it is. */
  readonly shownClauses: ReadonlySet<string> | 'top';
  readonly notes?: readonly MarginNote[];
}

/** A contract that scrolls on its own, to the clause that is spoken of. */
export function SheetPane({ document, activeClauses, shownClauses, notes }: SheetPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  const { language, title } = prevailingText(document);

  useEffect(() => {
    const scroller = pane.current;
    if (!scroller) return;
    const top = topOf(scroller, shownClauses);
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    /* What opens is already there; what moves shows where from. */
    const behavior = isShown.current && !isMotionReduced ? 'smooth' : 'auto';
    isShown.current = true;
    if (top !== undefined) scroller.scrollTo({ top, behavior });
  }, [shownClauses]);

  return (
    <Box
      ref={pane}
      tabIndex={0}
      role="region"
      /* Its name is a line of the contract, in the language of it. */
      lang={language}
      aria-label={title}
      sx={(theme) => ({
        overflowY: 'auto',
        height: '100%',
        contain: 'strict',
        boxShadow: theme.paper.shadow,
        bgcolor: 'background.paper',
      })}
    >
      <ContractSheet document={document} activeClauses={activeClauses} notes={notes} />
    </Box>
  );
}

/** Where to scroll so that the first of these clauses stands in the upper part of the pane. */
function topOf(scroller: HTMLElement, clauses: SheetPaneProps['shownClauses']): number | undefined {
  if (clauses === 'top') return 0;
  const target = [...scroller.querySelectorAll<HTMLElement>('[data-clause]')].find((block) =>
    clauses.has(block.dataset['clause'] ?? ''),
  );
  if (!target) return undefined;
  const offset = target.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return scroller.scrollTop + offset - scroller.clientHeight / 4;
}
