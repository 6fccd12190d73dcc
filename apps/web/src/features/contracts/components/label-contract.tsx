import DriveFileRenameOutline from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTRACT_LABEL_MAX, type ContractListItem } from '@pactwright/protocol';
import { useForm } from '../../../shared/form/use-form.js';
import { AppDialog } from '../../../shared/ui/app-dialog.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { LabelledInput } from '../../../shared/ui/labelled-input.js';
import { useOutcome } from '../../../shared/auth/use-outcome.js';
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
  const [values, setValues] = useState({ title: '', client: '' });
  const [label] = useLabelContractMutation();
  const outcome = useOutcome();
  const open = () => {
    setValues({ title: contract.ownTitle ?? '', client: contract.client ?? '' });
    setOpen(true);
  };
  const problem = (text: string) =>
    text.trim().length > CONTRACT_LABEL_MAX ? t('label.tooLong', { max: CONTRACT_LABEL_MAX }) : undefined;
  const isTooLong = Object.values(values).some((text) => problem(text) !== undefined);
  const { isBusy, onSubmit, text } = useForm({
    values,
    onChange: setValues,
    check: () => (isTooLong ? { errors: {} } : { data: values }),
    send: async () => {
      const { data } = await outcome(label({ id: contract.id, ...values }), t('label.failed'));
      if (data) setOpen(false);
      return undefined;
    },
  });
  return (
    <>
      <Button startIcon={<DriveFileRenameOutline />} onClick={open}>
        {t('label.action')}
      </Button>
      <AppDialog
        isOpen={isOpen}
        isBusy={isBusy}
        onClose={() => setOpen(false)}
        title={t('label.heading')}
        intro={t('label.intro')}
      >
        <Stack component="form" spacing={2.5} onSubmit={onSubmit} noValidate>
          <LabelledInput
            {...text('title')}
            label={t('label.title')}
            placeholder={name}
            error={problem(values.title)}
            autoFocus
          />
          <LabelledInput
            {...text('client')}
            label={t('label.client')}
            placeholder={t('label.clientExample')}
            error={problem(values.client)}
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1.5 }}>
            <Button variant="outlined" disabled={isBusy} onClick={() => setOpen(false)}>
              {t('common:cancel')}
            </Button>
            <BusyButton variant="contained" type="submit" isBusy={isBusy} disabled={isTooLong}>
              {t('label.save')}
            </BusyButton>
          </Stack>
        </Stack>
      </AppDialog>
    </>
  );
}
