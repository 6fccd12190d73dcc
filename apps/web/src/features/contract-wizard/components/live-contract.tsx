import { prevailingText, shownClause, type ContractText, type Language } from '@pactwright/drafting';
import type { Answers, WizardStep } from '@pactwright/protocol';
import { useDeferredValue, useMemo, useState } from 'react';
import { SheetPane } from '../../../shared/contract-sheet/sheet-pane.js';
import { useFilledContract } from '../../../shared/details/use-filled-contract.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import { useContractText } from '../../../shared/wizard/use-contract-text.js';
import { useAcceptedAnswers } from '../model/use-accepted-answers.js';
import { useSettled } from '../model/use-settled.js';
import { selectWizard } from '../model/wizard-slice.js';

const NONE: ReadonlySet<string> = new Set();

/** Shorter than what is felt as a delay; longer than between two keys, also on a slow machine. */
const PAUSE_MS = 200;

interface LiveContractProps {
  readonly steps: readonly WizardStep[];
  readonly language: Language;
  /** The question whose clause comes into view while none has the focus. */
  readonly firstKey: string | undefined;
}

/** The contract as the answers write it; marks the clause that says what is being answered and brings it into view. */
export function LiveContract({ steps, language, firstKey }: LiveContractProps) {
  const given = useDeferredValue(useSettled(selectAnswers, PAUSE_MS));
  const answers = useAcceptedAnswers(given, steps);
  const focusedKey = useAppSelector((state) => selectWizard(state).focusedKey) ?? undefined;
  const contractId = useAppSelector((state) => selectWizard(state).contractId);
  const document = useContractText(answers, language, contractId);
  const filled = useFilledContract(document, contractId);
  const key = focusedKey ?? firstKey;
  const clause = useShownClause(key, document);
  const clauses = useMemo(() => (clause === undefined ? NONE : new Set([clause])), [clause]);
  const length = answers['contract_length'];
  return (
    <SheetPane
      /* In a longer or shorter contract the same clause stands elsewhere: it is brought into view again. */
      key={length === 'short' ? length : 'full'}
      document={filled}
      activeClauses={focusedKey === undefined ? NONE : clauses}
      shownClauses={key === undefined ? 'top' : clauses}
    />
  );
}

interface Seen {
  readonly key: string | undefined;
  readonly contract: ContractText;
  readonly clause: string | undefined;
}

/** Where the answer to a question is said; once it has been given anew, where it says something else than before. */
function useShownClause(key: string | undefined, contract: ContractText): string | undefined {
  const [seen, setSeen] = useState<Seen>(() => firstSeen(key, contract));
  if (seen.key === key && seen.contract === contract) return seen.clause;
  const [text, before] = [prevailingText(contract), prevailingText(seen.contract)];
  const isSameQuestion = key !== undefined && seen.key === key && before.language === text.language;
  const now = isSameQuestion
    ? { key, contract, clause: shownClause(key, text, before) }
    : firstSeen(key, contract);
  setSeen(now);
  return now.clause;
}

const firstSeen = (key: string | undefined, contract: ContractText): Seen => ({
  key,
  contract,
  clause: key === undefined ? undefined : shownClause(key, prevailingText(contract)),
});

const selectAnswers = (state: RootState): Answers => selectWizard(state).answers;
