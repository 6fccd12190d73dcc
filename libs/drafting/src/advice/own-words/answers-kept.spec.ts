import { web } from '../../../test/advice-cases.js';
import { goldenAnswers } from '../../../test/golden-answers.js';
import { numberWords, type Gender } from '../../format/lt-numerals.js';
import type { Language } from '../../model/document.js';
import type { AnswerKey, Answers } from '../../terms/answers.js';
import { additionJudge } from './judge.js';

const answersOf = (language: Language): Answers =>
  language === 'en' ? web : { ...web, ...goldenAnswers('web_development', 'lt') };

const judgeOwn = (text: string, answers: Answers, language: Language, clauseId = 'scope') =>
  additionJudge(answers, language)({ id: 'own', clauseId, text });

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
function english(n: number): string {
  if (n >= 1000)
    return `${english(Math.trunc(n / 1000))} thousand${n % 1000 === 0 ? '' : ` ${english(n % 1000)}`}`;
  if (n >= 100)
    return `${english(Math.trunc(n / 100))} hundred${n % 100 === 0 ? '' : ` and ${english(n % 100)}`}`;
  if (n >= 20) return `${TENS[Math.trunc(n / 10) - 2] ?? ''}${n % 10 === 0 ? '' : `-${english(n % 10)}`}`;
  return ONES[n - 1] ?? '';
}

interface Case {
  readonly key: AnswerKey;
  readonly answers: Answers;
  readonly said: number;
  readonly other: number;
  readonly en: string;
  readonly lt: string;
  readonly gender?: Gender;
}

const other = (key: string, value: string): Answers => ({ [key]: 'other', [`${key}_other`]: value });

const FIGURES: readonly Case[] = [
  {
    key: 'payment_amount',
    answers: { payment_structure: 'fixed', payment_amount: '4800', milestones: '' },
    said: 4800,
    other: 5000,
    en: 'The price is # euros.',
    lt: 'Visa kaina yra # eurų.',
  },
  {
    key: 'payment_amount',
    answers: { payment_structure: 'hourly', payment_amount: '60' },
    said: 60,
    other: 75,
    en: 'The Client pays # euros for each hour.',
    lt: 'Klientas moka # eurų už valandą.',
  },
  {
    key: 'payment_amount',
    answers: { payment_structure: 'retainer', payment_amount: '900' },
    said: 900,
    other: 1200,
    en: 'The Client pays # euros a month.',
    lt: 'Klientas moka # eurų per mėnesį.',
  },
  {
    key: 'payment_amount',
    answers: { payment_structure: 'commission', payment_amount: '8' },
    said: 8,
    other: 12,
    en: 'The commission is # percent of the sales.',
    lt: 'Komisinis atlyginimas yra # procentų pardavimų.',
  },
  {
    key: 'extra_hourly_rate',
    answers: { extra_hourly_rate: '60' },
    said: 60,
    other: 70,
    en: 'The price of an hour is # euros.',
    lt: 'Papildoma valanda kainuoja # eurų.',
  },
  {
    key: 'expense_cap',
    answers: { expenses: 'capped', expense_cap: '500' },
    said: 500,
    other: 800,
    en: 'Expenses are limited to # euros.',
    lt: 'Klientas atlygina išlaidas iki # eurų.',
  },
  {
    key: 'hours_cap',
    answers: { payment_structure: 'hourly', payment_amount: '60', hours_cap: '80' },
    said: 80,
    other: 100,
    en: 'The Provider works at most # hours.',
    lt: 'Paslaugų teikėjas dirba ne daugiau kaip # valandų.',
    gender: 'feminine',
  },
  {
    key: 'deposit_percent',
    answers: { deposit_percent: '30' },
    said: 30,
    other: 40,
    en: 'The deposit is # percent of the price.',
    lt: 'Avansas yra # procentų kainos.',
  },
  {
    key: 'kill_fee_percent',
    answers: { kill_fee_percent: '25' },
    said: 25,
    other: 50,
    en: 'If the Client cancels the work, it pays # percent of the price.',
    lt: 'Nutraukus Sutartį Klientas moka # procentų kainos.',
  },
  {
    key: 'late_interest',
    answers: other('late_interest', '1'),
    said: 1,
    other: 2,
    en: 'Interest on late payment is # percent a day.',
    lt: 'Delspinigiai yra # procentų per dieną.',
  },
  {
    key: 'acceptance_days',
    answers: other('acceptance_days', '12'),
    said: 12,
    other: 3,
    en: 'The Client accepts the work within # working days.',
    lt: 'Klientas rezultatą priima per # darbo dienų.',
    gender: 'feminine',
  },
  {
    key: 'feedback_days',
    answers: other('feedback_days', '12'),
    said: 12,
    other: 3,
    en: 'The Client gives feedback within # working days.',
    lt: 'Klientas pastabas pateikia per # darbo dienų.',
    gender: 'feminine',
  },
  {
    key: 'payment_due_days',
    answers: { payment_due_days: '14' },
    said: 14,
    other: 30,
    en: 'Invoices are payable # days after receipt.',
    lt: 'Klientas sąskaitas apmoka per # dienų.',
    gender: 'feminine',
  },
  {
    key: 'termination_notice_days',
    answers: { termination_notice_days: '14' },
    said: 14,
    other: 30,
    en: 'The notice period is # days.',
    lt: 'Įspėjimo terminas yra # dienų.',
    gender: 'feminine',
  },
  {
    key: 'warranty_days',
    answers: { warranty_days: '30' },
    said: 30,
    other: 90,
    en: 'The warranty lasts # days.',
    lt: 'Garantija galioja # dienų.',
    gender: 'feminine',
  },
  {
    key: 'revision_rounds',
    answers: { revision_rounds: '2' },
    said: 2,
    other: 3,
    en: 'The Provider gives # rounds of revisions.',
    lt: 'Paslaugų teikėjas atlieka # pataisymų ratus.',
  },
  {
    key: 'liability_cap',
    answers: { liability_cap: '2' },
    said: 2,
    other: 3,
    en: 'Liability is limited to # times the price.',
    lt: 'Atsakomybė ribojama iki # kartų Kainos dydžio.',
  },
  {
    key: 'confidentiality',
    answers: { confidentiality: 'mutual_2' },
    said: 2,
    other: 5,
    en: 'The Parties keep confidential information secret for # years.',
    lt: 'Šalys informaciją laiko konfidencialia # metus.',
    gender: 'plural',
  },
];

