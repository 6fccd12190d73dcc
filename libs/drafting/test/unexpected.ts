import { analyze } from '../src/advice/analyze.js';
import { check } from '../src/check/check.js';
import type { Finding } from '../src/check/report.js';
import { draft } from '../src/draft/draft.js';
import type { DraftDocument, Language } from '../src/model/document.js';
import type { Answers } from '../src/terms/answers.js';

const NOTHING_TO_SAY = 2;
/** A provision that stands in a few words, and is said to be missing, is looked for by whoever reads on; from here on it alarms. */
const ALARMS = 4;

const clauseOf = ({ id }: Finding): string => id.slice(0, id.indexOf('.'));

/** The clauses of a document; the parties and the signatures stand in every one. */
const clausesIn = ({ sections }: DraftDocument): ReadonlySet<string> =>
  new Set<string>([
    'parties',
    'signatures',
    ...sections.flatMap(({ blocks }) => blocks.map(({ clauseId }) => clauseId)),
  ]);

/**
 * What the checker says against our own contract, read as `text`, and neither the wizard says of the answers themselves nor the
 * style that was chosen: what is written for the client takes something from the one who works.
 */
export function unexpected(answers: Answers, language: Language, text: string): string[] {
  const held = clausesIn(draft(answers, language));
  const advised = analyze(answers, { language, contractLanguage: language }).map(({ id }) => id);
  /* Where no town is named the courts are those of the chosen law, and the advice about that law is about them too. */
  const courts = advised.includes('governing-law.foreign') ? ['disputes.court-elsewhere'] : [];
  const known = new Set([...advised, ...courts]);
  const isForClient = answers['contract_style'] === 'client';
  const report = check(text, { language });
  const wrong = report.findings.filter((finding) =>
    finding.evidence === undefined
      ? held.has(clauseOf(finding)) && finding.riskFactor >= ALARMS && !isForClient
      : finding.riskFactor > NOTHING_TO_SAY && !known.has(finding.id) && !isForClient,
  );
  return [
    ...(report.kind === 'services' ? [] : [`is taken for ${report.kind ?? report.document}`]),
    ...(report.textLanguage === language ? [] : [`is taken for ${report.textLanguage}`]),
    ...wrong.map(({ id, riskFactor, evidence }) => `${id} ${riskFactor} ${evidence?.quote ?? ''}`),
  ];
}
