import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/api-error.js';
import { useForm } from '../../../shared/form/use-form.js';
import { AppDialog } from '../../../shared/ui/app-dialog.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { PasswordInput } from '../../../shared/ui/password-input.js';
import { useConfirmPasswordMutation } from './confirmation-api.js';
import { ConfirmationContext } from './confirmation-context.js';

/** Asks for the password on behalf of whatever is inside it. */
export function PasswordConfirmation({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const settle = useRef<(isConfirmed: boolean) => void>(() => undefined);
  const ask = useCallback(() => {
    setIsOpen(true);
    return new Promise<boolean>((resolve) => (settle.current = resolve));
  }, []);
  const close = (isConfirmed: boolean) => {
    setIsOpen(false);
    settle.current(isConfirmed);
  };
  return (
    <ConfirmationContext value={ask}>
      {children}
      {isOpen && <PasswordDialog onEnd={close} />}
    </ConfirmationContext>
  );
}

function PasswordDialog({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const [values, setValues] = useState({ password: '' });
  const [confirm] = useConfirmPasswordMutation();
  const { isBusy, onSubmit, text } = useForm({
    values,
    onChange: setValues,
    check: ({ password }) =>
      password === '' ? { errors: { password: t('confirmation.empty') } } : { data: password },
    send: async (password) => {
      const { data, error } = await confirm(password);
      if (!data)
        return { password: (isApiError(error) ? error.message : undefined) ?? t('confirmation.failed') };
      onEnd(true);
      return undefined;
    },
  });
  return (
    <AppDialog
      isOpen
      onClose={() => onEnd(false)}
      isBusy={isBusy}
      title={t('confirmation.title')}
      intro={t('confirmation.intro')}
    >
      <Stack component="form" noValidate spacing={3} onSubmit={onSubmit}>
        <PasswordInput
          {...text('password')}
          label={t('confirmation.password')}
          autoComplete="current-password"
          autoFocus
        />
        <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end' }}>
          <Button variant="outlined" disabled={isBusy} onClick={() => onEnd(false)}>
            {t('common:cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" isBusy={isBusy}>
            {t('confirmation.confirm')}
          </BusyButton>
        </Stack>
      </Stack>
    </AppDialog>
  );
}
