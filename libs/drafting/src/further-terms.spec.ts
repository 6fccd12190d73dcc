import { documentText } from './document-text.js';
import { draft } from './draft.js';
import type { FurtherTerm } from './further-terms.js';
import type { Answers } from './questions/keys.js';

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
      { payment_due_days: 'other', payment_due_days_other: 'two weeks' },
      'Time to pay an invoice: two weeks.',
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
