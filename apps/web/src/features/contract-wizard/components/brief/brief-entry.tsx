import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WizardStep } from '@pactwright/protocol';
import { lazyOptional } from '../../../../shared/ui/lazy-optional.js';

const BriefDialog = lazyOptional(async () => (await import('./brief-dialog.js')).BriefDialog);

interface BriefEntryProps {
  readonly steps: readonly WizardStep[];
  /** Of the contract whose details are kept on this device; null while there is none. */
  readonly contractId: string | null;
}

/** The way to answer many questions at once: what somebody has in writing already. */
export function BriefEntry({ steps, contractId }: BriefEntryProps) {
  const { t } = useTranslation('contract-wizard');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        mb: 4,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="body2" color="textPrimary" sx={{ flex: '1 1 16rem' }}>
        {t('briefInvite')}
      </Typography>
      <Button variant="outlined" onClick={open}>
        {t('briefPaste')}
      </Button>
      {wasOpened && (
        <Suspense>
          <BriefDialog isOpen={isOpen} onClose={() => setOpen(false)} steps={steps} contractId={contractId} />
        </Suspense>
      )}
    </Box>
  );
}
