import { defineCall } from '../calls/call.js';
import type { DoneResponse, MessageResponse } from '../platform/message.js';
import type { LabelContractRequest, SaveAnswerRequest } from './contracts.js';
import type {
  ContractDetail,
  ContractListItem,
  CopyContractResponse,
  CreateContractResponse,
} from './responses.js';

type Contract = Pick<ContractListItem, 'id'>;

export const createContract = defineCall<{ answer: CreateContractResponse }>({
  service: 'contracts',
  method: 'POST',
  path: '/api/contracts',
});

/** A bare array, newest first. */
export const listContracts = defineCall<{ answer: readonly ContractListItem[] }>({
  service: 'contracts',
  method: 'GET',
  path: '/api/contracts',
});

export const listContractsWrapped = defineCall<{
  answer: { readonly contracts: readonly ContractListItem[] };
}>({ service: 'contracts', method: 'GET', path: '/api/contracts/user-contracts' });

/** A bare number. */
export const countOwnContracts = defineCall<{ answer: number }>({
  service: 'contracts',
  method: 'GET',
  path: '/api/contracts/count',
});

export const getContract = defineCall<{ params: Contract; answer: ContractDetail }>({
  service: 'contracts',
  method: 'GET',
  path: '/api/contracts/:id',
});

export const copyContract = defineCall<{ params: Contract; answer: CopyContractResponse }>({
  service: 'contracts',
  method: 'POST',
  path: '/api/contracts/:id/copy',
});

export const labelContract = defineCall<{
  params: Contract;
  body: LabelContractRequest;
  answer: MessageResponse;
}>({ service: 'contracts', method: 'PUT', path: '/api/contracts/:id/label' });

export const deleteContract = defineCall<{ params: Contract; answer: MessageResponse }>({
  service: 'contracts',
  method: 'DELETE',
  path: '/api/contracts/:id',
});

export const saveAnswer = defineCall<{ body: SaveAnswerRequest; answer: DoneResponse }>({
  service: 'contracts',
  method: 'POST',
  path: '/api/wizard-steps/save',
});
