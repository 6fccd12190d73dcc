import { capAmount } from '../../clauses/liability-cap/cap.js';
import { depositAmount, takesDeposit } from '../../terms/engagement.js';
import type { Format } from '../../format/index.js';
import type { ClauseId, Language } from '../../model/document.js';
import type { AnswerKey } from '../../terms/answers.js';
import type { Payment, Terms } from '../../terms/terms.js';
import type { QuantityKind } from '../../reading/quantities.js';

/** What a question counts, and how a sentence is told that says the same thing. */
export interface FieldFigure {
  readonly key: AnswerKey;
  readonly kind: QuantityKind;
  readonly about: Readonly<Record<Language, RegExp>>;
  /** Words with which the sentence is about something near it. */
  readonly unless?: Readonly<Record<Language, RegExp>>;
  /** Enough in its own clause. */
  readonly inClause?: { readonly id: ClauseId; readonly about: Readonly<Record<Language, RegExp>> };
  /** What the contract says, in the measure of the kind; undefined where it says no such thing. */
  readonly value: (terms: Terms) => number | undefined;
  readonly written: (value: number, format: Format, terms: Terms) => string;
}

const money: FieldFigure['written'] = (value, format, { payment }) => format.money(value, payment.currency);
const percent: FieldFigure['written'] = (value, format) => format.percent(value);
const hours: FieldFigure['written'] = (value, format) => format.count(value, 'hour');
const days: FieldFigure['written'] = (value, format) => format.countOf(value, 'calendar-day');
const workingDays: FieldFigure['written'] = (value, format) => format.countOf(value, 'working-day');

const paidBy = (...structures: readonly Payment['structure'][]) =>
  function amount({ payment }: Terms): number | undefined {
    return structures.includes(payment.structure) ? payment.amount : undefined;
  };

const LIABILITY = { en: /(?<!\p{L})liab/iu, lt: /atsakomyb|atsako(?!\p{L})/iu };
const INSURANCE = { en: /insur/iu, lt: /draud/iu };
const DEPOSIT = {
  en: /(?<!\p{L})(?:deposit|advance payment|prepayment|up ?front|in advance)|(?<!\p{L})(?:paid|pays?)(?!\p{L}).*(?<!\p{L})(?:when|once|before|on) .*(?:sign|start)/iu,
  lt: /avans|iš anksto|išankstin/iu,
};
const RETURNED = {
  en: /return|refund|keep|retain|of (?:the|this) deposit/iu,
  lt: /grąžin|pasilik|pasiliek|avanso (?:dal|sum)/iu,
};

