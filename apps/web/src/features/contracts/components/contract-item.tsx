import EditOutlined from '@mui/icons-material/EditOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PRICES, type ContractListItem } from '@pactwright/protocol';
import { BeforeSigning } from '../../../shared/contract/before-signing.js';
import { useContractStatus } from '../../../shared/contract/use-contract-status.js';
import { DownloadButtons } from '../../../shared/download/download-buttons.js';
import { formatDate } from '../../../shared/format/format-date.js';
import { formatPrice } from '../../../shared/format/format-price.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { paths } from '../../../shared/paths.js';
import { usePaymentDialog } from '../../../shared/payment/payment-context.js';
import { useWithheld } from '../../../shared/payment/use-withheld.js';
import { WithheldNotice } from '../../../shared/payment/withheld-notice.js';
import { contractName } from '../model/contract-name.js';
import { shownPayment } from '../model/shown-payment.js';
import { Answer } from './answer.js';
import { CopyContract } from './copy-contract.js';
import { DeleteContract } from './delete-contract.js';
import { LabelContract } from './label-contract.js';
import { StatusMark } from './status-mark.js';

/** Counts what the contract leaves open, with the library that writes it. */
const DetailsToFill = lazy(async () => ({
  default: (await import('./details-to-fill.js')).DetailsToFill,
}));

export const itemId = (contractId: string): string => `contract-item-${contractId}`;

