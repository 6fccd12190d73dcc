import type { ContractListItem } from '@pactwright/protocol';
import { contractName, foundContracts } from './contract-name.js';

const aContract = (changes: Partial<ContractListItem>): ContractListItem => ({
  id: '6f1c1c1e-7a55-4f0c-9a43-2f7d0a9f5a10',
  title: 'Design: A logo',
  ownTitle: null,
  client: null,
  status: 'in_progress',
  freelanceType: 'Design',
  language: 'en',
  isPaid: false,
  testMode: false,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  wizardData: { scope_of_work: 'A logo', payment_amount: null },
  ...changes,
});

describe(contractName.name, () => {
  it.each([
    [{}, 'Design'],
    [{ client: 'UAB Rugys' }, 'Design – UAB Rugys'],
    [{ client: 'UAB Rugys', freelanceType: null }, 'UAB Rugys'],
    [{ client: 'UAB Rugys', ownTitle: 'Bakery' }, 'Bakery'],
    [{ freelanceType: null }, undefined],
  ])('calls a contract with %j %s', (changes, name) => {
    expect(contractName(aContract(changes))).toBe(name);
  });
});

describe(foundContracts.name, () => {
  const bakery = aContract({ ownTitle: 'Kepyklos ženklas', client: 'UAB „Rugys“' });
  const shop = aContract({ wizardData: { scope_of_work: 'An online shop', payment_amount: null } });

  it.each([
    ['', [bakery, shop]],
    ['zenklas', [bakery]],
    ['RUGYS', [bakery]],
    ['online design', [shop]],
    ['rugys shop', []],
  ])('finds for "%s" what has every word of it', (query, found) => {
    expect(foundContracts([bakery, shop], query)).toEqual(found);
  });
});
