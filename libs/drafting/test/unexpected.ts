import { analyze } from '../src/advice/analyze.js';
import { check } from '../src/check/check.js';
import type { Finding } from '../src/check/report.js';
import { draft } from '../src/draft.js';
import type { DraftDocument, Language } from '../src/model.js';
import type { Answers } from '../src/questions/keys.js';

const NOTHING_TO_SAY = 2;

const clauseOf = ({ id }: Finding): string => id.slice(0, id.indexOf('.'));

/** The clauses of a document; the parties and the signatures stand in every one. */
const clausesIn = ({ sections }: DraftDocument): ReadonlySet<string> =>
  new Set<string>([
    'parties',
    'signatures',
    ...sections.flatMap(({ blocks }) => blocks.map(({ clauseId }) => clauseId)),
  ]);

/** What the checker says against our own contract, read as `text`, and the wizard does not say of the answers themselves. */
export function unexpected(answers: Answers, language: Language, text: string): string[] {
  const held = clausesIn(draft(answers, language));
  const known = new Set(analyze(answers, { language, contractLanguage: language }).map(({ id }) => id));
  const report = check(text, { language });
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
