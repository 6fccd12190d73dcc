import { CONTRACT_KINDS, SIDES } from '@pactwright/drafting/facts';
import { z } from 'zod';
import { answers } from '../answers/answers.js';
import { language } from '../platform/language.js';
import { ANALYSIS_CATEGORIES } from './categories.js';

export const analysisCategory = z.enum(ANALYSIS_CATEGORIES);
export type AnalysisCategory = z.infer<typeof analysisCategory>;

/** More than this no contract has; what is beyond is the least grave. */
export const FINDINGS_MAX = 200;

export const riskFactor = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

/** Exactly what stands in the document between two offsets (UTF-16 code units, end exclusive). */
export const evidence = z.object({
  quote: z.string(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
});
export type Evidence = z.infer<typeof evidence>;

/** One thing to ask for. Without evidence it is about something that the contract does not say. */
export const analysisItem = z.object({
  /** Stable: `<topic>.<defect>`, `#2` and on behind it for further passages, or `model:<hash>` for what only the model found. */
  id: z.string().max(120),
  /** Names the problem; of what a model found, its topic, once it is told to somebody. */
  heading: z.string().max(200).optional(),
  suggestion: z.string().max(2_000),
  riskFactor,
  why: z.string().max(2_000),
  evidence: evidence.optional(),
});
export type AnalysisItem = z.infer<typeof analysisItem>;

/** Who answered. `fallback` says why the model did not, when one is configured. */
export const engine = z.object({
  name: z.enum(['built-in', 'model']),
  /** Of the rule set. */
  version: z.string(),
  model: z.string().nullable(),
  fallback: z.enum(['unavailable', 'timeout', 'refused', 'invalid', 'budget']).nullable(),
});
export type Engine = z.infer<typeof engine>;

/** What the reader should know about the document as a whole. `message` is in the caller's language. */
export const analysisWarning = z.object({
  code: z.enum([
    'HIDDEN_TEXT',
    'TRACKED_CHANGES',
    'ONLY_CONFIDENTIALITY',
    'OTHER_KIND',
    'KIND_UNCERTAIN',
    'STATEMENT_OF_WORK',
    'CUT_SHORT',
    'TWO_LANGUAGES',
    'INSTRUCTIONS_TO_AI',
    'UNFILLED_TEMPLATE',
  ]),
  message: z.string(),
  /** Which hidden text and where, shortened; empty for the rest. */
  details: z.array(z.string().max(300)).max(20),
});
export type AnalysisWarning = z.infer<typeof analysisWarning>;

/** What a model adds to a check: always about words of the document, never about what it does not say. */
export const modelFinding = analysisItem.required({ evidence: true }).extend({
  category: analysisCategory,
  /** A clause of the drafting library, or `other`. */
  concept: z.string().max(60),
});
export type ModelFinding = z.infer<typeof modelFinding>;

/** At most so many of them join a check. */
export const MODEL_FINDINGS_MAX = 24;

/**
 * How far a model is with the same document: `none` where no model is configured, `partial` when it read some of it and gave
 * up, `failed` when nothing came of it. Who it is, or why it did not answer, is said by `engine`.
 */
export const modelReview = z.object({
  state: z.enum(['none', 'running', 'done', 'partial', 'failed']),
  /** In which its findings are written, whoever reads them; absent where nobody could tell. */
  language: language.optional(),
  /** Beside the lists of the rules, so that none of theirs can be displaced. */
  findings: z.array(modelFinding).max(MODEL_FINDINGS_MAX),
});
export type ModelReview = z.infer<typeof modelReview>;

export const contractKind = z.enum(CONTRACT_KINDS);
export type ContractKind = z.infer<typeof contractKind>;

/** One of the two sides as the contract names it, the words that mean it there, and whether that leaves no doubt. */
export const party = z.object({
  name: z.string().max(120),
  roles: z.array(z.string().max(120)),
  side: z.enum(SIDES),
  certain: z.boolean(),
});
export type AnalysisParty = z.infer<typeof party>;

const items = z.array(analysisItem).max(FINDINGS_MAX);

/** Of a category, how many findings of one weight there are beyond those that are sent. */
export const omitted = z.object({ category: analysisCategory, riskFactor, count: z.int().positive() });
export type Omitted = z.infer<typeof omitted>;

/** What was found for one side: by category the gravest first, and what may be there but was not found. */
export const findingLists = z.object({
  essential: items,
  legal: items,
  commercial: items,
  clarity: items,
  risk: items,
  /** "Not found, please look": with the nearest passage where there is one. */
  toLookFor: items,
  /** Absent where everything is sent. */
  omitted: z.array(omitted).optional(),
});
export type FindingLists = z.infer<typeof findingLists>;

/** The result of checking a document (R-API-19, T-61); offsets are into `documentText`. */
export const contractAnalysis = findingLists.extend({
  /** Its name in the caller's language; empty where nobody works for the other. */
  industry: z.string(),
  /** What the name is of, by the drafting library; absent in what was kept before it was told. */
  industryType: z.string().max(40).optional(),
  kind: contractKind,
  /** Who works first; a side that the document does not name is not there. */
  parties: z.array(party).max(2),
  /** The same for a reader who is the other party; null where the document does not name two. */
  otherSide: findingLists.nullable(),
  industryConsiderations: z.array(z.string()),
  bestPractices: z.array(z.string()),
  commonPitfalls: z.array(z.string()),
  documentText: z.string(),
  /** Of the document; the findings are in the caller's language. */
  documentLanguage: language,
  warnings: z.array(analysisWarning),
  engine,
  modelReview,
});
export type ContractAnalysis = z.infer<typeof contractAnalysis>;

/** What the server knows of a suggestion for the caller's own contract, beside its text (T-28, T-47). */
export const suggestionDetail = z.object({
  /** Stable: the rule's id, or `model:<hash>`. */
  id: z.string().max(120),
  category: analysisCategory,
  suggestion: z.string().max(2_000),
  why: z.string().max(2_000),
  riskFactor,
  /** Approved without asking; the user may still take it back. */
  isRequired: z.boolean(),
  /** What the improvement page asks about it. */
  question: z.string().max(1_000),
  /** The clause of the contract that it changes, by the id of the drafting library. */
  clauseId: z.string().max(60),
  /** Keys of the wizard's fields that the question is about: they answer it. Empty where a sentence is added to the clause. */
  fields: z.array(z.string().max(200)).max(10).default([]),
  /** Answers to change when it is approved: the clause's own wording follows. Absent when only the user knows them. */
  change: answers.optional(),
  /** The sentence ready to be added to that clause, in the language of the contract. Absent where fields are asked. */
  implementation: z.string().max(5_000).optional(),
});
export type SuggestionDetail = z.infer<typeof suggestionDetail>;
