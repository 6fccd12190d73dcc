import EditNote from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { detailsOf, draftContract } from '@pactwright/drafting';
import type { ContractDetail } from '@pactwright/protocol';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../i18n/use-language.js';
import { paths } from '../paths.js';
import { leftOf, minutesFor } from './left-details.js';
import { useKeptDetails } from './use-kept-details.js';
import { contractInForce } from '../wizard/in-force.js';

/** How much is left to fill in before the contract can be signed, and the way there. */
export function DetailsInvite({ contract }: { contract: ContractDetail }) {
  const { t } = useTranslation('contracts', { keyPrefix: 'fillIn' });
  const reader = useLanguage();
  const kept = useKeptDetails(contract.id);
  const { additions, furtherTerms, secondTerms, language } = contract;
  const answers = useMemo(() => contractInForce(contract), [contract]);
  const asked = useMemo(
    () =>
      detailsOf(draftContract({ answers, language, additions, furtherTerms, secondTerms }), answers, reader),
    [answers, additions, furtherTerms, secondTerms, language, reader],
  );
  const left = leftOf(asked, kept ?? {}).length;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="body2" color="textPrimary" sx={{ flex: '1 1 14rem' }} aria-live="polite">
        {kept === undefined
          ? t('invite.text')
          : left === 0
            ? t('invite.done')
            : t('invite.left', { count: left, minutes: t('invite.minutes', { count: minutesFor(left) }) })}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<EditNote />}
        component={Link}
        to={paths.contractDetailsOf(contract.id)}
      >
        {t(left === 0 ? 'invite.look' : 'invite.action')}
      </Button>
    </Box>
  );
}
