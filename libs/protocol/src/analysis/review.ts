import type { CheckReport } from '@pactwright/drafting';
import type { Language } from '../platform/languages.js';
import type { RunResultOf } from '../runs/runs.js';
import type { Engine } from './analysis.js';
import { findingsByCategory, findingsOf } from './reviewed-findings.js';
import { reviewWarnings } from './review-warnings.js';

interface Reviewed {
  readonly language: Language;
  readonly engine: Engine;
}

/** Whether the text is of a kind that a check has something to say about. */
export const isReviewable = ({ document, textLanguage }: CheckReport): boolean =>
  textLanguage !== undefined && (document === 'contract' || document === 'nda');

/** What a check found, as the answer to a review: the same whoever makes the check. */
export function reviewOf(report: CheckReport, { language, engine }: Reviewed): RunResultOf<'review'> {
  const { document, textLanguage, industry, industryConsiderations, bestPractices, commonPitfalls } = report;
  if (!isReviewable(report) || textLanguage === undefined)
    return { kind: 'review', document, analysis: null };
  return {
    kind: 'review',
    document,
    analysis: {
      industry: industry.name,
      ...findingsByCategory(findingsOf(report)),
      industryConsiderations: [...industryConsiderations],
      bestPractices: [...bestPractices],
      commonPitfalls: [...commonPitfalls],
      documentLanguage: textLanguage,
      warnings: reviewWarnings(report, language),
      engine,
    },
  };
}
