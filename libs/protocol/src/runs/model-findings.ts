import {
  MODEL_FINDINGS_MAX,
  type AnalysisItem,
  type ContractAnalysis,
  type Evidence,
  type ModelFinding,
} from '../analysis/analysis.js';
import { ANALYSIS_CATEGORIES } from '../analysis/categories.js';
import { isOfModel } from '../analysis/model-ids.js';
import type { RunResultOf } from './runs.js';

/** What the rules have found, over all categories. */
export const builtInFindings = (
  analysis: Omit<ContractAnalysis, 'documentText' | 'modelReview'>,
): AnalysisItem[] => ANALYSIS_CATEGORIES.flatMap((category) => analysis[category]);

/**
 * The laws of what a model adds, whatever it says: its quote stands in the document to the letter, its words are those of no
 * finding of the rules and of no earlier one of its own, and it does not speak for what the rules have found missing. The
 * gravest first; what is grave alike in the order given.
 */
export function lawfulFindings(
  findings: readonly ModelFinding[],
  { text, known }: { readonly text: string; readonly known: readonly AnalysisItem[] },
): ModelFinding[] {
  const missing = known.filter(({ evidence }) => evidence === undefined);
  const taken = known.flatMap(({ evidence }) => evidence ?? []);
  const kept: ModelFinding[] = [];
  for (const finding of [...findings].sort((a, b) => b.riskFactor - a.riskFactor)) {
    const { id, concept, evidence } = finding;
    const isQuoted = evidence.quote !== '' && text.slice(evidence.start, evidence.end) === evidence.quote;
    const isKnown =
      taken.some((other) => overlaps(other, evidence)) ||
      missing.some((other) => other.id.startsWith(`${concept}.`));
    if (!isOfModel(id) || !isQuoted || isKnown) continue;
    taken.push(evidence);
    kept.push(finding);
  }
  return kept.slice(0, MODEL_FINDINGS_MAX);
}

/** The analysis with what came of the model's reading of it. The lists of the rules are as they were. */
export function withModelReview(
  analysis: ContractAnalysis,
  review: Omit<RunResultOf<'model-review'>, 'kind'>,
): ContractAnalysis {
  const { engine, isPartial } = review;
  if (engine.name !== 'model') {
    const state = engine.fallback === null ? 'none' : 'failed';
    return {
      ...analysis,
      engine: { ...analysis.engine, fallback: engine.fallback },
      modelReview: { state, findings: [] },
    };
  }
  const findings = lawfulFindings(review.findings, {
    text: analysis.documentText,
    known: builtInFindings(analysis),
  });
  return { ...analysis, engine, modelReview: { state: isPartial ? 'partial' : 'done', findings } };
}

const overlaps = (a: Evidence, b: Evidence): boolean => a.start < b.end && b.start < a.end;
