import { documentsCalls } from '@pactwright/protocol';
import { requestTo } from '../../../shared/api/request-to.js';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetBrowser } from '../../../shared/auth/forget-browser.js';
import { browser } from '../../../shared/browser.js';
import { downloadFile } from '../../../shared/download/download-file.js';
import { paths } from '../../../shared/paths.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { Section } from '../../../shared/ui/section.js';
import { useOutcome } from '../../../shared/auth/use-outcome.js';
import { useDeleteGuestDataMutation } from '../api.js';
import { ConfirmDeletion } from '../../../shared/ui/confirm-deletion.js';

/** What was made in this browser without an account: as a file, and its end. */
export function BrowserData() {
  const { t } = useTranslation(['contracts', 'common']);
  const [isExporting, setExporting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [deleteData, { isLoading }] = useDeleteGuestDataMutation();
  const outcome = useOutcome();
  const exportData = async () => {
    setExporting(true);
    const refusal = await downloadFile(requestTo(documentsCalls.exportGuest), 'pactwright.zip');
    setExporting(false);
    if (!refusal) return;
    const description = refusal.message ?? t('data.exportFailed');
    toast({ title: t('common:error'), description, variant: 'destructive' });
  };
  const remove = async () => {
    const { data } = await outcome(deleteData(), t('data.deleteFailed'));
    if (!data) return;
    await forgetBrowser();
    browser.leaveTo(paths.home);
  };
  return (
    <Box sx={{ mt: 4 }}>
      <Section title={t('data.title')}>
        <Typography variant="body2" sx={{ mb: 2 }}>
          {t('data.text')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <BusyButton
            variant="outlined"
            startIcon={<Download />}
            isBusy={isExporting}
            onClick={() => void exportData()}
          >
            {t('data.export')}
          </BusyButton>
          <Button color="error" startIcon={<DeleteOutlined />} onClick={() => setAsking(true)}>
            {t('data.delete')}
          </Button>
        </Box>
        {isAsking && (
          <ConfirmDeletion
            title={t('data.deleteTitle')}
            text={t('data.deleteText')}
            confirm={t('delete.confirm')}
            isBusy={isLoading}
            onConfirm={() => void remove()}
            onClose={() => setAsking(false)}
          />
        )}
      </Section>
    </Box>
  );
}
