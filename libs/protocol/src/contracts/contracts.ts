import { z } from 'zod';
import { actor } from '../platform/actor.js';
import { language } from '../platform/language.js';
import type { MessageResponse } from '../identity/accounts.js';
import { defineRpc } from '../platform/rpc.js';
import {
  addition,
  answers,
  choices,
  furtherTerm,
  type Addition,
  type Answers,
  type AskedQuestion,
  type FurtherTerm,
} from './answers.js';
import { sentMilestoneRows } from './milestone-rows.js';
import { uuid } from '../platform/uuid.js';
import { storable } from '../platform/written-text.js';

export const CONTRACT_STATUSES = [
  'draft',
  'in_progress',
  'analyzed',
  'improved',
  'pending_payment',
  'paid',
  'generated',
  'refunded',
  'archived',
] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** POST /api/contracts (no body): the caller's untouched draft, or a new one. */
export interface CreateContractResponse {
  readonly contractId: string;
}

/**
 * POST /api/wizard-steps/save. `fieldKey` is the field's label and `value` an option's label for choices, as specified;
 * the optional rest makes the meaning certain. Answered 200 `{ success: true }` also when the field is unknown (kept aside).
 */
export const saveAnswerRequest = z.object({
  contractId: uuid(),
  stepKey: z.string().max(200),
  fieldKey: z.string().max(1_000),
  /** What is too long is refused by the service, with ANSWER_TOO_LONG and the name of the field. */
  value: z.union([z.string(), z.boolean(), choices, sentMilestoneRows, z.number(), z.null()]),
  fieldId: z.int().optional(),
  key: z.string().max(200).optional(),
  optionId: z.union([z.int(), z.array(z.int()).max(100)]).optional(),
  language: language.optional(),
  /** Rises with every change of this field in this browser; a write with a lower number than the stored one is ignored. */
  sequence: z.int().nonnegative().optional(),
});
export type SaveAnswerRequest = z.infer<typeof saveAnswerRequest>;
export interface SaveAnswerResponse {
  readonly success: true;
}

/** The most characters of a contract's own title and of the client's name in lists. */
export const CONTRACT_LABEL_MAX = 120;

/** In one line, as lists show it; empty is none. */
const label = () =>
  z
    .string()
    .overwrite((text) => storable(text).replace(/\s+/g, ' '))
    .trim()
    .max(CONTRACT_LABEL_MAX);

/** PUT /api/contracts/{id}/label: what its owner calls a contract and its client in lists; neither stands in the contract. */
export const labelContractRequest = z.object({ title: label(), client: label() });
export type LabelContractRequest = z.infer<typeof labelContractRequest>;

/** POST /api/contracts/{id}/copy (no body): another contract of the same answers. */
export type CopyContractResponse = CreateContractResponse & MessageResponse;

/** GET /api/contracts: a bare array, newest first. GET /api/contracts/user-contracts: { contracts }. GET /api/contracts/count: a number. */
export interface ContractListItem {
  readonly id: string;
  readonly title: string | null;
  /** What its owner calls it instead of by its kind, and whom they know as its client; absent where an older service answers. */
  readonly ownTitle?: string | null;
  readonly client?: string | null;
  readonly status: ContractStatus;
  /** The label of the chosen type of work in the caller's language, or the user's own words; null when not answered. */
  readonly freelanceType: string | null;
  readonly language: 'en' | 'lt';
  readonly isPaid: boolean;
  readonly testMode: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly wizardData: {
    readonly scope_of_work: string | null;
    readonly payment_amount: string | null;
    /** What the amount is counted in and by; absent where an older service answers. */
    readonly payment_structure?: string | null;
    readonly currency?: string | null;
    readonly currency_other?: string | null;
  };
}

/** GET /api/contracts/{id}: one contract of the caller with its answers, to go on with it or preview it. */
export interface ContractDetail extends ContractListItem {
  readonly answers: Answers;
  /** Approved texts of the improvement page, which the clauses carry beside the answers' wording. */
  readonly additions: Addition[];
  /** Answers to questions that administrators added; absent where an older service answers. */
  readonly furtherTerms?: FurtherTerm[];
  /** Their questions, as they were asked: for a page that draws the contract from newer answers. */
  readonly askedQuestions?: AskedQuestion[];
}

/** What documents renders and billing sells. Answers CONTRACT_NOT_FOUND for a stranger's contract; `actor: null` is a service acting for nobody. */
export const getDraft = defineRpc({
  service: 'contracts',
  pattern: 'contracts.drafts.get',
  request: z.object({
    contractId: uuid(),
    actor: actor.nullable(),
    /** Somebody wants to pay for it: `failedChecks` is asked for. */
    isOrder: z.boolean().optional(),
  }),
  response: z.object({
    contractId: uuid(),
    ownerUserId: uuid().nullable(),
    ownerGuestId: z.string().nullable(),
    status: z.enum(CONTRACT_STATUSES),
    language,
    answers,
    additions: z.array(addition),
    /** Absent where an older service answers. */
    furtherTerms: z.array(furtherTerm).optional(),
    /** The checks of its structure that it does not pass, by their names in the actor's language; absent where nobody asked. */
    failedChecks: z.array(z.string()).optional(),
    updatedAt: z.iso.datetime(),
  }),
  idempotent: true,
});
