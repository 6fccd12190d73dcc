import type { Answers } from '../questions/keys.js';
import { answerFault } from './answer-fault.js';

const ofOther = (key: string, words: string) => {
  const answers: Answers = { [key]: 'other', [`${key}_other`]: words };
  return answerFault({ key, type: 'select' }, (each) => answers[each]);
};

const COUNTRIES = ['provider_country', 'client_country', 'governing_law'];
const NOTHING = [
  'no',
  'Ne.',
  'yes',
  'asdf',
  'aaaa',
  'tbd',
  '?',
  'any',
  'bet kuri',
  'kaip sutarta',
  '30 d.',
  '12',
  '500 EUR',
  'Kaunas',
];

describe('the days for acceptance', () => {
  it('C9 are no more than end within the thirty calendar days of the contract', () => {
    for (const days of ['21', '60', '90 d. d.'])
      expect(ofOther('acceptance_days', days)).toEqual({ code: 'ANSWER_OUT_OF_RANGE', low: 1, high: 20 });
    expect(ofOther('acceptance_days', '20')).toBeUndefined();
  });
});

describe('the words behind “Other”', () => {
  it.each(NOTHING)('R-WIZ-10 R-WIZ-15 are not “%s”', (words) => {
    const given = words.replace(/\.$/u, '');
    expect(ofOther('freelance_type', words)).toEqual({ code: 'ANSWER_NO_WORK_TYPE', given });
    expect(ofOther('payment_structure', words)).toEqual({ code: 'ANSWER_NO_PAYMENT_STRUCTURE', given });
    for (const key of COUNTRIES) expect(ofOther(key, words)).toEqual({ code: 'ANSWER_NO_COUNTRY', given });
  });

  it.each([
    [
      'freelance_type',
      ['Photography', 'IT', 'Fotografavimas', 'Kaunas tours', '3D modelling', 'Bitininkystė'],
    ],
    [
      'payment_structure',
      [
        'A price for each page',
        'Weekly',
        '60 EUR an hour',
        '300 EUR per week',
        'Half before the work starts, half after acceptance',
        'Kaina už puslapį',
        'barter',
      ],
    ],
    [
      'provider_country',
      ['Norway', 'UK', 'Scotland', 'Texas', 'Norvegija', 'Côte d’Ivoire', 'Georgia', 'Oman'],
    ],
    ['governing_law', ['Sweden', 'England and Wales', 'Swiss law', 'Šveicarija', 'State of Nevada']],
  ])('R-WIZ-15 of %s may be any of %j', (key, words) => {
    for (const each of words) expect([each, ofOther(key, each)]).toEqual([each, undefined]);
  });

  it('R-WIZ-16 are not judged beside another choice, nor where none is written yet', () => {
    const answers: Answers = { governing_law: 'de', governing_law_other: 'no' };
    expect(answerFault({ key: 'governing_law', type: 'select' }, (each) => answers[each])).toBeUndefined();
    expect(ofOther('governing_law', ' ')).toBeUndefined();
  });
});
