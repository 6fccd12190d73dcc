import { answerFault } from './answer-fault.js';

const faultOf = (key: string, text: string) => answerFault({ key, type: 'textarea' }, () => text);

const NO_ITEMS = [
  'yes',
  'Taip.',
  'ok',
  'Kaunas',
  'Kaune',
  '60 euros an hour',
  '60 eurų už valandą',
  '€60/h',
  '45 €',
  '1 500,50',
  '60-80',
  '30 %',
  '7,5 proc.',
  '30 d.',
  '10 darbo dienų',
  '2 weeks',
  '3 mėn.',
  '120 val.',
  '5 kg',
  '2027-02-01',
  'penktadieniais',
  'Friday',
  'every second Friday by phone',
  'kas dvi savaites',
  'weekly',
  'each working day',
  'kiekvieną penktadienį',
  'Sekmadienis',
  '5 dienos',
];
/** What stands there only so that the field is not empty. */
const IDLE = [
  'as agreed',
  'as discussed by phone',
  'see email',
  'See above',
  'see the attached file',
  'to do',
  'todo',
  'aaaa',
  'asdf',
  'qwerty qwerty',
  'anything',
  'Test',
  'kaip sutarta',
  'kaip tarėmės telefonu',
  'žr. aukščiau',
  'žiūrėkite el. laišką',
  'pagal susitarimą',
  'bet kas',
];
const ITEMS = [
  'logo files',
  '5 icons',
  'hosting',
  'maketai',
  'Logo',
  'two',
  '2 newsletters a month',
  '10 hours of training',
  'weekly report',
  'Kauno parodos stendas',
  'Kaunas fair stand',
  'photos',
  'SVG',
  '1 page',
  'A4 plakatas',
  'Two visits',
  'dienoraštis',
  'Gimtadienis',
  'gimtadieniai',
  '5 gimtadieniai',
  'savaitgaliai',
  'savaitraštis',
  'test plan',
  'See-through labels',
  'kaip naudotis svetaine – vadovas',
  'viskas apie kavą: 5 straipsniai',
  'HTML',
  'holidays',
  'a day of training',
  'Monday newsletter',
  'every page in two languages',
  'legal advice;\ntravel',
  '1. logo (svg, pdf)\n2. two packages, print-ready',
];

describe('lists of items', () => {
  it.each([...NO_ITEMS, ...IDLE])('R-WIZ-10 refuses “%s”, alone or among others', (given) => {
    for (const key of ['deliverables', 'exclusions']) {
      const fault = { code: 'ANSWER_NO_ITEM', given: given.replace('Taip.', 'Taip') };
      expect(faultOf(key, given)).toEqual(fault);
      expect(faultOf(key, `- logo files\n- ${given}`)).toEqual(fault);
    }
  });

  it.each(ITEMS)('R-WIZ-10 takes “%s”', (given) => {
    expect(faultOf('deliverables', given)).toBeUndefined();
    expect(faultOf('exclusions', given)).toBeUndefined();
  });

  it.each(['no', 'nėra', 'n/a', 'nieko'])('R-WIZ-10 takes “%s”: there is nothing to list', (given) => {
    expect(faultOf('exclusions', given)).toBeUndefined();
  });
});

describe('the description of the work', () => {
  it.each([
    ...NO_ITEMS,
    ...IDLE,
    'no',
    'ne',
    'nothing',
    'TBD',
    'tbd',
    'xxx',
    '.',
    '???',
    'dar nežinau',
    '- tbd\n- asdf',
  ])('R-WIZ-10 refuses “%s”', (given) => {
    expect(faultOf('scope_of_work', given)).toMatchObject({ code: 'ANSWER_NO_DESCRIPTION' });
  });

  it('R-WIZ-10 names what was given', () => {
    expect(faultOf('scope_of_work', '???')).toEqual({ code: 'ANSWER_NO_DESCRIPTION', given: '???' });
    expect(faultOf('scope_of_work', ' . ')).toEqual({ code: 'ANSWER_NO_DESCRIPTION', given: '.' });
  });

  it.each([
    ...ITEMS,
    'A shop, as agreed by email',
    'TBD\nA logo',
    'Build a site in Kaunas\n60 euros an hour',
  ])('R-WIZ-10 takes “%s”', (given) => {
    expect(faultOf('scope_of_work', given)).toBeUndefined();
  });
});
