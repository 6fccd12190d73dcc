import Button from '@mui/material/Button';
import type { Language, WizardStep } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { NeedsConnection } from '../../../shared/offline/needs-connection.js';
import { useCreate, type StoreMore } from '../model/use-create.js';
import { useImprove } from '../model/use-improve.js';
import { useSuggestions } from '../model/use-suggestions.js';
import type { WizardSession } from '../model/wizard-session.js';
import { OpenSuggestions } from './open-suggestions.js';

interface CreateContractProps {
  readonly steps: readonly WizardStep[];
  readonly session: WizardSession;
  /** Of the contract. */
  readonly language: Language;
  readonly isCreating: boolean;
  /** False after leading to an answer that cannot stand in a contract. */
  mayCreate(): boolean;
  onCreate(more?: StoreMore): void;
}

/** Makes the contract of the answers and of what is approved. */
export function CreateContract(props: CreateContractProps) {
  const { steps, session, language, isCreating, mayCreate, onCreate } = props;
  const { t } = useTranslation('contract-wizard');
  const { byWeight, isApproved } = useSuggestions(steps, language);
  const { isTaking, open, create, createAnyway, stay } = useCreate(session, language, onCreate);
  const { isImproving, improve } = useImprove(session);
  const isBusy = isTaking || isCreating;
  const approved = byWeight.filter(isApproved);
  return (
    <>
      <NeedsConnection>
        <Button
          variant="contained"
          onClick={() => {
            if (mayCreate()) create(approved);
          }}
          loading={isBusy}
          loadingPosition="start"
        >
          {t(isBusy ? 'creating' : 'createContract')}
        </Button>
      </NeedsConnection>
      {open && (
        <OpenSuggestions
          open={open}
          isBusy={isImproving}
          onAnswer={() => improve(approved)}
          onCreate={createAnyway}
          onClose={stay}
        />
      )}
    </>
  );
}
