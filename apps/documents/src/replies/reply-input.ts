import type { Finding, ReplyInput } from '@pactwright/drafting';
import { ANALYSIS_CATEGORIES, type AnalysisItem, type Language } from '@pactwright/protocol';
import { analysisIn, ruleOf } from '../uploads/analysis-in.js';
import type { Upload } from '../uploads/upload.entity.js';

/** What a reply to a checked contract is made from, told in a language; null while there is nothing to reply to. */
export function replyInputOf(upload: Upload, language: Language): ReplyInput | null {
  const analysis = analysisIn(upload, language);
  if (!analysis) return null;
  const byRules = ANALYSIS_CATEGORIES.flatMap((category) =>
    analysis[category].map((item) => findingOf(item, category)),
  );
  const byModel = analysis.modelReview.findings.map((item) => findingOf(item, item.category));
  return {
    text: analysis.documentText,
    findings: [...byRules, ...byModel].sort(gravestFirst),
    parties: analysis.parties.map(({ name, roles, side, certain }) => ({
      name,
      words: roles,
      side,
      isCertain: certain,
    })),
    textLanguage: analysis.documentLanguage,
    language,
  };
}

const findingOf = (item: AnalysisItem, category: Finding['category']): Finding => {
  const { id, riskFactor, heading = '', suggestion, why, evidence } = item;
  return { id: ruleOf(id), category, riskFactor, heading, suggestion, why, ...(evidence && { evidence }) };
};

const LAST = Number.MAX_SAFE_INTEGER;
const gravestFirst = (one: Finding, other: Finding): number =>
  other.riskFactor - one.riskFactor || (one.evidence?.start ?? LAST) - (other.evidence?.start ?? LAST);
