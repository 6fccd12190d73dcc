import { z } from 'zod';
import { analysisCategory, engine, suggestionDetail } from '../analysis/analysis.js';
import { namedUser } from '../platform/named-user.js';
import { LANGUAGES } from '../platform/languages.js';
import { language } from '../platform/language.js';
import { messageResponse } from '../platform/message.js';
import { pageOf } from '../platform/paging.js';
import type { Told } from '../platform/told.js';
import { runStatus } from '../runs/runs.js';
import { addition, answers, furtherTerm } from '../answers/answers.js';
import { CONTRACT_STATUSES } from './listing.js';
import { saveProgressRequest } from './improving.js';

const status = z.enum(CONTRACT_STATUSES);

export const createdContract = z.object({ contractId: z.string() });
export type CreateContractResponse = Told<typeof createdContract>;

export const copiedContract = messageResponse.extend(createdContract.shape);
export type CopyContractResponse = Told<typeof copiedContract>;

export const contractListItem = z.object({
  id: z.string(),
  title: z.string().nullable(),
  /** What its owner calls it instead of by its kind, and whom they know as its client; absent where an older service answers. */
  ownTitle: z.string().nullish(),
  client: z.string().nullish(),
  status,
  /** The label of the chosen type of work in the caller's language, or the user's own words; null when not answered. */
  freelanceType: z.string().nullable(),
  language,
  isPaid: z.boolean(),
  testMode: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  wizardData: z.object({
    scope_of_work: z.string().nullable(),
    payment_amount: z.string().nullable(),
    /** What the amount is counted in and by; absent where an older service answers. */
    payment_structure: z.string().nullish(),
    currency: z.string().nullish(),
    currency_other: z.string().nullish(),
  }),
});
export type ContractListItem = Told<typeof contractListItem>;

export const wrappedContracts = z.object({ contracts: z.array(contractListItem) });

const words = z.partialRecord(z.enum(LANGUAGES), z.string());
/** A question whose answer stands in the contract under its label, as it was asked when the answer was given (ADR 0026). */
const askedQuestion = z.object({
  key: z.string(),
  type: z.string(),
  label: words,
  /** Those that were chosen. */
  options: z.array(z.object({ value: z.string(), label: words })).readonly(),
  isInContract: z.boolean(),
  place: z.array(z.number()).readonly(),
  /** Whether and where it stands was settled when the contract was paid for. */
  isSettled: z.boolean(),
});

/** By the keys of questions, the tests of which all have to hold; `usual`: it holds while nothing was answered. */
const askedWhen = z.record(
  z.string(),
  z.array(z.object({ key: z.string(), in: z.array(z.string()).readonly(), usual: z.boolean() })).readonly(),
);

/** One contract of the caller with its answers, to go on with it or preview it. */
export const contractDetail = contractListItem.extend({
  answers,
  /** Approved texts of the improvement page, which the clauses carry beside the answers' wording. */
  additions: z.array(addition),
  /** Answers to questions that administrators added; absent where an older service answers. */
  furtherTerms: z.array(furtherTerm).optional(),
  /** The same in the other language; there in a contract in both languages alone. */
  secondTerms: z.array(furtherTerm).optional(),
  /** Their questions, as they were asked: for a page that draws the contract from newer answers. */
  askedQuestions: z.array(askedQuestion).optional(),
  /** When its questions are asked; the answers to the others do not count. Absent where an older service answers: all count. */
  askedWhen: z.optional(askedWhen),
});
export type ContractDetail = z.infer<typeof contractDetail>;

export const suggestionResponse = z.object({
  /** The text of the field as it is suggested: what stood there, and what follows from the person's own words. */
  suggestion: z.string(),
  /** Lines that usually follow, none of which stands in the text: each is the person's to take. Absent where there are none. */
  offered: z.array(z.string()).optional(),
  /** Of a contract in both languages, what of these lines is known in the other one, by the line. */
  seconds: z.record(z.string(), z.string()).optional(),
  engine,
});
export type SuggestionResponse = Told<typeof suggestionResponse>;

export const analyzeResponse = z.object({
  /** Plain texts by category, the gravest first; a category without any has no key. */
  suggestions: z.partialRecord(analysisCategory, z.array(z.string())),
  message: z.string().optional(),
  /** The same suggestions with what else is known of them, required ones first (T-47). */
  details: z.array(suggestionDetail),
  engine,
});
export type AnalyzeResponse = z.infer<typeof analyzeResponse>;

/** The last analysis of a contract, as long as it is kept (a day). */
export const keptAnalysis = z.object({
  analysis: analyzeResponse.nullable(),
  /** It is about the contract as it is now. */
  isCurrent: z.boolean(),
});
export type KeptAnalysisResponse = z.infer<typeof keptAnalysis>;

export const runView = z.object({
  runId: z.string(),
  status: runStatus,
  /** What the first call would have answered. */
  result: z.union([suggestionResponse, analyzeResponse]).nullable(),
  /** The text for the caller when `status` is `failed`. */
  message: z.string().optional(),
});

const form = z.record(z.string(), z.unknown()).nullable();
/** What was saved last, or nulls. */
export const progressResponse = z.object({
  formData: form,
  aiSuggestions: saveProgressRequest.shape.aiSuggestions.nullable(),
  state: form,
});
export type ProgressResponse = z.infer<typeof progressResponse>;

export const contractAnalytics = z.object({
  data: z.object({
    /** How many there are in each status that any has (R-API-26). */
    byStatus: z.partialRecord(status, z.int()),
    recentActivity: z.array(
      z.object({ id: z.string(), title: z.string().nullable(), status, updatedAt: z.string() }),
    ),
    /** One entry for each of the days asked for, oldest first, in UTC; `day` is YYYY-MM-DD. */
    perDay: z.array(z.object({ day: z.string(), created: z.int(), paid: z.int() })),
    /** Median time from a contract's first answer to its first download, in seconds; null before the first download (T-18). */
    medianSecondsToDownload: z.number().nullable(),
    downloaded: z.int(),
    /** The same to the first download with nothing left to fill in; absent where an older service answers. */
    medianSecondsToReady: z.number().nullish(),
    ready: z.int().optional(),
  }),
});
export type ContractAnalyticsResponse = Told<typeof contractAnalytics>;

/** Never the answers themselves. */
export const adminContract = z.object({
  id: z.string(),
  title: z.string().nullable(),
  status,
  testMode: z.boolean(),
  ownerUserId: z.string().nullable(),
  /** Null for a visitor without an account, for one that is gone, and while identity cannot be asked. */
  owner: namedUser.nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type AdminContract = Told<typeof adminContract>;
export const adminContracts = pageOf(adminContract).extend({
  /** True when identity could not be asked: then nothing on the page has a name. */
  areNamesMissing: z.boolean(),
});
export type AdminContractsResponse = Told<typeof adminContracts>;
