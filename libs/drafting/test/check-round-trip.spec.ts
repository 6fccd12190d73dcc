import { analyze } from '../src/advice/analyze.js';
import { check } from '../src/check/check.js';
import type { Finding } from '../src/check/report.js';
import { documentText } from '../src/document-text.js';
import { draft } from '../src/draft.js';
import type { ClauseId, DraftDocument, Language } from '../src/model.js';
import type { Answers } from '../src/questions/keys.js';
import { WORK_TYPES } from '../src/terms.js';
import { chosenAnswers } from './check-answers.js';
import { fc } from './fast-check.js';

const RUNS = { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 50) };
const NOTHING_TO_SAY = 2;

const clauseOf = ({ id }: Finding): string => id.slice(0, id.indexOf('.'));

/** The clauses of a document; the parties and the signatures stand in every one. */
const clausesIn = ({ sections }: DraftDocument): ReadonlySet<string> =>
  new Set<ClauseId>([
    'parties',
    'signatures',
    ...sections.flatMap(({ blocks }) => blocks.map(({ clauseId }) => clauseId)),
  ]);

/** What the checker says against our own contract, and the wizard does not say of the answers themselves. */
function unexpected(answers: Answers, language: Language): string[] {
  const document = draft(answers, language);
  const held = clausesIn(document);
  const known = new Set(analyze(answers, { language, contractLanguage: language }).map(({ id }) => id));
  const report = check(documentText(document), { language });
  const wrong = report.findings.filter(
    (finding) =>
      (finding.kind === 'missing' && held.has(clauseOf(finding))) ||
      (finding.riskFactor > NOTHING_TO_SAY && !known.has(finding.id)),
  );
  return [
    ...(report.document === 'contract' ? [] : [`is taken for ${report.document}`]),
    ...(report.textLanguage === language ? [] : [`is taken for ${report.textLanguage}`]),
    ...wrong.map(
      ({ id, kind, riskFactor, evidence }) => `${id} ${kind} ${riskFactor} ${evidence?.quote ?? ''}`,
    ),
  ];
}

describe.each(['en', 'lt'] as const)(
  'a contract of our own in %s, read again as somebody else’s',
  (language) => {
    it.each(WORK_TYPES)(
      'misses nothing it holds and says nothing grave that its answers do not: %s',
      (type) => {
        fc.assert(
          fc.property(chosenAnswers(type, language), (answers) => {
            expect(unexpected(answers, language)).toEqual([]);
          }),
          RUNS,
        );
      },
    );
  },
);
