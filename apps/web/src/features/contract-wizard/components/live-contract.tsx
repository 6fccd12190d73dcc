import Box from '@mui/material/Box';
import { clausesFedBy, draft, type Language } from '@pactwright/drafting';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { ContractSheet } from '../../../shared/contract-sheet/contract-sheet.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { selectWizard } from '../model/wizard-slice.js';

const NONE: ReadonlySet<string> = new Set();

/** The contract as the answers write it, scrolled to what the focused question feeds. */
export function LiveContract({ language }: { language: Language }) {
  const answers = useDeferredValue(useAppSelector((state) => selectWizard(state).answers));
  const focusedKey = useAppSelector((state) => selectWizard(state).focusedKey);
  const document = useMemo(() => draft(answers, language), [answers, language]);
  const activeClauses = useMemo(
    () => (focusedKey ? new Set<string>(clausesFedBy(focusedKey)) : NONE),
    [focusedKey],
  );
  const pane = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = pane.current?.querySelector<HTMLElement>('[data-active]');
    const scroller = pane.current;
    if (!target || !scroller) return;
    const offset = target.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    scroller.scrollBy({
      top: offset - scroller.clientHeight / 4,
      behavior: isMotionReduced ? 'auto' : 'smooth',
    });
  }, [activeClauses]);

  return (
    <Box
      ref={pane}
      tabIndex={0}
      role="region"
      aria-label={document.title}
      sx={(theme) => ({
        overflowY: 'auto',
        height: '100%',
        boxShadow: theme.paper.shadow,
        bgcolor: 'background.paper',
      })}
    >
      <ContractSheet document={document} activeClauses={activeClauses} />
    </Box>
  );
}
