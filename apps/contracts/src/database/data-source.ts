import { HandledEvent, OutboxEvent } from '@pactwright/server-queue';
import { Run } from '@pactwright/server-runs';
import { Answer } from '../answers/answer.entity.js';
import { ExtraAnswer } from '../answers/extra-answer.entity.js';
import { GuestClaim } from '../store/guest-claim.entity.js';
import { Contract } from '../store/contract.entity.js';
import { ContractPayment } from '../payments/contract-payment.entity.js';
import { ContractProgress } from '../store/contract-progress.entity.js';
import { CreateContracts1763700000000 } from './migrations/1763700000000-create-contracts.js';
import { AddRunsAndProgress1763730000000 } from './migrations/1763730000000-add-runs-and-progress.js';
import { AddMilestones1763750000000 } from './migrations/1763750000000-add-milestones.js';
import { AddContractPayments1763770000000 } from './migrations/1763770000000-add-contract-payments.js';
import { IndexRunsByOwner1763780000000 } from './migrations/1763780000000-index-runs-by-owner.js';
import { AddLabels1763791000000 } from './migrations/1763791000000-add-labels.js';
import { AddFirstReady1763990000000 } from './migrations/1763990000000-add-first-ready.js';
import { KeepWhatIsAsked1763980000000 } from './migrations/1763980000000-keep-what-is-asked.js';
import { KeepAskedWords1763970000000 } from './migrations/1763970000000-keep-asked-words.js';

/** What the service, its migrations and its tests say about the database. */
export const entities = [
  Contract,
  Answer,
  ExtraAnswer,
  GuestClaim,
  HandledEvent,
  OutboxEvent,
  Run,
  ContractProgress,
  ContractPayment,
];
export const migrations = [
  CreateContracts1763700000000,
  AddRunsAndProgress1763730000000,
  AddMilestones1763750000000,
  AddContractPayments1763770000000,
  IndexRunsByOwner1763780000000,
  AddLabels1763791000000,
  KeepAskedWords1763970000000,
  KeepWhatIsAsked1763980000000,
  AddFirstReady1763990000000,
];
