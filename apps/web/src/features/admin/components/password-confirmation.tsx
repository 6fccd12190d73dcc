import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCallback, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/api-error.js';
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
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [confirm, { isLoading }] = useConfirmPasswordMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const refuse = (why: string) => {
      setProblem(why);
      field.current?.focus();
    };
    if (password === '') return refuse(t('confirmation.empty'));
    const { data, error } = await confirm(password);
    if (data) return onEnd(true);
    refuse((isApiError(error) ? error.message : undefined) ?? t('confirmation.failed'));
  };
  return (
    <AppDialog
      isOpen
      onClose={() => onEnd(false)}
      isBusy={isLoading}
      title={t('confirmation.title')}
      intro={t('confirmation.intro')}
    >
      <Stack component="form" noValidate spacing={3} onSubmit={(event: FormEvent) => void submit(event)}>
        <PasswordInput
          label={t('confirmation.password')}
          autoComplete="current-password"
          autoFocus
          value={password}
          error={problem}
          isBusy={isLoading}
          inputRef={field}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end' }}>
          <Button variant="outlined" disabled={isLoading} onClick={() => onEnd(false)}>
            {t('common:cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" isBusy={isLoading}>
            {t('confirmation.confirm')}
          </BusyButton>
        </Stack>
      </Stack>
    </AppDialog>
  );
}
