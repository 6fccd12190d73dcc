import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Receipt } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../shared/ui/section.js';
import { ReceiptRow } from './receipt-row.js';

/** What was paid, newest first, and what of it may be given back. */
export function ReceiptsSection({ receipts }: { receipts: readonly Receipt[] }) {
  const { t } = useTranslation('billing');
  return (
    <Section title={t('receipts.title')}>
      {receipts.length === 0 ? (
        <Typography variant="body2">{t('receipts.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {receipts.map((receipt) => (
            <ReceiptRow key={receipt.id} receipt={receipt} />
          ))}
        </Box>
      )}
    </Section>
  );
}
