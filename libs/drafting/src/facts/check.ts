/** The five tabs of a check and the five groups of suggestions, in the order shown. */
export const ANALYSIS_CATEGORIES = ['essential', 'legal', 'commercial', 'clarity', 'risk'] as const;
export type Category = (typeof ANALYSIS_CATEGORIES)[number];

/** What a text is: only contracts are checked. */
export const DOCUMENT_KINDS = ['contract', 'not-a-contract', 'other-language', 'empty'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What a contract is about; each is checked for what makes sense in it. */
export const CONTRACT_KINDS = [
  'services',
  'statement-of-work',
  'nda',
  'employment',
  'internship',
  'lease',
  'sale',
  'licence',
  'loan',
  'data-processing',
  'shareholders',
  'insurance',
  'consumer-terms',
  'letter-of-intent',
  'purchase-order',
  'commercial',
] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];
