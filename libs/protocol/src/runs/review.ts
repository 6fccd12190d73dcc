import type { CheckReport } from '@pactwright/drafting';
import type { Language } from '../platform/languages.js';
import type { RunResultOf } from './runs.js';
import type { Engine } from '../analysis/analysis.js';
import { findingListsOf, partiesOf } from './reviewed-findings.js';
import { reviewWarnings } from './review-warnings.js';

interface Reviewed {
  readonly language: Language;
  readonly engine: Engine;
}

/** What a check found, as the answer to a review: the same whoever makes the check. */
export function reviewOf(report: CheckReport, { language, engine }: Reviewed): RunResultOf<'review'> {
  const { document, kind, textLanguage, industry, otherSide } = report;
  const { industryConsiderations, bestPractices, commonPitfalls } = report;
  if (kind === undefined || textLanguage === undefined) return { kind: 'review', document, analysis: null };
  return {
    kind: 'review',
    document,
    analysis: {
      industry: industry?.name ?? '',
      industryType: industry?.type,
      kind,
      parties: partiesOf(report),
      ...findingListsOf(report),
      otherSide: otherSide === undefined ? null : findingListsOf(otherSide),
      industryConsiderations: [...industryConsiderations],
      bestPractices: [...bestPractices],
      commonPitfalls: [...commonPitfalls],
      documentLanguage: textLanguage,
      warnings: reviewWarnings(report, language),
      engine,
    },
  };
}
