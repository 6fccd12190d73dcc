import { HandledEvent } from '@pactwright/server-queue';
import { Answer } from '../answers/answer.entity.js';
import { ExtraAnswer } from '../answers/extra-answer.entity.js';
import { GuestClaim } from '../claims/guest-claim.entity.js';
import { Contract } from '../drafts/contract.entity.js';
import { CreateContracts1763700000000 } from './migrations/1763700000000-create-contracts.js';

/** What the service, its migrations and its tests say about the database. */
export const entities = [Contract, Answer, ExtraAnswer, GuestClaim, HandledEvent];
export const migrations = [CreateContracts1763700000000];
