import { useState } from 'react';
import type { ContractListItem } from '@pactwright/protocol';
import { ContractItem } from './contract-item.js';

/** One contract open at a time; the open one can be closed. */
export function ContractList({ contracts }: { contracts: readonly ContractListItem[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
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
