import {
  besideEarlier,
  earlierCommentIn,
  earlierKey,
  earlierProposal,
  type EarlierWords,
} from './earlier-words.js';
import { replyMail } from './reply-mail.js';

const TEXT = '1. The Client pays within 45 days.\n\n2. The Client may order any report.';
const at = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });
const changed: EarlierWords = {
  ...at('The Client pays within 45 days.'),
  ...{ kind: 'changed', words: 'The Client pays within 14 days.', isUntracked: true, isAsked: true },
  edits: [{ ...at('45'), text: '14' }],
};
const added: EarlierWords = {
  ...at('The Client may order any report.'),
  ...{ kind: 'added', words: '', isUntracked: false, isAsked: false, edits: [] },
};
const texts = { text: TEXT, textLanguage: 'en', language: 'lt' } as const;
const all = (['changed', 'added', 'gone'] as const).flatMap((kind) =>
  [true, false].map((isUntracked) => ({
    ...changed,
    kind,
    isUntracked,
    words: kind === 'added' ? '' : 'per 14 d.',
  })),
);

describe(earlierProposal, () => {
  it('asks for the words of before in the language of the contract, and tells the reader why in theirs', () => {
    const { key, comment, finding, way } = earlierProposal(changed, texts);

    expect({ key, way }).toEqual({ key: earlierKey(changed), way: 'change' });
    expect(comment).toBe(
      'This change was not tracked. The earlier version said: “The Client pays within 14 days.” Could those words come back?',
    );
    expect(finding.heading).toBe('Kita šalis pakeitė šį tekstą ir to nepažymėjo');
    expect(finding.why).toBe('Ankstesnėje redakcijoje buvo: „The Client pays within 14 days.“');
  });

  it('changes nothing where there are no edits, and leaves what is not asked for', () => {
    expect(earlierProposal(added, texts)).toMatchObject({
      ways: ['comment', 'leave'],
      way: 'leave',
      raised: 'comment',
    });
  });

  it.each(all)('says the same in either language: $kind, untracked $isUntracked', (words) => {
    const [en, lt] = (['en', 'lt'] as const).map(
      (textLanguage) => earlierProposal(words, { ...texts, textLanguage }).comment,
    );

    expect(earlierCommentIn(en ?? '', 'en', 'lt')).toBe(lt);
    expect(earlierCommentIn(lt ?? '', 'lt', 'en')).toBe(en);
  });

  it('stands in a mail each by itself, in its language', () => {
    const points = [changed, { ...added, isAsked: true }].map((words) => ({
      proposal: earlierProposal(words, texts),
      way: 'comment' as const,
    }));
    const mail = replyMail(points, { language: 'lt', textLanguage: 'en', tone: 'firm', file: 'word' });

    expect(mail).toContain('1. „The Client pays within 45 days.“\n   Šis pakeitimas nebuvo pažymėtas.');
    expect(mail).toContain(
      '2. „The Client may order any report.“\n   Ankstesnėje redakcijoje to nebuvo. Prašau šį tekstą išbraukti.',
    );
  });
});

describe(besideEarlier, () => {
  it('takes a change of the words that come back, and no other', () => {
    const proposal = (edits: EarlierWords['edits']) => ({ ...earlierProposal(changed, texts), edits });
    const other = proposal([{ ...at('report'), text: 'note' }]);

    expect(besideEarlier([proposal(changed.edits), other], [changed])).toEqual([
      { ...other, ways: ['comment', 'leave'], way: 'leave', raised: 'leave', edits: [] },
      other,
    ]);
  });
});
