import type { ComparisonView } from '@pactwright/protocol';

const MINE = `1.1 The Client pays each invoice within 30 days.
1.2 Late sums bear interest.
2.2 The Designer may show the logo in a portfolio.
2.4 Notices are given in writing.`;
const THEIRS = `1.1 The Client pays each invoice within 60 days.
1.2 Late sums carry interest.
3.5 Notices are given in writing.`;

/** Two versions that differ in every way there is. */
export const aComparison = (over: Partial<ComparisonView> = {}): ComparisonView => ({
  relation: 'versions',
  changes: [
    {
      kind: 'changed',
      provision: '1. Fees',
      mine: '1.1 The Client pays each invoice within 30 days.',
      theirs: '1.1 The Client pays each invoice within 60 days.',
      words: [
        { kind: 'same', text: 'The Client pays each invoice within ' },
        { kind: 'removed', text: '30 ' },
        { kind: 'added', text: '60 ' },
        { kind: 'same', text: 'days.' },
      ],
      matters: true,
      meanings: ['Payment term: 30 days → 60 days'],
      risks: [
        {
          id: 'invoicing.long-term',
          heading: 'You are paid after more than 30 days',
          riskFactor: 4,
          isNew: true,
        },
      ],
      isCostly: true,
      isUntracked: false,
      isTakenBack: false,
      isReworded: false,
      trackedMeanings: [],
      mineAt: 0,
      theirsAt: 0,
    },
    {
      kind: 'changed',
      provision: '1. Fees',
      mine: '1.2 Late sums bear interest.',
      theirs: '1.2 Late sums carry interest.',
      mineAt: MINE.indexOf('1.2'),
      theirsAt: THEIRS.indexOf('1.2'),
      words: [
        { kind: 'same', text: 'Late sums ' },
        { kind: 'removed', text: 'bear ' },
        { kind: 'added', text: 'carry ' },
        { kind: 'same', text: 'interest.' },
      ],
      matters: false,
      meanings: [],
      risks: [],
      isCostly: false,
      isUntracked: false,
      isTakenBack: false,
      isReworded: false,
      trackedMeanings: [],
    },
    {
      kind: 'removed',
      provision: '2. Rights',
      mine: '2.2 The Designer may show the logo in a portfolio.',
      mineAt: MINE.indexOf('2.2'),
      words: [],
      matters: true,
      meanings: [],
      risks: [],
      isCostly: false,
      isUntracked: true,
      isTakenBack: false,
      isReworded: false,
      trackedMeanings: [],
    },
    {
      kind: 'moved',
      provision: '3. End',
      mine: '2.4 Notices are given in writing.',
      theirs: '3.5 Notices are given in writing.',
      mineAt: MINE.indexOf('2.4'),
      theirsAt: THEIRS.indexOf('3.5'),
      words: [],
      matters: false,
      meanings: [],
      risks: [],
      isCostly: false,
      isUntracked: false,
      isTakenBack: false,
      isReworded: false,
      trackedMeanings: [],
    },
  ],
  omitted: 0,
  unchanged: 12,
  missing: [{ id: 'publicity.missing', heading: 'Nothing about your portfolio', riskFactor: 2, isNew: true }],
  tracked: { state: 'told', count: 1 },
  mineName: 'mine.docx',
  filled: [],
  mineText: MINE,
  theirsText: THEIRS,
  theirsName: 'theirs.docx',
  documentLanguage: 'en',
  isCut: false,
  mayLackReply: false,
  mineHidden: [],
  theirsHidden: [],
  ...over,
});
