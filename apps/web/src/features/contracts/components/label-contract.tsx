import DriveFileRenameOutline from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTRACT_LABEL_MAX, type ContractListItem } from '@pactwright/protocol';
import { AppDialog } from '../../../shared/ui/app-dialog.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { LabelledInput } from '../../../shared/ui/labelled-input.js';
import { useOutcome } from '../../../shared/ui/use-outcome.js';
import { useLabelContractMutation } from '../api.js';

interface LabelContractProps {
  readonly contract: Pick<ContractListItem, 'id' | 'ownTitle' | 'client'>;
  /** What it is called without a title of its own. */
  readonly name: string;
}

/** The title and the client by which its owner knows a contract; neither goes into its text. */
export function LabelContract({ contract, name }: LabelContractProps) {
  const { t } = useTranslation(['contracts', 'common']);
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const [client, setClient] = useState('');
  const [label, { isLoading }] = useLabelContractMutation();
  const outcome = useOutcome();
  const open = () => {
    setTitle(contract.ownTitle ?? '');
    setClient(contract.client ?? '');
    setOpen(true);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await outcome(label({ id: contract.id, title, client }), t('label.failed'));
    if (data) setOpen(false);
  };
  const problem = (text: string) =>
    text.trim().length > CONTRACT_LABEL_MAX ? t('label.tooLong', { max: CONTRACT_LABEL_MAX }) : undefined;
  const isTooLong = [title, client].some((text) => problem(text) !== undefined);
  return (
    <>
      <Button startIcon={<DriveFileRenameOutline />} onClick={open}>
        {t('label.action')}
      </Button>
      <AppDialog
        isOpen={isOpen}
        isBusy={isLoading}
        onClose={() => setOpen(false)}
        title={t('label.heading')}
        intro={t('label.intro')}
      >
        <Stack component="form" spacing={2.5} onSubmit={(event) => void save(event)} noValidate>
          <LabelledInput
            label={t('label.title')}
            value={title}
            placeholder={name}
            error={problem(title)}
            autoFocus
            onChange={(event) => setTitle(event.target.value)}
          />
          <LabelledInput
            label={t('label.client')}
            value={client}
            placeholder={t('label.clientExample')}
            error={problem(client)}
            onChange={(event) => setClient(event.target.value)}
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
            <Button variant="outlined" disabled={isLoading} onClick={() => setOpen(false)}>
              {t('common:cancel')}
            </Button>
            <BusyButton variant="contained" type="submit" isBusy={isLoading} disabled={isTooLong}>
              {t('label.save')}
            </BusyButton>
          </Stack>
        </Stack>
      </AppDialog>
    </>
  );
}
