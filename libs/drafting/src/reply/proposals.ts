import { findingText } from '../check/finding-text.js';
import type { Finding } from '../check/report.js';
import { keyOf, type Proposal, type ReplyInput } from './proposal.js';

/**
 * An answer to each of the findings, in their order. Pure: the same findings in the same text always give the same answers.
 * Of two findings with one key the first is answered.
 */
export function proposals({ findings, textLanguage }: ReplyInput): readonly Proposal[] {
  const distinct = new Map<string, Finding>();
  for (const finding of findings) if (!distinct.has(keyOf(finding))) distinct.set(keyOf(finding), finding);
  return [...distinct].map(([key, finding]) => ({
    key,
    finding,
    ways: ['comment', 'leave'],
    way: 'comment',
    edits: [],
    insert: null,
    comment:
      findingText(finding.id, { language: textLanguage, kind: 'services' })?.heading ?? finding.heading,
    positions: { ask: finding.suggestion, accept: finding.suggestion, walkAway: finding.why },
    figures: [],
  }));
}
