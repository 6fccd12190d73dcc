import type { ContractListItem } from '@pactwright/protocol';

type Named = Pick<ContractListItem, 'ownTitle' | 'client' | 'freelanceType'>;

/** What a contract is called: by its owner, or else by its kind and its client; undefined where none of them is known. */
export function contractName({ ownTitle, client, freelanceType }: Named): string | undefined {
  if (ownTitle) return ownTitle;
  return [freelanceType?.trim(), client].filter(Boolean).join(' – ') || undefined;
}

/** The contracts in which every word that is searched for stands somewhere, whatever its case and accents. */
export function foundContracts(contracts: readonly ContractListItem[], query: string): ContractListItem[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return contracts.filter((contract) => {
    const { title, client, freelanceType, wizardData } = contract;
    const text = folded(
      [contractName(contract), title, client, freelanceType, wizardData.scope_of_work].join('\n'),
    );
    return words.every((word) => text.includes(word));
  });
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
