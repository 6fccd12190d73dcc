import { neutralAnswers } from '../../test/answers.js';
import { RUNS, fc } from '../../test/fast-check.js';
import { ANSWER_KEYS, type Answers } from '../terms/answers.js';
import { remarksOn } from './remarks.js';

const TODAY = '2026-11-26';
const english = (key: string, answers: Answers): string =>
  remarksOn(key, answers, TODAY)
    .map(({ en }) => en)
    .join('\n');

describe(remarksOn.name, () => {
  it.each<[string, Answers, Answers, RegExp]>([
    [
      'kill_fee_percent',
      { kill_fee_percent: '25' },
      { kill_fee_percent: '0' },
      /6\.721.*work that was not done/,
    ],
    ['kill_fee_percent', {}, { governing_law: 'de' }, /6\.721/],
    [
      'scope_of_work',
      { scope_of_work: 'We need some marketing stuff' },
      { scope_of_work: 'Four posts a month for the bakery' },
      /does not tell yet what is to be done/,
    ],
    ['termination_notice_days', {}, { governing_law: 'us_ny' }, /provider may leave for important reasons/],
    [
      'contract_language',
      { contract_language: 'en', client_country: 'de' },
      { contract_language: 'both', client_country: 'de' },
      /We propose English and Lithuanian/,
    ],
    [
      'contract_language',
      { contract_language: 'lt', client_country: 'de' },
      { contract_language: 'lt' },
      /does not read Lithuanian/,
    ],
    [
      'prevailing_language',
      { contract_language: 'both', prevailing_language: 'en' },
      { contract_language: 'both' },
      /need a translation/,
    ],
    [
      'contract_language',
      { contract_language: 'en' },
      { contract_language: 'en', provider_country: 'gb', client_country: 'de' },
      /between Lithuanian parties/,
    ],
    [
      'contract_language',
      { contract_language: 'both', client_country: 'lt' },
      { contract_language: 'both', client_country: 'de' },
      /Both parties are in Lithuania/,
    ],
    [
      'contract_language',
      { contract_language: 'both', client_country: 'de' },
      { contract_language: 'both', provider_country: 'gb', client_country: 'de' },
      /One party is in Lithuania and the other is not/,
    ],
    [
      'vat_status',
      { vat_status: 'not_registered', client_country: 'de' },
      { vat_status: 'not_registered', client_country: 'lt' },
      /have to register for VAT/,
    ],
    [
      'vat_status',
      { vat_status: 'not_registered', client_country: 'fr', client_type: 'person' },
      { vat_status: 'exclusive', client_country: 'fr' },
      /have to register for VAT/,
    ],
    [
      'starting_work_date',
      { starting_work_date: '2019-06-01' },
      { starting_work_date: '2026-09-15' },
      /long past/,
    ],
    [
      'starting_work_date',
      { starting_work_date: '2026-10-30' },
      { starting_work_date: '2026-12-01' },
      /has passed/,
    ],
    ['final_deadline', { final_deadline: '2026-10-30' }, { final_deadline: '2026-12-01' }, /would be late/],
    ['final_deadline', { final_deadline: '2019-09-01' }, { final_deadline: '2027-01-01' }, /long past/],
    [
      'provider_country',
      { provider_country: 'other', provider_country_other: 'Narnia' },
      { provider_country: 'other', provider_country_other: 'Norvegija' },
      /no country of this name/,
    ],
    [
      'client_country',
      { client_country: 'other', client_country_other: 'Spian' },
      { client_country: 'other', client_country_other: 'Spain' },
      /no country of this name/,
    ],
    [
      'court_city',
      { governing_law: 'ie', court_city: 'London' },
      { governing_law: 'ie', court_city: 'Dublin' },
      /another country than the one whose law/,
    ],
    [
      'governing_law',
      { governing_law: 'ie', court_city: 'New York' },
      { governing_law: 'us_ca', court_city: 'New York' },
      /another country than the one whose law/,
    ],
    ['provider_status', { provider_status: 'business_certificate' }, {}, /4,500/],
    ['acceptance_days', { acceptance_days: '30' }, { acceptance_days: '15' }, /30 calendar days/],
    ['acceptance_days', { acceptance_days: '18' }, { acceptance_days: 'other' }, /20 working days at most/],
    [
      'payment_structure',
      { payment_structure: 'commission' },
      { payment_structure: 'fixed' },
      /no deposit and no/,
    ],
    [
      'personal_data',
      { scope_of_work: 'A booking site for a clinic' },
      { scope_of_work: 'A booking site for a clinic', personal_data: true },
      /sensitive/,
    ],
  ])('warns beside %s for %j and not for %j', (key, warned, other, words) => {
    expect(english(key, warned)).toMatch(words);
    expect(english(key, other)).not.toMatch(words);
  });

  it('says nothing of a question that it does not know', () => {
    expect(remarksOn('house_rules', {}, TODAY)).toEqual([]);
  });

  it('speaks both languages, each its own, on one line', () => {
    fc.assert(
      fc.property(neutralAnswers, (answers) => {
        for (const { en, lt } of ANSWER_KEYS.flatMap((key) => remarksOn(key, answers, TODAY))) {
          expect(en).toMatch(/^[^ąčęėįšųūž„\n]+\.$/i);
          expect(lt).toMatch(/^[^\n]*[ąčęėįšųūž][^\n]*\.$/i);
        }
      }),
      RUNS,
    );
  });
});