const ways = FIGURES.flatMap((figure) =>
  (['en', 'lt'] as const).flatMap((language) =>
    (['digits', 'words'] as const).map((how) => ({ ...figure, language, how, template: figure[language] })),
  ),
);

function written(
  { language, how, template, gender = 'masculine' }: (typeof ways)[number],
  n: number,
): string {
  const words = language === 'en' ? english(n) : numberWords(n, 'accusative', gender);
  return template.replace('#', how === 'digits' ? String(n) : words);
}

describe('figures of the answers', () => {
  it.each(ways)('R-IMP-10 refuses another $key in $how ($language: $template)', (way) => {
    const answers = { ...answersOf(way.language), ...way.answers };
    expect(judgeOwn(written(way, way.other), answers, way.language)).toMatchObject({
      kind: 'figures',
      key: way.key,
    });
  });

  it.each(ways)('R-IMP-10 takes the same $key in $how ($language: $template)', (way) => {
    const answers = { ...answersOf(way.language), ...way.answers };
    expect(judgeOwn(written(way, way.said), answers, way.language)).toBeUndefined();
  });

  it.each([
    ['en', 'The deposit is half of the price.', 'deposit_percent'],
    ['en', 'The deposit is a third of the price.', 'deposit_percent'],
    ['en', 'Half is paid when the contract is signed.', 'deposit_percent'],
    ['en', 'Notice is one month.', 'termination_notice_days'],
    ['en', 'Notice is a month.', 'termination_notice_days'],
    ['en', 'Invoices are payable thirty days after receipt.', 'payment_due_days'],
    ['en', 'The warranty lasts a year.', 'warranty_days'],
    ['en', 'The project ends on 1 May 2027.', 'final_deadline'],
    ['en', 'All work is delivered by May 1st.', 'final_deadline'],
    ['en', 'The work is finished by 2027-05-01.', 'final_deadline'],
    ['en', 'The Provider starts the work on 3 June 2027.', 'starting_work_date'],
    ['lt', 'Avansas – pusė kainos, jį Klientas sumoka iš karto.', 'deposit_percent'],
    ['lt', 'Darbai baigiami 2027 m. gegužės 1 d.', 'final_deadline'],
    ['lt', 'Paslaugų teikėjas darbus pradeda 2027 m. birželio 3 d.', 'starting_work_date'],
  ] as const)('R-IMP-10 refuses (%s) “%s”: another %s', (language, text, key) => {
    expect(judgeOwn(text, answersOf(language), language, 'termination-convenience')).toMatchObject({
      kind: 'figures',
      key,
    });
  });

  it.each([
    ['en', 'The deposit is a quarter of the price.'],
    ['lt', 'Avansas yra ketvirtadalis kainos.'],
    ['en', 'The Provider keeps backups for 7 days.'],
    ['en', 'The Provider fixes defects within 3 days.'],
    ['en', 'The Client pays for the hosting for 12 months.'],
    ['en', 'The price of the domain is EUR 20.'],
    ['en', 'The Provider sends the invoice within 3 days.'],
    ['en', 'The Client names an editor within 3 days and pays invoices within 14 days.'],
    ['en', 'The Provider may suspend work when a payment is overdue by 10 days.'],
    ['en', 'The Provider reports every two weeks.'],
    ['en', 'The first draft is delivered on 1 February 2027.'],
    ['en', 'The Provider answers support questions within two hours.'],
    ['en', 'The Client gives one day of notice of a visit.'],
    ['lt', 'Paslaugų teikėjas atsargines kopijas saugo 7 dienas.'],
    ['lt', 'Paslaugų teikėjas trūkumus ištaiso per 3 dienas.'],
    ['lt', 'Paslaugų teikėjas sąskaitą išrašo per tris dienas.'],
    ['lt', 'Ataskaita siunčiama kas dvi savaites.'],
    ['lt', 'Pirmas juodraštis perduodamas 2027 m. vasario 1 d.'],
    ['lt', 'Klientas už pusę metų sumoka už talpinimą.'],
  ] as const)('R-IMP-10 takes (%s) “%s”, which is the same or about something else', (language, text) => {
    expect(judgeOwn(text, answersOf(language), language, 'handover')).toBeUndefined();
  });
});

