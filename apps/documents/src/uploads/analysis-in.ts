import { WORK_TYPES, findingText, industryText } from '@pactwright/drafting';
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
import { warningsOf } from './warnings.js';

type Kept = Pick<Upload, 'analysis' | 'language' | 'hidden' | 'isCut'>;

/**
 * What was found in an upload, in the language asked for: the words of the rules follow from what they have found. What a
 * model has written is there in the language of the upload alone.
 */
export function analysisIn(upload: Kept, language: Language): ContractAnalysis | null {
  const kept = analysisOf(upload);
  if (!kept) return null;
  const analysis = { ...kept, modelReview: { ...kept.modelReview, language: upload.language } };
  if (language === upload.language) return analysis;
  return {
    ...analysis,
    ...listsIn(analysis, language),
    ...industryIn(analysis, language),
    otherSide: analysis.otherSide && { ...analysis.otherSide, ...listsIn(analysis.otherSide, language) },
    warnings: warningsIn(upload, analysis, language),
  };
}

const LISTS = [...ANALYSIS_CATEGORIES, 'toLookFor'] as const;

const listsIn = (lists: FindingLists, language: Language) =>
  Object.fromEntries(LISTS.map((list) => [list, lists[list].map((item) => itemIn(item, language))])) as Pick<
    FindingLists,
    (typeof LISTS)[number]
  >;

/** Further passages of a defect are numbered: `#2`. */
const NUMBER = /#\d+$/;
const itemIn = (item: AnalysisItem, language: Language): AnalysisItem => ({
  ...item,
  ...findingText(item.id.replace(NUMBER, ''), language),
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
  const isAdvised = analysis.industryConsiderations.length > 0;
  return {
    industry: name,
    ...(isAdvised && {
      industryConsiderations: [...considerations],
      bestPractices: [...bestPractices],
      commonPitfalls: [...commonPitfalls],
    }),
  };
}

/** One of which it is no longer known what it was of stays as it was told. */
function warningsIn(upload: Kept, analysis: ContractAnalysis, language: Language): AnalysisWarning[] {
  const told = [...warningsOf(upload, language), ...reviewWarningsIn(analysis, language)];
  return analysis.warnings.map((warning) => told.find(({ code }) => code === warning.code) ?? warning);
}
