import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { draftContract, isBilingual, isUnmet, structureChecks } from '@pactwright/drafting';
import type { ContractDetail } from '@pactwright/protocol';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ContractPane } from '../../../shared/contract-sheet/contract-pane.js';
import { SheetPane } from '../../../shared/contract-sheet/sheet-pane.js';
import { DetailsInvite } from '../../../shared/details/details-invite.js';
import { useFilledContract } from '../../../shared/details/use-filled-contract.js';
import { DownloadButtons } from '../../../shared/download/download-buttons.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { paths } from '../../../shared/paths.js';
import { PaidNote } from '../../../shared/payment/paid-note.js';
import { useWithheld } from '../../../shared/payment/use-withheld.js';
import { WithheldNotice } from '../../../shared/payment/withheld-notice.js';
import { Headline } from './headline.js';
import { OrderBox } from './order-box.js';
import { Outcome } from './outcome.js';
import { ScoreBars } from './score-bars.js';
import { contractInForce } from '../../../shared/wizard/in-force.js';

const NONE: ReadonlySet<string> = new Set();

/** Only a contract in both languages has any. */
const OneLanguageTexts = lazy(async () => ({
  default: (await import('../../../shared/contract/one-language-texts.js')).OneLanguageTexts,
}));

/** The finished contract with what was checked of it, and the way to buy it (R-GEN-02, R-GEN-03, T-25). */
export function GeneratedContract({ contract }: { contract: ContractDetail }) {
  const { t } = useTranslation('contract-generated');
  const readerLanguage = useLanguage();
  const withheld = useWithheld(contract);
  const { id, additions, furtherTerms, secondTerms, language } = contract;
  const answers = useMemo(() => contractInForce(contract), [contract]);
  const document = useMemo(
    () => draftContract({ answers, language, additions, furtherTerms, secondTerms }),
    [answers, language, additions, furtherTerms, secondTerms],
  );
  const filled = useFilledContract(document, id);
  const checks = useMemo(
    () => structureChecks(answers, readerLanguage, additions, furtherTerms),
    [answers, readerLanguage, additions, furtherTerms],
  );
  const failed = checks.filter(isUnmet);
  const [chosenClause, setChosenClause] = useState<string>();
  const activeClauses = useMemo(() => (chosenClause ? new Set([chosenClause]) : NONE), [chosenClause]);
  const isTwoPane = useMediaQuery('(min-width:1024px)', { noSsr: true });
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 6,
        gridTemplateColumns: isTwoPane ? 'minmax(0, 9fr) minmax(0, 10fr)' : 'minmax(0, 1fr)',
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
        <Headline title={t(failed.length === 0 ? 'title' : 'titleBlocked')} />
        <Outcome checks={checks} contractId={id} />
        {isBilingual(document) && (
          <Suspense>
            <OneLanguageTexts texts={document.inOneLanguage} />
          </Suspense>
        )}
        <ScoreBars checks={checks} onChoose={setChosenClause} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!isTwoPane && (
            <Button
              variant="outlined"
              aria-haspopup="dialog"
              startIcon={<ExpandLessRounded />}
              onClick={() => setPreviewOpen(true)}
            >
              {t('showPreview')}
            </Button>
          )}
          <Button component={Link} to={paths.resumeContract(id)} sx={isTwoPane ? { ml: -1.5 } : {}}>
            {t('change')}
          </Button>
        </Box>
        {withheld && <WithheldNotice reason={withheld} />}
        {contract.isPaid && !withheld && (
          <>
            <PaidNote />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <DownloadButtons contractId={id} variant="contained" />
            </Box>
          </>
        )}
        {failed.length === 0 && <DetailsInvite contract={contract} />}
        {!contract.isPaid && <OrderBox contractId={id} isBlocked={failed.length > 0} />}
      </Box>
      <ContractPane
        title={t('previewTitle')}
        isDrawer={!isTwoPane}
        isOpen={isPreviewOpen}
        onClose={() => setPreviewOpen(false)}
      >
        <SheetPane document={filled} activeClauses={activeClauses} shownClauses={activeClauses} />
      </ContractPane>
    </Box>
  );
}