describe('courts, laws and languages', () => {
  it.each([
    ['en', 'Disputes are settled in Vilnius.', 'court'],
    ['en', 'Any dispute goes to the Vilnius District Court.', 'court'],
    ['en', 'A claim is brought before the courts of Riga.', 'court'],
    ['en', 'The Riga City Court has jurisdiction over everything.', 'court'],
    ['lt', 'Ginčai sprendžiami Vilniuje.', 'court'],
    ['lt', 'Ieškiniai teikiami Vilniaus miesto apylinkės teismui.', 'court'],
    ['en', 'German law applies.', 'law'],
    ['en', 'The contract is under Polish law.', 'law'],
    ['lt', 'Sutartis aiškinama pagal Vokietijos teisę.', 'law'],
    ['lt', 'Šalių santykius reglamentuoja Lenkijos teisė.', 'law'],
    ['en', 'Klientas tekstus atsiunčia el. paštu.', 'language'],
    ['en', 'Klientas moka be PVM.', 'language'],
    ['en', 'Ginčai sprendžiami Vilniaus miesto apylinkės teisme.', 'language'],
    ['en', 'Der Kunde zahlt die Rechnung und das Honorar.', 'language'],
    ['lt', 'The Client sends the texts by e-mail.', 'language'],
    ['en', 'The Client may lol.', 'fragment'],
    ['en', 'The Client may asdfg.', 'fragment'],
    ['lt', 'Klientas gali lol.', 'fragment'],
  ] as const)('R-IMP-10 refuses (%s) “%s”: %s', (language, text, kind) => {
    expect(judgeOwn(text, answersOf(language), language)).toEqual({ kind });
  });

  it.each([
    ['en', 'We meet every Monday.'],
    ['en', 'The Client may outsource the hosting.'],
    ['en', 'The Client may, on request, see the drafts.'],
    ['en', 'The Parties meet in Vilnius every Monday.'],
    ['en', 'The Parties talk about a dispute before anybody turns to a court.'],
    ['en', 'The Provider follows the law on advertising.'],
    ['lt', 'Mes susitinkame kiekvieną pirmadienį.'],
    ['lt', 'Klientas gali atsisiųsti nuotraukas.'],
    ['lt', 'Šalys kas pirmadienį susitinka Vilniuje.'],
    ['lt', 'Klientas naudoja „Google for Work“ paskyrą.'],
    ['lt', 'Paslaugų teikėjas neperduoda duomenų be Kliento sutikimo.'],
  ] as const)('R-IMP-10 takes (%s) “%s”', (language, text) => {
    expect(judgeOwn(text, answersOf(language), language)).toBeUndefined();
  });
});
