import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FINDINGS_SHOWN, type AnalysisItem } from '@pactwright/protocol';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { findingsIn, titleOf, type CategoryFindings } from '../model/findings.js';
import { focusFinding } from '../model/show-quote.js';
import { MissingTerms } from './missing-terms.js';
import { FindingEntry } from './finding-entry.js';

interface FindingListProps {
  readonly findings: CategoryFindings;
  readonly chosenId: string | undefined;
  /** Whether the least grave of very many are shown as well. */
  readonly isWhole: boolean;
  onUnfold(): void;
  onChoose(id: string): void;
  /** Goes to the passage in the document. */
  onShow(item: AnalysisItem): void;
}

/** The findings of one category; below 1440 px the chosen one unfolds in its place. */
export function FindingList({ findings, isWhole, onUnfold, ...rest }: FindingListProps) {
  const { t } = useTranslation('contract-analysis');
  const { category, listed, absent, added, found } = findings;
  if (findingsIn(findings).length === 0) {
    return (
      <Typography color="textSecondary" sx={{ py: 3 }}>
        {t('results.noneHere')}
      </Typography>
    );
  }
  const shown = isWhole ? listed : listed.slice(0, FINDINGS_SHOWN);
  const next = listed[shown.length];
  const unfold = (first: AnalysisItem) => {
    flushSync(onUnfold);
    focusFinding(first.id);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Entries items={shown} {...rest} />
      {next && (
        <Button variant="outlined" onClick={() => unfold(next)}>
          {t('results.more', { count: listed.length - shown.length })}
        </Button>
      )}
      <MissingTerms key={category} items={absent} isOpen={listed.length === 0} />
      {found.length > findingsIn(findings).length && (
        <Typography variant="body2" color="textSecondary">
          {t('results.shownHere', { found: found.length, shown: findingsIn(findings).length })}
        </Typography>
      )}
      <Entries items={added} {...rest} />
    </Box>
  );
}

type EntriesProps = Pick<FindingListProps, 'chosenId' | 'onChoose' | 'onShow'> & {
  readonly items: readonly AnalysisItem[];
};

function Entries({ items, chosenId, onChoose, onShow }: EntriesProps) {
  if (items.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {items.map((item) => (
        <FindingEntry
          key={item.id}
          item={item}
          isChosen={item.id === chosenId}
          hasNamesake={items.some((other) => other.id !== item.id && titleOf(other) === titleOf(item))}
          onChoose={() => onChoose(item.id)}
          onShow={() => onShow(item)}
        />
      ))}
    </Box>
  );
}
