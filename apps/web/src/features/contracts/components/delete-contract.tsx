import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractListItem } from '@pactwright/protocol';
import { dropDetails } from '../../../shared/details/kept-details.js';
import { useOutcome } from '../../../shared/auth/use-outcome.js';
import { useDeleteContractMutation } from '../api.js';
import { ConfirmDeletion } from '../../../shared/ui/confirm-deletion.js';

interface DeleteContractProps {
  readonly contract: Pick<ContractListItem, 'id' | 'isPaid'>;
  readonly name: string;
}

/** The end of one contract, once it was meant. */
export function DeleteContract({ contract, name }: DeleteContractProps) {
  const { t } = useTranslation('contracts');
  const [isAsking, setAsking] = useState(false);
  const [deleteContract, { isLoading }] = useDeleteContractMutation();
  const outcome = useOutcome();
  const remove = async () => {
    const { data } = await outcome(deleteContract(contract.id), t('delete.failed'));
    /* The list is asked for anew without it; the focus must not go with it. */
    if (!data) {
      setAsking(false);
      return;
    }
    document.querySelector<HTMLElement>('h1')?.focus();
    await dropDetails(contract.id);
  };
  return (
    <>
      <Button color="error" startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
        {t('delete.action')}
      </Button>
      {isAsking && (
        <ConfirmDeletion
          title={t('delete.title', { name })}
          text={t(contract.isPaid ? 'delete.textPaid' : 'delete.text')}
          confirm={t('delete.confirm')}
          isBusy={isLoading}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
