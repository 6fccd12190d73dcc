import type { AskedQuestion } from '@pactwright/protocol';
import { aField, aStep } from '../testing/wizard-fields.js';
import { askedQuestions, questionsOf } from './asked-questions.js';

const then = (key: string, over: Partial<AskedQuestion> = {}): AskedQuestion => ({
  ...{ key, type: 'text', label: { en: `Old ${key}` }, options: [] },
  ...{ isInContract: true, place: [1, 1, 1], isSettled: false },
  ...over,
});
const now = questionsOf(
  [
    aStep({
      key: 'terms',
      fields: [
        aField({ key: 'parking', label: 'Parking', isInContract: false }),
        aField({ key: 'colour', label: 'Colour' }),
      ],
    }),
  ],
  'en',
);
const contract = (...askedQuestions: AskedQuestion[]) => ({
  answers: { parking: 'Yard', gone: 'Kept' },
  askedQuestions,
});
const find = (questions: readonly { readonly key: string }[], key: string) =>
  questions.find((question) => question.key === key);

describe(askedQuestions.name, () => {
  it('keeps the words in which an answer was given, and follows the choice of now', () => {
    const asked = askedQuestions(now, { parking: 'Yard' }, contract(then('parking')));
    expect(find(asked, 'parking')).toMatchObject({ label: { en: 'Old parking' }, isInContract: false });
    expect(find(asked, 'colour')).toMatchObject({ label: { en: 'Colour' }, isInContract: true });
  });

  it('takes the words of now for what has been answered anew', () => {
    const asked = askedQuestions(now, { parking: 'Street' }, contract(then('parking')));
    expect(find(asked, 'parking')).toMatchObject({ label: { en: 'Parking' } });
  });

  it('leaves what is settled where it stands', () => {
    const settled = then('parking', { isSettled: true, place: [9, 9, 9] });
    const asked = askedQuestions(now, { parking: 'Street' }, contract(settled));
    expect(find(asked, 'parking')).toMatchObject({ isInContract: true, place: [9, 9, 9] });
  });

  it('keeps a question that is asked no more, and does without a contract', () => {
    expect(find(askedQuestions(now, {}, contract(then('gone'))), 'gone')).toMatchObject(then('gone'));
    expect(askedQuestions(now, {}, undefined)).toEqual(now);
  });
});
