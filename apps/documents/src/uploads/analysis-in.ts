import { CLAUSES, WORK_TYPES, findingText, industryText } from '@pactwright/drafting';
import {
  ANALYSIS_CATEGORIES,
  reviewWarningsIn,
  type AnalysisItem,
  type AnalysisWarning,
  type ContractAnalysis,
  type FindingLists,
  type Language,
} from '@pactwright/protocol';
import { analysisOf, type Upload } from './upload.entity.js';
import { warningsOf, type FileFacts } from './warnings.js';

type Kept = Pick<Upload, 'analysis' | 'language'> & FileFacts;

/**
 * What was found in an upload, in the language asked for: the words of the rules follow from what they have found. What a
 * model has written is there in the language of the upload alone, under the name of its topic.
 */
export function analysisIn(upload: Kept, language: Language): ContractAnalysis | null {
  const kept = analysisOf(upload);
  if (!kept) return null;
  const { findings, ...review } = kept.modelReview;
  const modelReview = {
    ...review,
    language: upload.language,
    findings: findings.map((finding) => ({ ...finding, heading: topicName(finding.concept, language) })),
  };
  const analysis = { ...kept, modelReview };
  if (language === upload.language) return analysis;
  const told = { language, kind: analysis.kind };
  return {
    ...analysis,
    ...listsIn(analysis, told),
    ...industryIn(analysis, language),
    otherSide: analysis.otherSide && { ...analysis.otherSide, ...listsIn(analysis.otherSide, told) },
    warnings: warningsIn(upload, analysis, language),
  };
}

type Told = Parameters<typeof findingText>[1];

const LISTS = [...ANALYSIS_CATEGORIES, 'toLookFor'] as const;

const listsIn = (lists: FindingLists, told: Told) =>
  Object.fromEntries(LISTS.map((list) => [list, lists[list].map((item) => itemIn(item, told))])) as Pick<
    FindingLists,
    (typeof LISTS)[number]
  >;

const OTHER: Readonly<Record<Language, string>> = {
  en: 'Another point to look at',
  lt: 'Kita vieta, į kurią verta pažiūrėti',
};

/** What a model calls its findings by: a clause of ours, or none. */
const topicName = (concept: string, language: Language): string =>
  CLAUSES.find(({ id }) => id === concept)?.name[language] ?? OTHER[language];

/** The id of the rule: further passages of a defect are numbered, `#2`. */
export const ruleOf = (id: string): string => id.replace(/#\d+$/, '');
const itemIn = (item: AnalysisItem, told: Told): AnalysisItem => ({
  ...item,
  ...findingText(ruleOf(item.id), told),
});

function industryIn(
  analysis: ContractAnalysis,
  language: Language,
): Partial<
  Pick<ContractAnalysis, 'industry' | 'industryConsiderations' | 'bestPractices' | 'commonPitfalls'>
> {
  const type = WORK_TYPES.find((each) => each === analysis.industryType);
  if (!type) return {};
  const { name, considerations, bestPractices, commonPitfalls } = industryText(type, language);
  return {
    industry: name,
    industryConsiderations: [...considerations],
    bestPractices: [...bestPractices],
    commonPitfalls: [...commonPitfalls],
  };
}

/** One of which it is no longer known what it was of stays as it was told. */
function warningsIn(upload: Kept, analysis: ContractAnalysis, language: Language): AnalysisWarning[] {
  const told = [...warningsOf(upload, language), ...reviewWarningsIn(analysis, language)];
  return analysis.warnings.map((warning) => told.find(({ code }) => code === warning.code) ?? warning);
}
