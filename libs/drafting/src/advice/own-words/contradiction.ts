import { formatFor } from '../../format/index.js';
import type { IsoDate, Language } from '../../model/document.js';
import type { AnswerKey } from '../../terms/answers.js';
import type { Terms } from '../../terms/terms.js';
import { datesIn, type SaidDate } from '../../reading/dates-said.js';
import { FIELD_FIGURES, type FieldFigure } from './field-figures.js';
import { quantitiesIn, sentencesOf, withoutQuantities, type Quantity } from '../../reading/quantities.js';
import { hasVerb } from './verbs.js';

/** Words for the contract that name another number, or another day, than an answer. */
export interface FigureConflict {
  readonly own: { readonly kind: Quantity['kind'] | 'date'; readonly value: number; readonly words: string };
  /** What the contract says, as it writes it. */
  readonly clause: readonly string[];
  /** The question that is answered otherwise. */
  readonly key: AnswerKey;
}

interface Said {
  readonly terms: Terms;
  readonly language: Language;
  readonly clauseId: string;
}

/** The first number or day of the words that is about an answer and not the answer. */
export function figureConflict(words: string, said: Said): FigureConflict | undefined {
  for (const sentence of sentencesOf(words)) {
    const conflict = numberConflict(sentence, said) ?? dayConflict(sentence, said);
    if (conflict !== undefined) return conflict;
  }
  return undefined;
}

function numberConflict(sentence: string, said: Said): FigureConflict | undefined {
  const { terms, language } = said;
  for (const quantity of quantitiesIn(sentence)) {
    if (isHowOften(sentence, quantity)) continue;
    const fields = fieldsAbout(sentence, quantity, said).flatMap((field) => {
      const value = field.value(terms);
      return value === undefined ? [] : [{ field, value }];
    });
    const [first] = fields;
    if (first === undefined || fields.some(({ value }) => Math.abs(value - quantity.value) < 1e-6)) continue;
    const { field, value } = first;
    const { kind, value: own, words } = quantity;
    return {
      own: { kind, value: own, words },
      clause: [field.written(value, formatFor(language), terms)],
      key: field.key,
    };
  }
  return undefined;
}

/** "for 12 months", "every two weeks": how long something is paid for, how often something happens. */
const HOW_OFTEN = /(?<!\p{L})(?:every|each|kas|kiekvien\p{L}*|už)\s+$/iu;
const isHowOften = (sentence: string, { kind, index }: Quantity): boolean =>
  kind === 'period' && HOW_OFTEN.test(sentence.slice(0, index));

/** What the part of the sentence around the number is about, or else the sentence, where that part says nothing by itself. */
function fieldsAbout(sentence: string, quantity: Quantity, { language, clauseId }: Said): FieldFigure[] {
  const isAbout = (text: string, { kind, about, unless, inClause }: FieldFigure) =>
    kind === quantity.kind &&
    (about[language].test(text) || (inClause?.id === clauseId && inClause.about[language].test(text))) &&
    unless?.[language].test(text) !== true;
  const part = partAround(sentence, quantity.index);
  const near = FIELD_FIGURES.filter((field) => isAbout(part, field));
  if (near.length > 0 || (part !== sentence && hasVerb(part, language))) return near;
  return FIELD_FIGURES.filter((field) => isAbout(sentence, field));
}

/** A condition and what follows from it are one thing. */
const CONDITION = /^(?:if|when|where|once|as soon as|jei|jeigu|kai|kada)(?!\p{L})/iu;
const BETWEEN = /[;,](?!\d)|(?<!\p{L})(?:and|but|ir|bet|o)(?!\p{L})/giu;

function partAround(sentence: string, index: number): string {
  if (CONDITION.test(sentence)) return sentence;
  const cuts = [...sentence.matchAll(BETWEEN)].map((cut) => cut.index);
  const from = cuts.findLast((cut) => cut <= index) ?? 0;
  return sentence.slice(from, cuts.find((cut) => cut > index) ?? sentence.length);
}

interface FieldDay {
  readonly key: AnswerKey;
  readonly about: Readonly<Record<Language, RegExp>>;
  readonly unless: Readonly<Record<Language, RegExp>>;
  readonly value: (terms: Terms) => IsoDate | undefined;
}

const DAYS: readonly FieldDay[] = [
  {
    key: 'final_deadline',
    about: {
      en: /(?<!\p{L})deadline|(?:project|work|services?|agreement|contract|everything|deliverables|results?)(?!\p{L}).*(?<!\p{L})(?:ends?|finish\p{L}*|complet\p{L}*|deliver(?:s|ed|y)?|ready|done|due|lasts?|until)(?!\p{L})|(?<!\p{L})(?:finishes|completes|delivers)(?!\p{L}).*(?:project|work|services?|everything|deliverables|results?)/iu,
      lt: /(?:projekt|darb|paslaug|sutart|rezultat|vis).*(?:baigia|baigt|baigs|baigė|užbaig|pabaig|galioja|atlik|perduod|perduo)|(?:baigia|baigt|baigs|užbaig|atlieka|atliks|perduoda|perduos).*(?:projekt|darb|paslaug|rezultat|vis)|(?:galutinis|atlikimo) terminas/iu,
    },
    unless: {
      en: /stage|milestone|phase|draft|first|part of|start|begin|commence/iu,
      lt: /etap|pirm|juodrašt|projekto versij|dal(?:į|is) |prad/iu,
    },
    value: ({ deadline }) => deadline,
  },
  {
    key: 'starting_work_date',
    about: { en: /(?<!\p{L})(?:starts?|begins?|commences?)(?!\p{L})/iu, lt: /(?<!\p{L})prad/iu },
    unless: { en: /stage|milestone|phase|campaign|event|period/iu, lt: /etap|kampanij|rengin|laikotarp/iu },
    value: ({ startDate }) => startDate,
  },
];

function dayConflict(sentence: string, { terms, language }: Said): FigureConflict | undefined {
  for (const date of datesIn(sentence)) {
    for (const { key, about, unless, value } of DAYS) {
      const answered = value(terms);
      if (answered === undefined || isSame(date, answered)) continue;
      if (!about[language].test(sentence) || unless[language].test(sentence)) continue;
      const { year = 0, month, day = 0, words } = date;
      return {
        own: { kind: 'date', value: year * 10_000 + month * 100 + day, words },
        clause: [formatFor(language).date(answered)],
        key,
      };
    }
  }
  return undefined;
}

/** As far as the words say it. */
function isSame({ year, month, day }: SaidDate, answered: IsoDate): boolean {
  const [ofYear, ofMonth, ofDay] = answered.split('-').map(Number);
  return (year === undefined || year === ofYear) && month === ofMonth && (day === undefined || day === ofDay);
}

/** The words without those sentences that differ from known ones in their numbers at most. */
export function withoutSentences(words: string, known: string): string {
  const forms = new Set(sentencesOf(known).map(withoutQuantities));
  return sentencesOf(words)
    .filter((each) => !forms.has(withoutQuantities(each)))
    .join(' ');
}