export const FIELD_FIGURES: readonly FieldFigure[] = [
  {
    key: 'payment_amount',
    kind: 'money',
    about: {
      en: /(?<!\p{L})(?:the|a|total|fixed|agreed|whole|full)\s+(?:(?:total|fixed|agreed|whole|full)\s+)*(?:price|fees?|remuneration)(?!\p{L}|\s+(?:of|for)\s+(?!(?:the |all |this )*(?:services|work|project|agreement|contract)))|in total|altogether/iu,
      lt: /(?:^|(?<!\p{L})(?:visa|bendra|galutinė|fiksuota|paslaugų|darbų|darbo|projekto|sutarties)\s+)kain(?:a|ą|os)(?!\p{L})|atlyginim|iš viso/iu,
    },
    unless: {
      en: /hour|deposit|advance|instal|stage|milestone|phase|additional|extra|expens|penalt|damages|cancel|month|(?<!\p{L})(?:each|per|every)(?!\p{L})|interest|liab|insur|travel|host|licen[cs]e|domain/iu,
      lt: /valand|avans|etap|papildom|išlaid|baud|delspinig|palūkan|mėnes|kiekvien|atsakomyb|draud|kelion|talpinim|licencij|domen/iu,
    },
    value: paidBy('fixed', 'milestones'),
    written: money,
  },
  {
    key: 'payment_amount',
    kind: 'money',
    about: { en: /(?<!\p{L})hour/iu, lt: /valand/iu },
    unless: { en: /additional|extra|further|change|travel/iu, lt: /papildom|pakeitim|kelion/iu },
    value: paidBy('hourly'),
    written: money,
  },
  {
    key: 'payment_amount',
    kind: 'money',
    about: { en: /(?<!\p{L})month|retainer/iu, lt: /mėnes/iu },
    unless: {
      en: /host|licen[cs]e|domain|expens|ads|advert/iu,
      lt: /talpinim|licencij|domen|išlaid|reklam/iu,
    },
    value: paidBy('retainer'),
    written: money,
  },
  {
    key: 'payment_amount',
    kind: 'percent',
    about: { en: /(?<!\p{L})commission/iu, lt: /komisin|atlyginim|atlygis/iu },
    value: paidBy('commission'),
    written: percent,
  },
  {
    key: 'extra_hourly_rate',
    kind: 'money',
    about: { en: /(?<!\p{L})hour/iu, lt: /valand/iu },
    unless: { en: /travel/iu, lt: /kelion/iu },
    value: ({ extraRate, payment }) => (payment.structure === 'hourly' ? undefined : extraRate),
    written: money,
  },
  {
    key: 'extra_hourly_rate',
    kind: 'money',
    about: {
      en: /(?:additional|extra|further|change).*hour|hour.*(?:additional|extra|further|change)/iu,
      lt: /papildom.*valand|valand.*papildom/iu,
    },
    value: ({ extraRate, payment }) => (payment.structure === 'hourly' ? extraRate : undefined),
    written: money,
  },
  {
    key: 'expense_cap',
    kind: 'money',
    about: { en: /(?<!\p{L})expens/iu, lt: /išlaid/iu },
    unless: {
      en: /(?<!\p{L})(?:each|per|every|single|one|above|over)(?!\p{L})/iu,
      lt: /kiekvien|vien|daugiau kaip/iu,
    },
    value: ({ expenses }) => (typeof expenses === 'object' ? expenses.cap : undefined),
    written: money,
  },
  {
    key: 'hours_cap',
    kind: 'hours',
    about: {
      en: /at most|more than|limit|(?<!\p{L})cap(?!\p{L})|up to|maximum|includ|exceed|budget|estimate|a month|each month|per month/iu,
      lt: /ne daugiau|riba|viršij|apima|įskaič|mėnes|iš viso/iu,
    },
    unless: {
      en: /within|(?<!\p{L})(?:day|week)(?!\p{L})|notice|support|answer|respon|repl|travel|meeting|call/iu,
      lt: /per (?:vieną )?(?:dieną|savaitę)|savait|atsak|kelion|susitikim|skambu/iu,
    },
    value: ({ payment }) => payment.hoursCap,
    written: hours,
  },
  {
    key: 'deposit_percent',
    kind: 'percent',
    about: DEPOSIT,
    unless: RETURNED,
    value: (terms) => (takesDeposit(terms) || terms.depositPercent === 0 ? terms.depositPercent : undefined),
    written: percent,
  },
  {
    key: 'deposit_percent',
    kind: 'money',
    about: DEPOSIT,
    unless: RETURNED,
    value: (terms) => (takesDeposit(terms) ? depositAmount(terms) : undefined),
    written: money,
  },
  {
    key: 'kill_fee_percent',
    kind: 'percent',
    about: { en: /cancel|kill fee|termination fee|ends? early|early end/iu, lt: /nutrauk/iu },
    value: ({ killFeePercent }) => killFeePercent,
    written: percent,
  },
  {
    key: 'late_interest',
    kind: 'percent',
    about: { en: /(?<!\p{L})(?:interest|overdue|late payment|penalt)/iu, lt: /palūkan|delspinig/iu },
    unless: {
      en: /(?<!\p{L})(?:deliver|damages|provider is late)/iu,
      lt: /Paslaugų teikėj\p{L}* (?:moka|sumok|vėluo)/iu,
    },
    value: ({ lateInterest }) =>
      lateInterest.kind === 'daily' ? lateInterest.percent : lateInterest.kind === 'none' ? 0 : undefined,
    written: percent,
  },
  {
    key: 'acceptance_days',
    kind: 'period',
    about: { en: /(?<!\p{L})(?:accept|objection|reject)/iu, lt: /(?<!\p{L})(?:ne)?pri(?:im|ėm)|pretenzij/iu },
    unless: {
      en: /offer|quote|estimate|correct|fix|repair|warrant/iu,
      lt: /sprendim|pasiūlym|ištais|taiso|garantij/iu,
    },
    value: ({ acceptanceDays }) => acceptanceDays,
    written: workingDays,
  },
  {
    key: 'feedback_days',
    kind: 'period',
    about: {
      en: /(?<!\p{L})(?:feedback|comments?)(?!\p{L})|(?:gives?|sends?|supplies|provides|delivers).*(?:materials|information)/iu,
      lt: /atsiliep|pastab|(?:pateik|atsiun|perduo).*(?:medžiag|informacij)/iu,
    },
    unless: { en: /keep|delet|store|return|correct|personal/iu, lt: /saugo|ištrin|grąžin|ištais|pataiso/iu },
    value: ({ feedbackDays }) => feedbackDays,
    written: workingDays,
  },
  {
    key: 'payment_due_days',
    kind: 'period',
    about: {
      en: /(?<!\p{L})(?:invoices?|pays?|payable|payments?|paid|due)(?!\p{L})/iu,
      lt: /sąskait|apmok|sumok|(?<!\p{L})mok(?:a|am|ėj)/iu,
    },
    unless: {
      en: /late(?!\p{L})|overdue|delay|suspend|remind|interest|deposit|advance|refund|return|object|(?<!\p{L})(?:issues?|sends?|sent|issued|host\p{L}*|licen[cs]e|subscription|support)(?!\p{L})/iu,
      lt: /vėluo|vėlav|uždels|sustabd|primin|palūkan|delspinig|avans|grąžin|išraš|pateik|siunč|siųs|siun|prieštar|talpinim|licencij|prenumerat|palaik|mokym/iu,
    },
    value: ({ dueDays }) => dueDays,
    written: days,
  },
  {
    key: 'termination_notice_days',
    kind: 'period',
    about: {
      en: /notice(?: period)?\s+(?:is|lasts|must be)|notice (?:period )?of (?:termination|the end)|notice period|(?:terminat\p{L}*|ends?|cancels?|leaves?) (?:this |the )(?:agreement|contract)/iu,
      lt: /įspėjimo (?:terminas|laikotarpis)|(?:nutrauk\p{L}*).*(?:įspėj|praneš|prieš)|(?:įspėj|praneš).*nutrauk/iu,
    },
    unless: {
      en: /breach|remed|cure|correct|remind|after|delet|return|visit|inspect|audit|meeting|holiday|absen/iu,
      lt: /pažeid|ištais|grąžin|ištrin|vizit|atvyk|patikrin|audit|susitikim|atostog/iu,
    },
    inClause: { id: 'termination-convenience', about: { en: /(?<!\p{L})notice/iu, lt: /įspėj|praneš/iu } },
    value: ({ noticeDays }) => noticeDays,
    written: days,
  },
  {
    key: 'warranty_days',
    kind: 'period',
    about: { en: /(?<!\p{L})(?:warrant|guarant|defects?(?!\p{L}))/iu, lt: /garantij|garantin|trūkum/iu },
    unless: {
      en: /(?:fix|correct|repair|mend|respon|repl|remov|notif|tell)(?!.*(?:report|found|appear))/iu,
      lt: /(?:ištais|pašalin|taiso|reaguo|atsak)(?!.*(?:praneš|pastebė|atsirad))/iu,
    },
    value: ({ warrantyDays }) => warrantyDays,
    written: days,
  },
  {
    key: 'revision_rounds',
    kind: 'rounds',
    about: { en: /rounds?|revisions?/iu, lt: /(?<!\p{L})rat/iu },
    unless: {
      en: /rounds? of (?!revis|chang|correct|amend|feedback|edit|comment)|(?:interview|test\p{L}*|talk)\p{L}* rounds?/iu,
      lt: /deryb|pokalb|testav|bandym/iu,
    },
    value: ({ revisionRounds }) => revisionRounds,
    written: (value, format) => format.countOf(value, 'revision-round'),
  },
  {
    key: 'liability_cap',
    kind: 'times',
    about: LIABILITY,
    unless: INSURANCE,
    value: ({ liabilityCap }) => (liabilityCap === 'uncapped' ? undefined : liabilityCap),
    written: (value, format) => `${format.number(value)} ×`,
  },
  {
    key: 'liability_cap',
    kind: 'money',
    about: LIABILITY,
    unless: INSURANCE,
    value: capAmount,
    written: money,
  },
  {
    key: 'confidentiality',
    kind: 'period',
    about: { en: /confiden|secre(?:t|cy)/iu, lt: /konfidenc|slapt|paslapt/iu },
    unless: { en: /within|return|delet|destroy/iu, lt: /grąžin|sunaik|ištrin|(?<!\p{L})per /iu },
    value: ({ confidentiality: { years } }) => (years === 0 ? undefined : years * 365),
    written: (value, format) => format.countOf(value / 365, 'year'),
  },
];
