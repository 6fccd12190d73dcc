import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractListItem } from '@pactwright/protocol';
import { LabelledInput } from '../../../shared/ui/labelled-input.js';
import { foundContracts } from '../model/contract-name.js';
import { ContractItem, itemId } from './contract-item.js';

/** As many as one sees at a glance; only beyond them is there something to search. */
const AT_A_GLANCE = 3;

interface ContractListProps {
  readonly contracts: readonly ContractListItem[];
  /** The contract that is open, and in view, to begin with. */
  readonly firstOpenId: string | undefined;
}

/** One contract open at a time; the open one can be closed. */
export function ContractList({ contracts, firstOpenId }: ContractListProps) {
  const { t } = useTranslation('contracts');
  const [openId, setOpenId] = useState<string | null>(firstOpenId ?? null);
  const [query, setQuery] = useState('');
  useEffect(() => {
    if (firstOpenId !== undefined)
      document.getElementById(itemId(firstOpenId))?.scrollIntoView({ block: 'nearest' });
  }, [firstOpenId]);
  const isSearchable = contracts.length > AT_A_GLANCE;
  const found = isSearchable ? foundContracts(contracts, query) : contracts;
  return (
    <div>
      {isSearchable && (
        <Box role="search" sx={{ mb: 2 }}>
          <LabelledInput
            label={t('search.label')}
            type="search"
            value={query}
            placeholder={t('search.placeholder')}
            onChange={(event) => setQuery(event.target.value)}
          />
        </Box>
      )}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: query.trim() ? 1.5 : 0 }}>
        {query.trim() && t('search.found', { count: found.length })}
      </Typography>
      {found.map((contract) => (
        <ContractItem
          key={contract.id}
          contract={contract}
          isOpen={contract.id === openId}
          onToggle={() => setOpenId(contract.id === openId ? null : contract.id)}
        />
      ))}
    </div>
  );
}