interface ContractItemProps {
  readonly contract: ContractListItem;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function ContractItem({ contract, isOpen, onToggle }: ContractItemProps) {
  const { t } = useTranslation(['contracts', 'common', 'statuses']);
  const language = useLanguage();
  const statusOf = useContractStatus();
  const openPayment = usePaymentDialog();
  const orNotSpecified = (value: string | null | undefined) => value?.trim() || t('common:notSpecified');
  const name = contractName(contract) ?? t('unnamed');
  const work = firstLineOf(contract.wizardData?.scope_of_work);
  const withheld = useWithheld(contract);
  const payment = shownPayment(contract.wizardData, language);
  const paid = payment?.per ? t(`paid.${payment.per}`, { amount: payment.amount }) : payment?.amount;
  const isLocked = contract.isPaid === false;
  const pay = () => openPayment({ contractId: contract.id });
  const panelId = `contract-${contract.id}`;
  const headerId = `${panelId}-header`;
  return (
    <Accordion
      id={itemId(contract.id)}
      expanded={isOpen}
      slots={{ heading: 'div' }}
      slotProps={{ region: { id: panelId, 'aria-labelledby': headerId } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, pr: { sm: 2 } }}>
        <Typography component="h2" variant="h5" sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <AccordionSummary
            id={headerId}
            aria-controls={panelId}
            expandIcon={<ExpandMore />}
            onClick={onToggle}
            sx={{
              flexDirection: 'row-reverse',
              gap: 1.5,
              py: 1,
              '& .MuiAccordionSummary-content': { minWidth: 0 },
            }}
          >
            <Box component="span" sx={{ minWidth: 0 }}>
              <Typography variant="h5" component="span" color="textPrimary" sx={{ display: 'block' }}>
                {name}
              </Typography>
              {/* Tells contracts of one kind apart; what is open says it in full. */}
              {!isOpen && work && (
                <Typography
                  variant="body2"
                  component="span"
                  color="textSecondary"
                  dir="auto"
                  noWrap
                  sx={{ display: 'block', textAlign: 'start' }}
                >
                  {work}
                </Typography>
              )}
              <Typography
                variant="caption"
                component="span"
                color="textMuted"
                sx={{ display: 'block', mt: 0.25 }}
              >
                <StatusMark status={contract.status} isWithheld={withheld !== undefined} />
                {withheld ? t(`statuses:payment.${withheld}`) : statusOf(contract.status)}
                {contract.client && contract.ownTitle && ` · ${contract.client}`}
                {' · '}
                {t('created', { date: orNotSpecified(formatDate(contract.createdAt)) })}
                {' · '}
                {t('updated', { date: orNotSpecified(formatDate(contract.updatedAt)) })}
              </Typography>
            </Box>
          </AccordionSummary>
        </Typography>
        {!withheld && (
          <Box sx={{ display: 'flex', gap: 1, pl: { xs: 6.5, sm: 0 }, pb: { xs: 2, sm: 0 } }}>
            <DownloadButtons
              contractId={contract.id}
              contractName={name}
              isShort
              size="small"
              variant={isOpen && contract.isPaid ? 'contained' : 'outlined'}
              onLocked={isLocked ? pay : undefined}
            />
          </Box>
        )}
      </Box>
      <AccordionDetails sx={{ pl: { xs: 2.5, sm: 6.5 }, pr: { xs: 2.5, sm: 3 }, pb: 3 }}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
          {contract.client && <Answer term={t('label.client')} value={contract.client} />}
          <Answer term={t('scopeOfWork')} value={orNotSpecified(contract.wizardData?.scope_of_work)} />
          <Answer term={t('paymentAmount')} value={orNotSpecified(paid)} />
        </Box>
        {withheld && (
          <Box sx={{ mt: 3 }}>
            <WithheldNotice reason={withheld} />
          </Box>
        )}
        {contract.isPaid && !withheld && (
          <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 3, pt: 3 }}>
            <Typography variant="body2" color="textPrimary" sx={{ mb: 2 }}>
              {t('filesReady')}
            </Typography>
            {isOpen && (
              <Box sx={{ mb: 2 }}>
                <Suspense>
                  <DetailsToFill contractId={contract.id} />
                </Suspense>
              </Box>
            )}
            <BeforeSigning headingLevel="h3" />
          </Box>
        )}
        {isLocked && !withheld && (
          <Typography variant="body2" color="textPrimary" sx={{ mt: 3 }}>
            {t('nextStep', { price: formatPrice(PRICES['one-time'].amount, language) })}
          </Typography>
        )}
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            flexWrap: 'wrap',
            gap: { xs: 1, sm: 1.5 },
            alignItems: { sm: 'center' },
            mt: isLocked ? 1.5 : 3,
            '& .MuiButton-text': { justifyContent: { xs: 'flex-start', sm: 'center' } },
          }}
        >
          {isLocked && (
            <Button variant="contained" startIcon={<LockOutlined />} onClick={pay}>
              {t(withheld ? 'payAgain' : 'pay')}
            </Button>
          )}
          <Button
            variant="outlined"
            startIcon={<Visibility />}
            component={Link}
            to={paths.previewContractOf(contract.id)}
          >
            {t('viewPreview')}
          </Button>
          <Button startIcon={<EditNote />} component={Link} to={paths.contractDetailsOf(contract.id)}>
            {t('details')}
          </Button>
          <Button startIcon={<EditOutlined />} component={Link} to={paths.resumeContract(contract.id)}>
            {t('continue')}
          </Button>
          {isLocked && (
            <Button startIcon={<FactCheck />} component={Link} to={paths.generatedContractOf(contract.id)}>
              {t('checks')}
            </Button>
          )}
          {!isLocked && !withheld && (
            <Button
              component={Link}
              to={{
                pathname: paths.compareVersions,
                search: new URLSearchParams({ contract: contract.id }).toString(),
              }}
            >
              {t('compare')}
            </Button>
          )}
          <LabelContract contract={contract} name={name} />
          <CopyContract contractId={contract.id} />
          <DeleteContract contract={contract} name={name} />
          {contract.testMode && !withheld && (
            <Typography variant="caption" color="textMuted">
              {t('testMode')}
            </Typography>
          )}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}

const firstLineOf = (text: string | null | undefined): string | undefined =>
  text?.trim().split('\n')[0]?.replace(/\s*:$/u, '');
