import { createHash } from 'node:crypto';
import type { CheckReport } from '@pactwright/drafting';
import {
  FINDINGS_PER_CATEGORY,
  findingsOf,
  idOfModel,
  type Evidence,
  type Language,
  type ReviewFinding,
} from '@pactwright/protocol';
import { inventedFigures } from '../model/invented-figures.js';
import { wordingOf } from '../model/wording.js';
import type { HiddenKind } from '../redaction/sensitive.js';
import type { Veil } from '../redaction/veil.js';
import type { ReviewAnswer } from './schema.js';

/* A stranger's account, address or link must not come back as advice; in quotes it stands where they wrote it. */
const NAMES: readonly HiddenKind[] = ['PERSON', 'COMPANY'];
const LONGEST_LINE = 600;
const MOST_ADDED = 12;

export interface Reviewed {
  readonly report: CheckReport;
  readonly language: Language;
  readonly text: string;
  /** Where a quote stands in the text that was checked. */
  readonly find: (quote: string) => Evidence | undefined;
}

/** The rules' findings, some in the model's words, and what it adds with proof; undefined when the answer is in another language. */
export function normaliseReview(
  { reworded, added }: ReviewAnswer,
  veil: Veil,
  { report, language, text, find }: Reviewed,
): ReviewFinding[] | undefined {
  const line = { language, maxLength: LONGEST_LINE, kinds: NAMES };
  const isInvented = inventedFigures([
    text,
    ...report.findings.flatMap(({ suggestion, why }) => [suggestion, why]),
  ]);
  const texts = new Map<string, { suggestion: string; why: string }>();
  for (const { id, ...item } of reworded) {
    const suggestion = wordingOf(item.suggestion, veil, line);
    const why = wordingOf(item.why, veil, line);
    if (!suggestion || !why) return undefined;
    if (!isInvented(`${suggestion} ${why}`)) texts.set(veil.reveal(id), { suggestion, why });
  }
  const result = findingsOf(report).map((finding) => ({ ...finding, ...texts.get(finding.id) }));

  for (const { clause, kind, category, riskFactor, ...item } of added.slice(0, MOST_ADDED)) {
    const suggestion = wordingOf(item.suggestion, veil, line);
    const why = wordingOf(item.why, veil, line);
    if (!suggestion || !why) return undefined;
    const evidence = find(veil.reveal(item.quote));
    if (!evidence || isInvented(`${suggestion} ${why}`)) continue;
    const isKnown =
      report.findings.some((known) => known.kind === kind && known.id.startsWith(`${clause}.`)) ||
      result.some((known) => known.evidence !== undefined && overlaps(known.evidence, evidence));
    const isFull = result.filter((other) => other.category === category).length >= FINDINGS_PER_CATEGORY;
    if (isKnown || isFull) continue;
    const id = idOfModel(digest(`${clause} ${kind} ${evidence.quote}`));
    result.push({ id, category, riskFactor, suggestion, why, evidence });
  }
  return result;
}

const overlaps = (a: Evidence, b: Evidence): boolean => a.start < b.end && b.start < a.end;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
