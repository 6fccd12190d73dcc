import Box from '@mui/material/Box';
import { clausesFedBy, draft, type Language } from '@pactwright/drafting';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { ContractSheet } from '../../../shared/contract-sheet/contract-sheet.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { selectWizard } from '../model/wizard-slice.js';

const NONE: ReadonlySet<string> = new Set();

interface LiveContractProps {
  readonly language: Language;
  /** The question whose clause comes into view while none has the focus. */
  readonly firstKey: string | undefined;
}

/** The contract as the answers write it; marks what the focused question feeds and brings it into view. */
export function LiveContract({ language, firstKey }: LiveContractProps) {
  const answers = useDeferredValue(useAppSelector((state) => selectWizard(state).answers));
  const focusedKey = useAppSelector((state) => selectWizard(state).focusedKey);
  const document = useMemo(() => draft(answers, language), [answers, language]);
  const activeClauses = useMemo(
    () => (focusedKey ? new Set<string>(clausesFedBy(focusedKey)) : NONE),
    [focusedKey],
  );
  const pane = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);

  useEffect(() => {
    const scroller = pane.current;
    if (!scroller) return;
    const top = topOf(scroller, focusedKey ?? firstKey);
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    /* What opens is already there; what moves shows where from. */
    const behavior = isShown.current && !isMotionReduced ? 'smooth' : 'auto';
    isShown.current = true;
    if (top !== undefined) scroller.scrollTo({ top, behavior });
  }, [focusedKey, firstKey]);

  return (
    <Box
      ref={pane}
      tabIndex={0}
      role="region"
      aria-label={document.title}
      sx={(theme) => ({
        overflowY: 'auto',
        height: '100%',
        contain: 'strict',
        boxShadow: theme.paper.shadow,
        bgcolor: 'background.paper',
      })}
    >
      <ContractSheet document={document} activeClauses={activeClauses} />
    </Box>
  );
}

/** Where to scroll so that the first clause fed by this question stands in the upper part of the pane. */
function topOf(scroller: HTMLElement, key: string | undefined): number | undefined {
  if (key === undefined) return 0;
  const clauses = new Set<string>(clausesFedBy(key));
  const target = [...scroller.querySelectorAll<HTMLElement>('[data-clause]')].find((block) =>
    clauses.has(block.dataset['clause'] ?? ''),
  );
  if (!target) return undefined;
  const offset = target.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  return scroller.scrollTop + offset - scroller.clientHeight / 4;
}
