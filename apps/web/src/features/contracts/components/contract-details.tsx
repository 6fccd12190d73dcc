import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  detailsOf,
  draftContract,
  fillIn,
  withoutOptions,
  type DetailName,
  type Details,
} from '@pactwright/drafting';
import type { ContractDetail } from '@pactwright/protocol';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractPane } from '../../../shared/contract-sheet/contract-pane.js';
import { SheetPane } from '../../../shared/contract-sheet/sheet-pane.js';
import { leftOf, minutesFor } from '../../../shared/details/left-details.js';
import { DownloadButtons } from '../../../shared/download/download-buttons.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { usePaymentDialog } from '../../../shared/payment/payment-context.js';
import { useIsPaid } from '../../../shared/payment/use-is-paid.js';
import { useWithheld } from '../../../shared/payment/use-withheld.js';
import { WithheldNotice } from '../../../shared/payment/withheld-notice.js';
import { fitDetails, problemOf } from '../../../shared/details/problem.js';
import { doubtAbout } from '../model/doubts.js';
import { excessOf } from '../model/excess.js';
import { useDetails } from '../model/use-details.js';
import { focusDetail } from './detail-input.js';
import { PartyDetails } from './party-details.js';
import { contractInForce } from '../../../shared/wizard/in-force.js';

interface ContractDetailsProps {
  readonly contract: ContractDetail;
  readonly kept: Details;
}

const NO_CLAUSES: ReadonlySet<string> = new Set();
const ONE_COLUMN = 'minmax(0, 1fr)';
/** Both parties beside each other on a tablet; on a phone and beside the contract there is no room. What is asked of neither has a row. */
const PARTIES_BESIDE = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: ONE_COLUMN,
  '@media (min-width:720px) and (max-width:1023.98px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
};
const PARTIES = ['provider', 'client', 'both'] as const;

/** The gaps of a contract, each once, beside the contract as it reads with them; and its files with them in it. */
export function ContractDetails({ contract, kept }: ContractDetailsProps) {
  const { t } = useTranslation('contracts', { keyPrefix: 'fillIn' });
  const reader = useLanguage();
  const openPayment = usePaymentDialog();
  /* The contract itself hears of a payment a little later. */
  const isPaid = useIsPaid(contract.isPaid ? null : contract.id) || contract.isPaid;
  const withheld = useWithheld({ ...contract, isPaid });
  const { id, additions, furtherTerms, secondTerms, language } = contract;
  const answers = useMemo(() => contractInForce(contract), [contract]);
  const { details, isUnkept, write, forget } = useDetails(id, kept);
  const document = useMemo(
    () => draftContract({ answers, language, additions, furtherTerms, secondTerms }),
    [answers, language, additions, furtherTerms, secondTerms],
  );
  const asked = useMemo(() => detailsOf(document, answers, reader), [document, answers, reader]);
  /* The sheet may follow the hand a little later than the letter, and shows what a file would. */
  const settled = useDeferredValue(details);
  const filled = useMemo(() => fillIn(document, withoutOptions(fitDetails(settled))), [document, settled]);
  const isTwoPane = useMediaQuery('(min-width:1024px)', { noSsr: true });
  const [isSheetOpen, setSheetOpen] = useState(false);
  const left = leftOf(asked, details).length;
  const faulty = asked.filter((detail) => problemOf(details[detail.id] ?? '') !== undefined);
  const excess = excessOf(details);
  const [toCorrect] = faulty.length > 0 ? faulty.map(({ id }) => id) : (excess?.longest ?? []);
  /* Nobody pays for a file that would lack what has been filled in. */
  const stopped = toCorrect && (() => focusDetail(toCorrect));
  const namesOf = (ids: readonly DetailName[]): string =>
    asked
      .filter(({ id }) => ids.includes(id))
      .map(({ label }) => label)
      .join('; ');
  const state = (): string => {
    if (faulty.length > 0)
      return t('faulty', { count: faulty.length, fields: namesOf(faulty.map(({ id }) => id)) });
    if (excess) return t('excess', { count: excess.over, fields: namesOf(excess.longest) });
    if (left > 0)
      return t('left', { count: left, minutes: t('invite.minutes', { count: minutesFor(left) }) });
    const doubtful = asked.filter((detail) => doubtAbout(detail, details[detail.id] ?? '')).length;
    return doubtful === 0 ? t('done') : t('doubtful', { count: doubtful });
  };
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 6,
        gridTemplateColumns: isTwoPane ? 'minmax(0, 9fr) minmax(0, 10fr)' : ONE_COLUMN,
      }}
    >
      <div>
        <Typography sx={{ mb: 2 }} role="status" color={faulty.length > 0 || excess ? 'error' : undefined}>
          {state()}
        </Typography>
        {isUnkept && (
          <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
            {t('unkept')}
          </Alert>
        )}
        <Box sx={PARTIES_BESIDE}>
          {PARTIES.map((party) => (
            <PartyDetails
              key={party}
              title={t(`party.${party}`)}
              asked={asked.filter((detail) => detail.party === party)}
              details={details}
              onWrite={write}
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
          {withheld ? (
            <WithheldNotice reason={withheld} />
          ) : (
            <DownloadButtons
              contractId={id}
              variant="contained"
              details={details}
              onLocked={stopped ?? (isPaid ? undefined : () => openPayment({ contractId: id }))}
            />
          )}
          {!isTwoPane && (
            <Button
              variant="outlined"
              aria-haspopup="dialog"
              startIcon={<ExpandLessRounded />}
              onClick={() => setSheetOpen(true)}
            >
              {t('showContract')}
            </Button>
          )}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('privacy')}
        </Typography>
        <Button sx={{ ml: -1, mt: 1 }} onClick={forget}>
          {t('forget')}
        </Button>
      </div>
      <ContractPane
        title={t('contractTitle')}
        isDrawer={!isTwoPane}
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
      >
        <SheetPane document={filled} activeClauses={NO_CLAUSES} shownClauses={NO_CLAUSES} />
      </ContractPane>
    </Box>
  );
}
