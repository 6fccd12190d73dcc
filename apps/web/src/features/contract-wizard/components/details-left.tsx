import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { detailsOf, type ContractText } from '@pactwright/drafting';
import type { Answers } from '@pactwright/protocol';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { leftOf } from '../../../shared/details/left-details.js';
import { useKeptDetails } from '../../../shared/details/use-kept-details.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { paths } from '../../../shared/paths.js';
import type { WizardSession } from '../model/wizard-session.js';

interface DetailsLeftProps {
  readonly contract: ContractText;
  readonly answers: Answers;
  readonly session: WizardSession;
}

/** How much is left to fill in before signing, counted as the page of the details counts it, and the way there. */
export function DetailsLeft({ contract, answers, session }: DetailsLeftProps) {
  const { t } = useTranslation('contract-wizard');
  const reader = useLanguage();
  const navigate = useNavigate();
  const [isGoing, setGoing] = useState(false);
  const { contractId } = session;
  const kept = useKeptDetails(contractId);
  const asked = useMemo(() => detailsOf(contract, answers, reader), [contract, answers, reader]);
  const left = leftOf(asked, kept ?? {}).length;
  /* That page shows the contract as the server has it. */
  const go = async (id: string) => {
    setGoing(true);
    await session.saveAll();
    void navigate(paths.contractDetailsOf(id));
  };
  return (
    <Typography component="li" color="textSecondary">
      {left === 0 ? t('placeholdersDone') : t('placeholdersText', { count: left })}{' '}
      {contractId !== null && (
        <Button size="small" loading={isGoing} onClick={() => void go(contractId)}>
          {t('placeholdersAction')}
        </Button>
      )}
    </Typography>
  );
}
