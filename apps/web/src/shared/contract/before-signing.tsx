import Balance from '@mui/icons-material/BalanceOutlined';
import Draw from '@mui/icons-material/DrawOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

const STEPS = [
  { text: 'nextReplace', Icon: EditNote },
  { text: 'nextReview', Icon: Balance },
  { text: 'nextSend', Icon: Send },
  { text: 'nextSign', Icon: Draw },
] as const;

/** What is left to do with a contract whose files are there. */
export function BeforeSigning({ headingLevel }: { headingLevel: 'h2' | 'h3' }) {
  const { t } = useTranslation('payment-success');
  return (
    <>
      <Typography variant="h6" component={headingLevel} color="textPrimary">
        {t('nextTitle')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1.25 }}>
        {STEPS.map(({ text, Icon }) => (
          <Box component="li" key={text} sx={{ display: 'flex', gap: 1.5 }}>
            <Icon fontSize="small" aria-hidden="true" sx={{ color: 'primary.main', mt: 0.125 }} />
            <Typography variant="body2" component="span">
              {t(text)}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
