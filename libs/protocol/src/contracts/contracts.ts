import { z } from 'zod';
import { actor } from '../platform/actor.js';
import { language } from '../platform/language.js';
import { defineRpc } from '../platform/rpc.js';
import { addition, answers, choices, furtherTerm } from '../answers/answers.js';
import { CONTRACT_LABEL_MAX, CONTRACT_STATUSES } from './listing.js';
import { sentMilestoneRows } from '../answers/milestone-rows.js';
import { uuid } from '../platform/uuid.js';
import { storable } from '../platform/written-text.js';

/**
 * `fieldKey` is the field's label and `value` an option's label for choices, as specified;
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

/** In one line, as lists show it; empty is none. */
const label = () =>
  z
    .string()
    .overwrite((text) => storable(text).replace(/\s+/g, ' '))
    .trim()
    .max(CONTRACT_LABEL_MAX);

/** What its owner calls a contract and its client in lists; neither stands in the contract. */
export const labelContractRequest = z.object({ title: label(), client: label() });
export type LabelContractRequest = z.infer<typeof labelContractRequest>;

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
    /** The same in the other language; there in a contract in both languages alone. */
    secondTerms: z.array(furtherTerm).optional(),
    /** The checks of its structure that it does not pass, by their names in the actor's language; absent where nobody asked. */
    failedChecks: z.array(z.string()).optional(),
    /** The question whose answer mends the first of them; absent where no answer does. */
    toMend: z.string().optional(),
    updatedAt: z.iso.datetime(),
  }),
  idempotent: true,
});
