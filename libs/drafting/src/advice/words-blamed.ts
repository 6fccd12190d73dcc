import { blamedWords } from '../check/own-words.js';
import { topicOf } from '../check/concepts/names.js';
import type { Finding } from '../check/report.js';
import { unwrap } from '../check/unwrap.js';
import { clausesFedBy } from '../draft/clauses-fed-by.js';
import { openingText } from '../model/document-text.js';
import { draft } from '../draft/draft.js';
import { CLAUSE_IDS, type Language, type RiskFactor } from '../model/document.js';
import { ANSWER_KEYS, OTHER_SUFFIX, type AnswerKey, type Answers } from '../terms/answers.js';
import { isNoAnswer } from '../reading/text.js';
import { readTerms } from '../reading/read-terms.js';
import { idOfWords } from './fields-asked.js';
import { isOtherLanguage, sentenceProblem } from './own-words/sentence.js';
import { innerQuotes } from './situation.js';
import type { Suggestion } from './suggestion.js';

interface Languages {
  /** Of everything but the words. */
  readonly language: Language;
  readonly contractLanguage: Language;
}

/** What costs less is left to whoever wrote it. */
const LEAST_RISK: RiskFactor = 3;
const LONGEST_QUOTE = 240;
/** What such words lack is said by the clause around them, or by another answer. */
const SAID_AROUND: ReadonlySet<string> = new Set([
  'change-control.no-time',
  'confidentiality.no-disclosure-by-law',
  'confidentiality.no-exclusions',
  'data-protection.no-agreement',
  'definitions.two-names',
  'definitions.undefined',
  'disputes.no-court',
  'fees.cap-without-rate',
  'fees.elsewhere',
  'fees.no-amount',
  'fees.no-currency',
  'fees.no-increase',
  'fees.stages-sum',
  'ip-ownership.extent',
  'ip-ownership.no-assignment',
  'late-payment.no-suspension',
  'liability-cap.no-carve-outs',
  'parties.personal',
  'parties.unclear',
  'scope.contradiction',
  'scope.elsewhere',
  'scope.thin',
  'signatures.blanks',
  'signatures.bound-alone',
  'term.no-end',
  'termination-breach.no-cure',
  'timeline.ambiguous-date',
  'timeline.no-extension',
]);

const TEXTS: Readonly<
  Record<
    Language,
    { readonly question: (heading: string) => string; readonly suggestion: (quote: string) => string }
  >
> = {
  en: {
    question: (heading) => `${heading}. Do you mean that?`,
    suggestion: (quote) => `Say this another way, or skip it if you mean it: “${quote}”`,
  },
  lt: {
    question: (heading) => `${heading}. Ar tikrai to norite?`,
    suggestion: (quote) => `Pasakykite kitaip arba praleiskite, jei tikrai to norite: „${quote}“`,
  },
};

/**
 * Suggestions to restate answers in the user's own words that a client's contract would be blamed for. None for a contract on the
 * client's side, whose author takes from the one who works on purpose.
 */
export function wordsBlamed(answers: Answers, languages: Languages): Suggestion[] {
  const { contractLanguage } = languages;
  if (readTerms(answers).style === 'client') return [];
  const contract = { opening: openingText(draft(answers, contractLanguage)), language: contractLanguage };
  return ANSWER_KEYS.flatMap((key) => {
    const words = [answers[key], answers[`${key}${OTHER_SUFFIX}`]]
      .filter((value) => typeof value === 'string')
      .filter((value) => isRunningText(value, contractLanguage));
    const found = words.flatMap((text) => blamedWords(asUploaded(text), contract, languages.language));
    return withoutRepeats(found.filter((finding) => isWorthSaying(finding, key, contractLanguage))).flatMap(
      (finding) => suggestionOf(finding, key, languages) ?? [],
    );
  });
}

/** Words that say something, in the language of the contract: no choice, no figure, no name. */
const isRunningText = (text: string, language: Language): boolean =>
  /\p{L}\s+\S/u.test(text) && !isNoAnswer(text) && !isOtherLanguage(text, language);

/** As a file with these words is read: a paragraph a line. */
const asUploaded = (words: string): string => unwrap(words).join('\n\n');

/** What is listed as not included is promised to nobody, whatever it is: only a sentence there binds. */
const isWorthSaying = ({ id, riskFactor, evidence }: Finding, key: AnswerKey, language: Language): boolean =>
  riskFactor >= LEAST_RISK &&
  !SAID_AROUND.has(id) &&
  (key !== 'exclusions' || sentenceProblem(evidence?.quote ?? '', language) !== 'fragment');

/** The gravest of each sentence and of each topic: the others may go with it. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string | number>();
  return findings.filter(({ id, evidence }) => {
    const marks = [topicOf(id), evidence?.start ?? -1];
    const isNew = marks.every((mark) => !seen.has(mark));
    for (const mark of marks) seen.add(mark);
    return isNew;
  });
}

function suggestionOf(finding: Finding, key: AnswerKey, { language }: Languages): Suggestion | undefined {
  const { id, category, heading, why, riskFactor, evidence } = finding;
  const clauseId = CLAUSE_IDS.find((clause) => clause === clausesFedBy(key)[0]);
  if (clauseId === undefined || evidence === undefined) return undefined;
  const { question, suggestion } = TEXTS[language];
  return {
    id: idOfWords(key, id),
    category,
    suggestion: suggestion(shortened(innerQuotes(evidence.quote.replaceAll(/\s+/gu, ' ')))),
    why,
    riskFactor,
    /* Whoever means it may say so: nothing is taken for approved. */
    isRequired: false,
    question: question(heading),
    clauseId,
    fields: [key],
  };
}

const shortened = (quote: string): string =>
  quote.length <= LONGEST_QUOTE ? quote : `${quote.slice(0, LONGEST_QUOTE).replace(/\s\S*$/u, '')} …`;
