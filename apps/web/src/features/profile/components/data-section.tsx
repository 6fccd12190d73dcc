import { documentsCalls } from '@pactwright/protocol';
import { requestTo } from '../../../shared/api/request-to.js';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetBrowser } from '../../../shared/auth/forget-browser.js';
import { browser } from '../../../shared/browser.js';
import { downloadFile } from '../../../shared/download/download-file.js';
import { useForm } from '../../../shared/form/use-form.js';
import { paths } from '../../../shared/paths.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { isApiError } from '../../../shared/api/api-error.js';
import { isSessionOver } from '../../../shared/auth/current-user.js';
import { AppDialog } from '../../../shared/ui/app-dialog.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { PasswordInput } from '../../../shared/ui/password-input.js';
import { Section } from '../../../shared/ui/section.js';
import { useDeleteAccountMutation } from '../api.js';

/** Everything about oneself as a file, and the end of the account. */
export function DataSection() {
  const { t } = useTranslation(['profile', 'common']);
  const [isExporting, setIsExporting] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const exportData = async () => {
    setIsExporting(true);
    const refusal = await downloadFile(requestTo(documentsCalls.exportUser), 'pactwright.zip');
    setIsExporting(false);
    if (refusal && !(await isSessionOver(refusal)))
      toast({
        title: t('common:error'),
        description: refusal.message ?? t('data.exportFailed'),
        variant: 'destructive',
      });
  };
  return (
    <Section title={t('data.title')}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {t('data.exportText')}
      </Typography>
      <BusyButton
        variant="outlined"
        startIcon={<Download />}
        isBusy={isExporting}
        onClick={() => void exportData()}
      >
        {t('data.export')}
      </BusyButton>
      <Divider sx={{ my: 3 }} />
      <Typography variant="body2" sx={{ mb: 2 }}>
        {t('data.deleteText')}
      </Typography>
      <Button
        color="error"
        startIcon={<DeleteOutline />}
        sx={{ ml: -2.25 }}
        onClick={() => setIsAsking(true)}
      >
        {t('data.delete')}
      </Button>
      {isAsking && <DeleteDialog onClose={() => setIsAsking(false)} />}
    </Section>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const [values, setValues] = useState({ password: '' });
  const [deleteAccount, { data: deleted }] = useDeleteAccountMutation();
  const { isBusy, onSubmit, text } = useForm({
    values,
    onChange: setValues,
    check: ({ password }) => (password === '' ? { errors: {} } : { data: password }),
    send: async (password) => {
      const { error } = await deleteAccount(password);
      if (error) {
        if (await isSessionOver(error)) return undefined;
        return { password: (isApiError(error) ? error.message : undefined) ?? t('data.deleteFailed') };
      }
      await forgetBrowser();
      return undefined;
    },
  });
  if (deleted) return <Farewell message={deleted.message} />;
  return (
    <AppDialog
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      title={t('data.deleteTitle')}
      intro={t('data.deleteText')}
    >
      <Box component="form" noValidate onSubmit={onSubmit}>
        <PasswordInput
          {...text('password')}
          label={t('data.deletePassword')}
          autoComplete="current-password"
          autoFocus
        />
        <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end', mt: 3 }}>
          <Button variant="outlined" disabled={isBusy} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <BusyButton
            type="submit"
            variant="contained"
            color="error"
            isBusy={isBusy}
            disabled={values.password === ''}
          >
            {t('data.deleteConfirm')}
          </BusyButton>
        </Stack>
      </Box>
    </AppDialog>
  );
}

/** The last word: everything is loaded anew after it, so that nothing stays in memory. */
function Farewell({ message }: { message: string }) {
  const { t } = useTranslation('profile');
  const leave = () => browser.leaveTo(paths.home);
  return (
    <AppDialog isOpen onClose={leave} title={t('data.deletedTitle')} intro={message}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button variant="contained" autoFocus onClick={leave}>
          {t('data.toHome')}
        </Button>
      </Box>
    </AppDialog>
  );
}
