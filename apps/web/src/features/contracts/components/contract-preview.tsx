import Box from '@mui/material/Box';
import { draftContract } from '@pactwright/drafting';
import type { ContractDetail } from '@pactwright/protocol';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractSheet } from '../../../shared/contract-sheet/contract-sheet.js';
import { useFilledContract } from '../../../shared/details/use-filled-contract.js';
import { useWithheld } from '../../../shared/payment/use-withheld.js';
import { PreviewActions } from './preview-actions.js';
import { Watermark } from './watermark.js';
import { contractInForce } from '../../../shared/wizard/in-force.js';

/** A contract to read, with what can be done next beside it; marked as a preview until its files are paid for (T-24). */
export function ContractPreview({ contract }: { contract: ContractDetail }) {
  const { t } = useTranslation('contracts');
  const withheld = useWithheld(contract);
  const { additions, furtherTerms, secondTerms, language } = contract;
  const answers = useMemo(() => contractInForce(contract), [contract]);
  const document = useMemo(
    () => draftContract({ answers, language, additions, furtherTerms, secondTerms }),
    [answers, language, additions, furtherTerms, secondTerms],
  );
  const filled = useFilledContract(document, contract.id);
  const isMarked = !contract.isPaid || withheld !== undefined;
  return (
    <Box
      sx={(theme) => ({
        display: 'grid',
        gap: { xs: 3, lg: 5 },
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: `minmax(0, ${theme.layout.page}) minmax(0, 1fr)`,
        },
      })}
    >
      <PreviewActions contract={contract} withheld={withheld} />
      <Box
        sx={(theme) => ({
          gridArea: { lg: '1 / 1' },
          position: 'relative',
          overflow: 'hidden',
          boxShadow: theme.paper.shadow,
          borderRadius: `${theme.paper.radius}px`,
          '@media print': { boxShadow: 'none' },
        })}
      >
        <ContractSheet document={filled} />
        {isMarked && <Watermark word={t('preview.watermark')} />}
      </Box>
    </Box>
  );
}
