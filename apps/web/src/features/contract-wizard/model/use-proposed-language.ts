import { proposedLanguage } from '@pactwright/drafting';
import type { WizardStep } from '@pactwright/protocol';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { LANGUAGE_KEY } from './start/first-state.js';
import { useProposal } from './use-proposal.js';
import type { WizardSession } from './wizard-session.js';
import { selectWizard } from './wizard-slice.js';

/** The language of the contract follows the reader's, and what the law asks of where the parties are. */
export function useProposedLanguage(steps: readonly WizardStep[], session: WizardSession): void {
  const reader = useLanguage();
  const value = useAppSelector((state) => proposedLanguage(selectWizard(state).answers, reader));
  useProposal(steps, session, { key: LANGUAGE_KEY, value, isOpen: isNoted });
}

const isNoted = (_step: WizardStep | undefined, session: WizardSession): boolean =>
  session.isDefault(LANGUAGE_KEY);
