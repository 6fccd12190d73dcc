import { documentText } from '../model/document-text.js';
import { draft } from './draft.js';
import { furtherTermsOf, needsQuestion, type AskedQuestion, type FurtherTerm } from './further-terms.js';
import type { Answers } from '../terms/answers.js';

const textOf = (answers: Answers, language: 'en' | 'lt', further: readonly FurtherTerm[] = []): string =>
  documentText(draft(answers, language, [], further)).replaceAll('\u00a0', ' ');

describe('an answer that no clause can use', () => {
  it.each([
    [{ payment_amount: '-5' }, 'Payment Amount: -5.'],
    [{ payment_amount: '0' }, 'Payment Amount: 0.'],
    [{ payment_amount: 'four thousand' }, 'Payment Amount: four thousand.'],
    [{ payment_amount: '1e5' }, 'Payment Amount: 1e5.'],
    [{ payment_structure: 'commission', payment_amount: '150 %' }, 'Payment Amount: 150 %.'],
    [
      { payment_due_days: 'other', payment_due_days_other: 'a fortnight' },
      'Time to pay an invoice: a fortnight.',
    ],
    [{ final_deadline: '03/04/2027' }, 'Final Deadline: 03/04/2027.'],
  ])('stands in its own words, and no other number stands for it: %j', (answers, words) => {
    expect(textOf(answers, 'en')).toContain(words);
  });

  it('stands under the name of its question in the language of the contract', () => {
    expect(textOf({ payment_amount: 'keturi' }, 'lt')).toContain('Mokėjimo suma: keturi.');
  });

  it('leaves a contract without such answers as it is', () => {
    expect(textOf({}, 'en')).not.toContain('Further terms');
  });
});

describe('answers to questions of an administrator', () => {
  const further: FurtherTerm[] = [
    { key: 'parking', label: 'Where may the team park?', value: { kind: 'text', text: 'In the yard' } },
    { key: 'launch', label: 'Launch', value: { kind: 'date', date: '2027-03-01' } },
    { key: 'channels', label: 'Channels', value: { kind: 'choices', labels: ['E-mail', 'Phone'] } },
  ];

  it('stand in a section of their own, before the last, each under its label', () => {
    const { sections } = draft({}, 'en', [], further);
    const section = sections.at(-2);
    expect(section?.heading).toBe('Further terms');
    expect(section?.blocks.map(({ clauseId }) => clauseId)).toEqual([
      'further:',
      'further:parking',
      'further:launch',
      'further:channels',
    ]);
    const text = textOf({}, 'en', further);
    expect(text).toContain('Where may the team park? In the yard.');
    expect(text).toContain('Launch: 1 March 2027.');
    expect(text).toContain('Channels: E-mail; Phone.');
  });

  it('name an option that an administrator added to a question of ours by its label', () => {
    const term: FurtherTerm = {
      key: 'confidentiality',
      label: 'Confidentiality',
      value: { kind: 'choices', labels: ['Ten years for both'] },
    };
    expect(textOf({ confidentiality: 'ten_years' }, 'en', [term])).toContain(
      'Confidentiality: Ten years for both.',
    );
    expect(textOf({}, 'en', [term])).not.toContain('Ten years for both');
  });
});

