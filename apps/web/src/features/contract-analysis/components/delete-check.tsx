import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/toast/toast-store.js';
import { ConfirmDeletion } from '../../../shared/ui/confirm-deletion.js';

interface DeleteCheckProps {
  readonly runId: string;
  readonly fileName: string | undefined;
  /** One of several: its words are short, and what is read out names the file. */
  readonly isListed?: boolean;
  onDeleted(): void;
}

/** The end of a check before its day is over, once it was meant: there may be a promise to keep the contract from everybody. */
export function DeleteCheck({ runId, fileName, isListed = false, onDeleted }: DeleteCheckProps) {
  const { t } = useTranslation(['delete-check', 'common']);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const { removeCheck } = await import('../model/remove-check.js');
    const problem = await removeCheck(runId);
    if (problem) {
      setBusy(false);
      setAsking(false);
      const description = problem.message ?? t('failed');
      return toast({ title: t('common:error'), description, variant: 'destructive' });
    }
    flushSync(() => {
      setAsking(false);
      onDeleted();
    });
    /* The button goes with the check; the focus must not go with it. */
    document.querySelector<HTMLElement>('h1')?.focus();
    toast({ title: t('common:success'), description: t('done') });
  };
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteOutlined />}
        {...(isListed && { 'aria-label': t('of', { file: fileName }) })}
        {...(isListed && { sx: { ml: { xs: -2.25, sm: 0 } } })}
        onClick={() => setAsking(true)}
      >
        {t(isListed ? 'short' : 'action')}
      </Button>
      {isAsking && (
        <ConfirmDeletion
          title={fileName === undefined ? t('titleOfUnnamed') : t('title', { file: fileName })}
          text={t('text')}
          confirm={t('confirm')}
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
