import type { ReplyProposal } from '@pactwright/protocol';
import { isTakenOut, markedCompanions, markedDocument, markedSentences, shortWords } from './marked-words.js';
import { NO_PLAN, withFigure, withWay } from './reply-plan.js';

const TEXT = 'Title\n\nPay within 90 days.\n\nThe end.';
const start = TEXT.indexOf('90');
const finding = {
  id: 'invoicing.long-term',
  category: 'commercial',
  heading: 'The payment term is long',
  suggestion: 'Ask for less.',
  why: 'You wait.',
  riskFactor: 4,
  evidence: { quote: 'Pay within 90 days.', start: 7, end: 26 },
} as const;
const shorter: ReplyProposal = {
  key: 'a',
  finding,
  ways: ['change', 'comment', 'leave'],
  way: 'change',
  raised: 'change',
  edits: [{ start, end: start + 7, text: '30 days' }],
  companions: [],
  also: [],
  doubt: null,
  repeats: null,
  insert: null,
  comment: 'Shorter?',
  positions: { ask: 'a', accept: 'b', walkAway: 'c' },
  figures: [{ key: 'days', value: 30, min: 7, max: 30 }],
};
const { evidence: _, ...absent } = finding;
const added: ReplyProposal = {
  ...shorter,
  key: 'b',
  finding: { ...absent, id: 'notices.missing' },
  edits: [],
  insert: { after: 25, paragraphs: ['Write an e-mail.'] },
  figures: [],
};

describe('words that are marked as changed', () => {
  it('show what goes and what comes inside of the sentence', () =>
    expect(markedSentences(TEXT, [shorter], NO_PLAN, 'en')).toEqual([
      [
        { kind: 'same', text: 'Pay within ' },
        { kind: 'del', text: '90 days', key: 'a' },
        { kind: 'ins', text: '30 days', key: 'a' },
        { kind: 'same', text: '.' },
      ],
    ]));

  it('are said once where two points change one sentence, and by themselves where they change two', () => {
    const quote = 'The end.';
    const at = TEXT.indexOf(quote);
    const gone: ReplyProposal = {
      ...shorter,
      key: 'c',
      finding: { ...finding, evidence: { quote, start: at, end: at + quote.length } },
      edits: [{ start: at, end: at + quote.length, text: '' }],
    };
    const within = TEXT.indexOf('Pay');
    const politer = { ...shorter, key: 'd', edits: [{ start: within, end: within + 3, text: 'Kindly pay' }] };
    expect(markedSentences(TEXT, [shorter, politer, gone], NO_PLAN, 'en')).toEqual([
      [
        { kind: 'del', text: 'Pay', key: 'd' },
        { kind: 'ins', text: 'Kindly pay', key: 'd' },
        { kind: 'same', text: ' within ' },
        { kind: 'del', text: '90 days', key: 'a' },
        { kind: 'ins', text: '30 days', key: 'a' },
        { kind: 'same', text: '.' },
      ],
      [{ kind: 'del', text: quote, key: 'c' }],
    ]);
  });

  it('have the number that the reader sets', () => {
    const plan = withFigure(NO_PLAN, 'a', 'days', 14);
    expect(markedSentences(TEXT, [shorter], plan, 'en')[0]?.[2]?.text).toBe('14 days');
  });

  it('are short words that come instead, and none where the clause only goes', () => {
    const said = (text: string) => {
      const proposal = { ...shorter, edits: [{ start, end: start + 7, text }] };
      return [shortWords(proposal, NO_PLAN, 'en'), isTakenOut(proposal, NO_PLAN, 'en')];
    };
    expect(said('30 days')).toEqual(['30 days', false]);
    expect(said(', kai darbas perduotas')).toEqual(['kai darbas perduotas', false]);
    expect(said('Intentionally left out.')).toEqual([undefined, true]);
    expect(said('')).toEqual([undefined, false]);
    const [edit] = shorter.edits;
    const out = { start: 28, end: 36, text: 'Intentionally left out.' };
    const both = { ...shorter, edits: edit ? [edit, out] : [] };
    expect(isTakenOut(both, NO_PLAN, 'en')).toBe(false);
    expect(isTakenOut({ ...both, edits: [out] }, withWay(NO_PLAN, 'a', 'leave'), 'en')).toBe(false);
  });

  it('show a sentence elsewhere that changes with it by itself', () => {
    const end = TEXT.indexOf('The end.');
    const place = { start: end, end: end + 8 };
    const both = { ...shorter, edits: [...shorter.edits, { ...place, text: '' }], companions: [place] };
    expect(markedSentences(TEXT, [both], NO_PLAN, 'en')).toEqual(
      markedSentences(TEXT, [shorter], NO_PLAN, 'en'),
    );
    expect(markedCompanions(TEXT, both, NO_PLAN, 'en')).toEqual([
      [{ kind: 'del', text: 'The end.', key: 'a' }],
    ]);
  });

  it('stand behind the paragraph where the contract says nothing', () => {
    const runs = markedDocument(TEXT, [shorter, added], NO_PLAN, 'en');
    expect(runs.map(({ text }) => text).join('|')).toBe(
      'Title\n\nPay within |90 days|30 days|.|\n\nWrite an e-mail.|\n\nThe end.',
    );
    expect(markedSentences(TEXT, [added], NO_PLAN, 'en')).toEqual([
      [{ kind: 'ins', text: 'Write an e-mail.', key: 'b' }],
    ]);
  });

  it('have the number that the Word file gives a new paragraph', () => {
    const text = '1. Pay within 90 days.\n\n2. The end.';
    const insert = { after: text.indexOf('days.'), paragraphs: ['Write an e-mail.'] };
    const runs = markedDocument(text, [{ ...added, insert }], NO_PLAN, 'en');
    expect(runs.find(({ kind }) => kind === 'ins')?.text).toBe('\n\n1a. Write an e-mail.');
  });

  it('are only those that are chosen', () =>
    expect(markedDocument(TEXT, [shorter], withWay(NO_PLAN, 'a', 'comment'), 'en')).toEqual([
      { kind: 'same', text: TEXT },
    ]));
});
