import type { Language, WizardStep } from '@pactwright/protocol';
import { useMemo } from 'react';
import { NoteContext, type MarginNote } from '../../../shared/contract-sheet/margin-note.js';
import { SheetPane } from '../../../shared/contract-sheet/sheet-pane.js';
import { useFilledContract } from '../../../shared/details/use-filled-contract.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { selectAnalysis } from '../model/analysis-slice.js';
import { useContractText } from '../../../shared/wizard/use-contract-text.js';
import { useAcceptedAnswers } from '../model/use-accepted-answers.js';
import { useSuggestions } from '../model/use-suggestions.js';
import { selectWizard } from '../model/wizard-slice.js';
import { switchId } from './suggestion-card.js';

interface SummaryContractProps {
  readonly steps: readonly WizardStep[];
  readonly language: Language;
  /** The cards are hidden behind the sheet. */
  readonly isOverCards: boolean;
}

/** The contract beside the summary, with the number of each suggestion in the margin of its clause. */
export function SummaryContract({ steps, language, isOverCards }: SummaryContractProps) {
  const { answers: given, contractId } = useAppSelector(selectWizard);
  const answers = useAcceptedAnswers(given, steps);
  const { shownClause } = useAppSelector(selectAnalysis);
  const { notes } = useSuggestions(steps, language);
  const document = useFilledContract(useContractText(answers, language, contractId), contractId);
  const clauses = useMemo(() => new Set(shownClause === null ? [] : [shownClause]), [shownClause]);
  return (
    <NoteContext value={isOverCards ? null : goToCard}>
      <SheetPane
        document={document}
        activeClauses={clauses}
        shownClauses={shownClause === null ? 'top' : clauses}
        notes={notes}
      />
    </NoteContext>
  );
}

const goToCard = ({ number }: MarginNote): void => {
  const target = window.document.getElementById(switchId(number));
  target?.focus();
};
