import type { CheckReport } from '@pactwright/drafting';
import { estimateTokens } from '../model/estimate-tokens.js';

interface Passage {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/* Where contracts hide what hurts, in both languages: such passages come first when not all fit. */
const TELLING =
  /liab|indemn|terminat|assign|intellectual|licen[cs]e|non-?compet|solicit|penalt|sole discretion|waive|perpetual|unlimited|withhold|refund|reject|exclusiv|payment|invoice|warrant|confidential|governing law|arbitrat|atsakomyb|nuostol|nutrauk|perlei|autori|teis[ėei]|konkur|bauda|delspinig|vienašališk|atsisak|neribot|sulaik|grąžin|atmest|išimtin|mokėj|apmok|sąskait|garantij|konfidencial|taikytina|arbitraž/gi;
const QUOTED_WEIGHT = 10;
const GAP = '[…]';

/** As much of a contract as fits into so many tokens: all of it, or the passages that matter most, in their order. */
export function excerptOf(text: string, report: CheckReport, room: number): string {
  if (estimateTokens(text) <= room) return text;
  const passages = passagesOf(text).map((passage, order) => ({
    ...passage,
    order,
    weight: weigh(passage, report),
  }));
  const byWeight = [...passages].sort((a, b) => b.weight - a.weight || a.order - b.order);
  const chosen = new Set<number>();
  let left = room;
  for (const { text: words, order } of byWeight) {
    const cost = estimateTokens(words) + estimateTokens(GAP);
    if (cost > left) continue;
    left -= cost;
    chosen.add(order);
  }
  return joined(passages.filter(({ order }) => chosen.has(order)));
}

function weigh({ text, start, end }: Passage, report: CheckReport): number {
  const quoted = report.findings.filter(
    ({ evidence }) => evidence !== undefined && evidence.start < end && evidence.end > start,
  ).length;
  /* Per length, so that one endless passage does not win by its size. */
  const telling = (text.match(TELLING) ?? []).length / Math.sqrt(text.length);
  return quoted * QUOTED_WEIGHT + telling;
}

const LONGEST_PASSAGE = 4_000;

/** The text cut at its blank lines, and at line ends or anywhere where there are none for too long. */
function passagesOf(text: string): Passage[] {
  const passages: Passage[] = [];
  let start = 0;
  while (start < text.length) {
    const most = text.slice(start, start + LONGEST_PASSAGE);
    const blank = most.search(/\n\s{0,20}\n/);
    const line = most.lastIndexOf('\n');
    const isLast = start + most.length === text.length;
    const length = blank > 0 ? blank + 1 : isLast ? most.length : line > 0 ? line + 1 : most.length;
    const end = start + length;
    if (text.slice(start, end).trim() !== '') passages.push({ text: text.slice(start, end), start, end });
    start = end;
  }
  return passages;
}

function joined(passages: readonly (Passage & { readonly order: number })[]): string {
  let last = -1;
  const parts: string[] = [];
  for (const { text, order } of passages) {
    if (order !== last + 1) parts.push(GAP);
    parts.push(text.trim());
    last = order;
  }
  return parts.join('\n\n');
}
