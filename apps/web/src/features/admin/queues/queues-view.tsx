import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CONFIRMED_MINUTES } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { browser } from '../../../shared/browser.js';
import { Section } from '../../../shared/ui/section.js';
import { usePasswordConfirmation } from '../components/confirmation-context.js';

/* Served by the gateway: a page of its own, not of the interface. */
const BOARD = '/api/admin/queues';

/** The way to the board of queues, where looking is free and acting wants the password first. */
export function QueuesView() {
  const { t } = useTranslation('admin');
  const confirmPassword = usePasswordConfirmation();
  const openForActing = async () => {
    if (await confirmPassword()) browser.leaveTo(BOARD);
  };
  return (
    <Section title={t('tabs.queues')} intro={t('queues.intro', { minutes: CONFIRMED_MINUTES })}>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => void openForActing()}>
          {t('queues.confirm')}
        </Button>
        <Button variant="outlined" href={BOARD} startIcon={<OpenInNew />}>
          {t('queues.look')}
        </Button>
      </Stack>
    </Section>
  );
}
