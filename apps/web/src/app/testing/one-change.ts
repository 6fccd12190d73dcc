import type { ReplyProposals } from '@pactwright/protocol';
import { QUOTE, quoted } from './analysis-page.js';

const place = quoted(QUOTE);

/** What is proposed for one finding: a sentence changed, with the figures that may be set in it. */
export const oneChange = (figures: ReplyProposals['proposals'][number]['figures'] = []): ReplyProposals => ({
  proposals: [
    {
      key: 'late-payment.no-interest@18',
      finding: {
        ...{ id: 'late-payment.no-interest', category: 'commercial', riskFactor: 4 },
        ...{ heading: 'No interest', suggestion: 'Ask.', why: 'So.', evidence: place },
      },
      ...{ ways: ['change', 'comment', 'leave'], way: 'change', raised: 'change' },
      edits: [{ start: place.start, end: place.end, text: 'Mokama 0,05 % per dieną.' }],
      ...{
        companions: [],
        also: [],
        doubt: null,
        repeats: null,
        insert: null,
        comment: 'Siūlau tai pakeisti.',
      },
      positions: { ask: 'Ask.', accept: 'Take.', walkAway: 'Leave.' },
      figures,
    },
  ],
  language: 'lt',
  redline: { isOffered: true, refusedBecause: null, isProtected: false },
});