describe(furtherTermsOf.name, () => {
  const asked = (key: string, type: string, over: Partial<AskedQuestion> = {}): AskedQuestion => ({
    key,
    type,
    label: { en: `English ${key}`, lt: `Lietuviškai ${key}` },
    options: [],
    isInContract: true,
    place: [1],
    ...over,
  });
  const options = [
    { value: 'a', label: { en: 'First', lt: 'Pirmas' } },
    { value: 'b', label: { en: 'Second' } },
  ];
  const said = (question: AskedQuestion, answers: Answers, language: 'en' | 'lt' = 'en') =>
    textOf(answers, language, furtherTermsOf([question], answers, language));

  it.each<[string, AskedQuestion, Answers, string, string]>([
    [
      'a text',
      asked('q', 'text'),
      { q: 'In the yard' },
      'English q: In the yard.',
      'Lietuviškai q: In the yard.',
    ],
    [
      'a number as it was typed',
      asked('q', 'number'),
      { q: '2026' },
      'English q: 2026.',
      'Lietuviškai q: 2026.',
    ],
    ['a date', asked('q', 'date'), { q: '2027-03-01' }, 'English q: 1 March 2027.', 'q: 2027 m. kovo 1 d.'],
    [
      'the label of an option',
      asked('q', 'select', { options }),
      { q: 'a' },
      'English q: First.',
      'q: Pirmas.',
    ],
    [
      'an untranslated option',
      asked('q', 'radio', { options }),
      { q: 'b' },
      'English q: Second.',
      'q: Second.',
    ],
    [
      'the words beside "Other"',
      asked('q', 'select', { options }),
      { q: 'other', q_other: 'Neither' },
      'English q: Neither.',
      'q: Neither.',
    ],
    [
      'an own option called "Other"',
      asked('q', 'radio', { options: [{ value: 'other', label: { en: 'Another' } }] }),
      { q: 'other' },
      'English q: Another.',
      'q: Another.',
    ],
    [
      'a list',
      asked('q', 'checkbox', { options }),
      { q: ['a', 'b'] },
      'English q: First; Second.',
      'q: Pirmas; Second.',
    ],
    ['a ticked box', asked('q', 'check'), { q: true }, 'English q: Yes.', 'q: Taip.'],
  ])('R-ADM-10 says %s under the label', (_, question, answers, en, lt) => {
    expect(said(question, answers)).toContain(en);
    expect(said(question, answers, 'lt')).toContain(lt);
  });

  it('keeps the lists and paragraphs of a long text', () => {
    const answers = { q: '- Keys at the desk\n- Alarm: 12 seconds\n\nRing twice' };
    const further = furtherTermsOf([asked('q', 'textarea')], answers, 'en');
    const block = draft(answers, 'en', [], further).sections.at(-2)?.blocks.at(-1);
    if (block?.kind !== 'paragraph') throw new Error('the answer is no paragraph');
    const words = [block.content, ...block.items.map(({ content }) => content)].map((content) =>
      content.map((part) => (part.kind === 'text' ? part.text : '')).join(''),
    );
    expect(block.items.map(({ kind }) => kind)).toEqual(['bullet', 'bullet', 'text']);
    expect(words).toEqual(['English q:', 'Keys at the desk;', 'Alarm: 12 seconds.', 'Ring twice.']);
  });

  it.each<[string, AskedQuestion, Answers]>([
    ['an empty text', asked('q', 'text'), { q: ' ' }],
    ['an empty list', asked('q', 'checkbox', { options }), { q: [] }],
    ['an unticked box', asked('q', 'check'), { q: false }],
    ['"Other" without words', asked('q', 'select', { options }), { q: 'other', q_other: '' }],
    ['what is kept out of the contract', asked('q', 'text', { isInContract: false }), { q: 'Secret' }],
  ])('leaves out %s', (_, question, answers) => {
    expect(furtherTermsOf([question], answers, 'en')).toEqual([]);
  });

  it('puts them in their places, whatever order they come in', () => {
    const questions = [asked('c', 'text', { place: [2, 0, 5] }), asked('b', 'text', { place: [1, 9, 1] })];
    const terms = furtherTermsOf(
      [...questions, asked('a', 'text', { place: [1, 10, 0] })],
      { a: '1', b: '2', c: '3' },
      'en',
    );
    expect(terms.map(({ key }) => key)).toEqual(['b', 'a', 'c']);
  });

  it('says an option that was added to a list of ours, and not those that clauses are made of', () => {
    const question = asked('optional_clauses', 'checkbox', {
      isInContract: false,
      options: [{ value: 'drones', label: { en: 'Rules for drones' } }],
    });
    const text = said(question, { optional_clauses: ['non_solicitation', 'drones'] });
    expect(text).toContain('English optional_clauses: Rules for drones.');
  });
});

describe(needsQuestion.name, () => {
  it.each<[string, Answers, boolean]>([
    ['parking', { parking: 'x' }, true],
    ['scope_of_work', { scope_of_work: 'x' }, false],
    ['contract_style', { contract_style: 'balanced' }, false],
    ['contract_style', { contract_style: 'poetic' }, true],
    ['currency_other', { currency: 'other', currency_other: 'NOK' }, false],
    ['parking_other', { parking: 'other', parking_other: 'x' }, false],
    ['shape_other', { shape_other: 'x' }, true],
    ['optional_clauses', { optional_clauses: ['drones'] }, true],
  ])('%s in %j: %s', (key, answers, needed) => {
    expect(needsQuestion(key, answers)).toBe(needed);
  });
});
