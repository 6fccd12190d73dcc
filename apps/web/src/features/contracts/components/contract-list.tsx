import { useState } from 'react';
import type { ContractListItem } from '@pactwright/protocol';
import { ContractItem } from './contract-item.js';

interface ContractListProps {
  readonly contracts: readonly ContractListItem[];
  /** The contract that is open to begin with. */
  readonly firstOpenId: string | undefined;
}

/** One contract open at a time; the open one can be closed. */
export function ContractList({ contracts, firstOpenId }: ContractListProps) {
  const [openId, setOpenId] = useState<string | null>(firstOpenId ?? null);
  return (
    <div>
      {contracts.map((contract) => (
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
