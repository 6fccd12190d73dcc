/** The rule set of the product: pure, without I/O, the same in the browser and in Node. */
export * from './model/document.js';
export * from './terms/terms.js';
export type { Addition } from './writing/additions.js';
export {
  furtherTermsOf,
  isBuiltIn,
  needsQuestion,
  type AskedQuestion,
  type FurtherTerm,
} from './draft/further-terms.js';
export type { Clause } from './writing/clause.js';
export {
  ANSWER_KEYS,
  NO_END_DATE,
  OTHER_SUFFIX,
  OTHER_VALUE,
  type AnswerKey,
  type AnswerValue,
  type Answers,
  type MilestoneRow,
} from './terms/answers.js';
export {
  FIRST_FREE_WIZARD_ID,
  defaultAnswers,
  defaultWizard,
  type WizardFieldSeed,
  type WizardOptionSeed,
  type WizardStepSeed,
} from './questions/index.js';
export { hasPlace, unchosenAnswers, unseenAnswers } from './questions/asked.js';
export { conditionFaults, type ConditionFault } from './questions/condition-faults.js';
export {
  answersInForce,
  askedWhen,
  isAskedBy,
  testsOf,
  type AskedWhen,
  type Condition,
  type ConditionTest,
  type ConditionalField,
} from './questions/conditions.js';
export { exampleFor } from './questions/examples.js';
export type { Localised } from './questions/question.js';
export { helpOf, isHelped } from './questions/helps.js';
export { proposedLanguage } from './questions/proposed-language.js';
export { proposedLength } from './questions/proposed-length.js';
export { remarksOn } from './questions/remarks.js';
export { unitOf } from './questions/units.js';
export { noticedSpecialData } from './reading/special-data.js';
export { formatFor, type Format, type Unit } from './format/index.js';
export { CLAUSES } from './clauses/index.js';
export { check } from './check/check.js';
export { findingText, type FindingText } from './check/finding-text.js';
export { industryText } from './check/industries.js';
export {
  keyOf,
  type ChosenFigures,
  type Figure,
  type NewParagraphs,
  type Positions,
  type Proposal as ReplyProposal,
  type ReplyInput,
  type TextEdit,
} from './reply/proposal.js';
export {
  besideEarlier,
  earlierKey,
  earlierProposal,
  isOfEarlier,
  type EarlierWords,
} from './reply/earlier-words.js';
export { proposals } from './reply/proposals.js';
export { LEFT_OUT, together } from './reply/together.js';
export { askedTwice, isAskedIn } from './reply/asked-in.js';
export { saidThere, takenAlong } from './reply/taken-along.js';
export { refigured } from './reply/refigured.js';
export { TypedNumbers } from './reply/typed-numbers.js';
export { askedAlone } from './reply/asked-alone.js';
export { replyMail, type MailOptions, type MailPoint } from './reply/reply-mail.js';
export { unwrap } from './check/unwrap.js';
export * from './check/report.js';
export { analyze, type AnalyzeOptions } from './advice/analyze.js';
export { analyzeDraft } from './advice/analyze-draft.js';
export { soundsRequired } from './advice/required.js';
export { isUnmet, structureChecks, type StructureCheck } from './advice/structure/structure-checks.js';
export { numberedParts, writtenReferences } from './advice/structure/written-references.js';
export { additionJudge, type AdditionProblem } from './advice/own-words/judge.js';
export { fieldsAskedBy } from './advice/fields-asked.js';
export { shortAnswerTo, wordingWithShortAnswer } from './advice/improvement.js';
export { needsOwnDecision } from './advice/own-decision.js';
export { additionsInBoth, topicFinder } from './advice/additions-in-both.js';
export { wordingFinder, type FoundWording } from './advice/wording-in-both.js';
export { OFTEN_EXAMPLE } from './advice/how-often.js';
export type { ShortAnswer } from './advice/short-answer.js';
export { offeredInBoth } from './advice/offered-in-both.js';
export { suggest, type SuggestedField } from './advice/suggest.js';
export { wholeText, type SuggestedText } from './advice/usual.js';
export type { Suggestion } from './advice/suggestion.js';
export { clausesFedBy, shownClause } from './draft/clauses-fed-by.js';
export { BULLETS, documentText, itemMark, shownNumber } from './model/document-text.js';
export { wordsOf } from './model/words-of.js';
export { contentsOf } from './model/contents.js';
export { detailsOf, type Detail } from './details/details-of.js';
export { fillIn, withoutOptions, type Details } from './details/fill-in.js';
export { DETAIL_NAMES, DETAILS, NONE, type DetailName } from './details/vocabulary.js';
export {
  BRIEF_LIMIT,
  readBrief,
  type BriefReading,
  type FoundDetail,
  type Proposal,
  type Quote,
} from './brief/index.js';
export { compare } from './compare/compare.js';
export * from './compare/comparison.js';
export { withBlanksFilled } from './compare/blanks.js';
export { detailsIn, filledLike, gapsOf, type FilledGap, type FilledIn } from './compare/filled-in.js';
export {
  counterLength,
  pairLines,
  saysTheSame,
  wordEdits,
  type LinePair,
  type WordEdit,
} from './compare/lines.js';
export { meaningText } from './compare/meanings.js';
export { riskText } from './compare/risk-text.js';
export { REASONS, type Reason } from './compare/reasons.js';
export { TRACK_MARKS } from './compare/tracked.js';
export { dealTerms, type DealTerm, type DealTerms, type TermPlace } from './deal/deal-terms.js';
export { readDeal, type DealFact } from './deal/read-deal.js';
export { draft } from './draft/draft.js';
export { typedLanguage } from './reading/typed-language.js';
export { secondAsked, secondLanguageOfRows, type SecondAsked } from './draft/second-asked.js';
export { draftContract, type ContractSource } from './draft/contract.js';
export { BOTH_LANGUAGES, contractLanguageIn, languagesOf } from './reading/languages.js';
export { isRows, languageOfRows, languageTyped, TYPED_KEYS } from './reading/second-texts.js';
export { answerOfSecond, otherLanguage, secondKey } from './terms/second-keys.js';
export { draftBoth, type BilingualOptions } from './draft/bilingual.js';
export { languageOfAddition, type BilingualAddition } from './draft/texts-in.js';
export * from './model/bilingual.js';
export { bilingualText, rowBullet, rowNumber } from './model/bilingual-text.js';
export { isWhole } from './reading/milestones.js';
export { amountOfRow, linesOfRows, rowsOfLines } from './reading/milestone-rows.js';
export { pastedStages } from './reading/pasted-stages.js';
export { faultedLabel } from './reading/faulted-label.js';
export { answerFault, contextKeysOf, type AnswerFault, type AskedField } from './reading/answer-fault.js';
export { lacksExpenseLimit } from './reading/expense-limit.js';
export { openGapsOf, type OpenGap } from './reading/open-gaps.js';
export { endFaultsOf, type EndFault } from './reading/open-end.js';
export { dayFaultsOf, type DayFault } from './reading/day-order.js';
export { milestonePlan, planState, type MilestonePlan, type PlanState } from './reading/milestone-plan.js';
export { stageFaultsOf, type StageFault } from './reading/stage-faults.js';
export { isNoAnswer, isNothing } from './reading/text.js';
export { paymentOf } from './reading/payment.js';
export { readTerms } from './reading/read-terms.js';
export { RULES_VERSION } from './model/rules-version.js';
export { workName } from './reading/work-name.js';
