import { clausesFedBy, draft, type Language } from '@pactwright/drafting';
import type { Answers } from '@pactwright/protocol';
import { useDeferredValue, useMemo } from 'react';
import { SheetPane } from '../../../shared/contract-sheet/sheet-pane.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import { useSettled } from '../model/use-settled.js';
import { selectWizard } from '../model/wizard-slice.js';

const NONE: ReadonlySet<string> = new Set();

/** Shorter than what is felt as a delay; longer than between two keys, also on a slow machine. */
const PAUSE_MS = 200;

interface LiveContractProps {
  readonly language: Language;
  /** The question whose clause comes into view while none has the focus. */
  readonly firstKey: string | undefined;
}

/** The contract as the answers write it; marks what the focused question feeds and brings it into view. */
export function LiveContract({ language, firstKey }: LiveContractProps) {
  const answers = useDeferredValue(useSettled(selectAnswers, PAUSE_MS));
  const focusedKey = useAppSelector((state) => selectWizard(state).focusedKey);
  const document = useMemo(() => draft(answers, language), [answers, language]);
  const activeClauses = useMemo(() => clausesOf(focusedKey ?? undefined), [focusedKey]);
  const key = focusedKey ?? firstKey;
  const shownClauses = useMemo(() => (key === undefined ? 'top' : clausesOf(key)), [key]);
  return <SheetPane document={document} activeClauses={activeClauses} shownClauses={shownClauses} />;
}

const selectAnswers = (state: RootState): Answers => selectWizard(state).answers;

const clausesOf = (key: string | undefined): ReadonlySet<string> =>
  key === undefined ? NONE : new Set<string>(clausesFedBy(key));
