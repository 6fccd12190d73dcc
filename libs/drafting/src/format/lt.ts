import { countryTexts } from './countries.js';
import { NBSP, centPart, dateParts, decimal, isInCents, toCents, twoDecimals } from './digits.js';
import type { Format, Unit } from './format.js';
import { agree, numberWords, type Case, type Gender, type NounForms } from './lt-numerals.js';

export const MONTHS_GENITIVE = [
  'sausio',
  'vasario',
  'kovo',
  'balandžio',
  'gegužės',
  'birželio',
  'liepos',
  'rugpjūčio',
  'rugsėjo',
  'spalio',
  'lapkričio',
  'gruodžio',
];

interface CountedNoun {
  readonly gender: Gender;
  readonly forms: Record<Case, NounForms>;
  /** After a number with decimals: genitive singular. */
  readonly fraction: string;
}

const days = (before: Record<Case, NounForms>): CountedNoun => ({
  gender: 'feminine',
  forms: before,
  fraction: before.genitive[0],
});

const UNITS: Record<Unit, CountedNoun> = {
  day: days({
    nominative: ['diena', 'dienos', 'dienų'],
    accusative: ['dieną', 'dienas', 'dienų'],
    genitive: ['dienos', 'dienų', 'dienų'],
  }),
  'working-day': days({
    nominative: ['darbo diena', 'darbo dienos', 'darbo dienų'],
    accusative: ['darbo dieną', 'darbo dienas', 'darbo dienų'],
    genitive: ['darbo dienos', 'darbo dienų', 'darbo dienų'],
  }),
  'calendar-day': days({
    nominative: ['kalendorinė diena', 'kalendorinės dienos', 'kalendorinių dienų'],
    accusative: ['kalendorinę dieną', 'kalendorines dienas', 'kalendorinių dienų'],
    genitive: ['kalendorinės dienos', 'kalendorinių dienų', 'kalendorinių dienų'],
  }),
  month: {
    gender: 'masculine',
    forms: {
      nominative: ['mėnuo', 'mėnesiai', 'mėnesių'],
      accusative: ['mėnesį', 'mėnesius', 'mėnesių'],
      genitive: ['mėnesio', 'mėnesių', 'mėnesių'],
    },
    fraction: 'mėnesio',
  },
  year: {
    gender: 'plural',
    forms: {
      nominative: ['metai', 'metai', 'metų'],
      accusative: ['metus', 'metus', 'metų'],
      genitive: ['metų', 'metų', 'metų'],
    },
    fraction: 'metų',
  },
  hour: {
    gender: 'feminine',
    forms: {
      nominative: ['valanda', 'valandos', 'valandų'],
      accusative: ['valandą', 'valandas', 'valandų'],
      genitive: ['valandos', 'valandų', 'valandų'],
    },
    fraction: 'valandos',
  },
  'revision-round': {
    gender: 'masculine',
    forms: {
      nominative: ['pataisymų ratas', 'pataisymų ratai', 'pataisymų ratų'],
      accusative: ['pataisymų ratą', 'pataisymų ratus', 'pataisymų ratų'],
      genitive: ['pataisymų rato', 'pataisymų ratų', 'pataisymų ratų'],
    },
    fraction: 'pataisymų rato',
  },
  concept: {
    gender: 'feminine',
    forms: {
      nominative: ['idėja', 'idėjos', 'idėjų'],
      accusative: ['idėją', 'idėjas', 'idėjų'],
      genitive: ['idėjos', 'idėjų', 'idėjų'],
    },
    fraction: 'idėjos',
  },
  unit: {
    gender: 'masculine',
    forms: {
      nominative: ['vienetas', 'vienetai', 'vienetų'],
      accusative: ['vienetą', 'vienetus', 'vienetų'],
      genitive: ['vieneto', 'vienetų', 'vienetų'],
    },
    fraction: 'vieneto',
  },
  week: {
    gender: 'feminine',
    forms: {
      nominative: ['savaitė', 'savaitės', 'savaičių'],
      accusative: ['savaitę', 'savaites', 'savaičių'],
      genitive: ['savaitės', 'savaičių', 'savaičių'],
    },
    fraction: 'savaitės',
  },
};

interface CurrencyWords {
  /** What stands after the figures. */
  readonly sign: string;
  readonly gender: Gender;
  readonly forms: NounForms;
  /** Abbreviation of the hundredth part. */
  readonly cent: string;
}

/* A map, since the user may have typed the currency, and a record also answers to the names of Object's own members. */
const CURRENCIES: ReadonlyMap<string, CurrencyWords> = new Map(
  Object.entries({
    EUR: { sign: 'Eur', gender: 'masculine', forms: ['euras', 'eurai', 'eurų'], cent: 'ct' },
    USD: {
      sign: 'USD',
      gender: 'masculine',
      forms: ['JAV doleris', 'JAV doleriai', 'JAV dolerių'],
      cent: 'ct',
    },
    GBP: {
      sign: 'GBP',
      gender: 'masculine',
      forms: ['svaras sterlingų', 'svarai sterlingų', 'svarų sterlingų'],
      cent: 'p',
    },
    PLN: {
      sign: 'PLN',
      gender: 'masculine',
      forms: ['Lenkijos zlotas', 'Lenkijos zlotai', 'Lenkijos zlotų'],
      cent: 'gr',
    },
    SEK: {
      sign: 'SEK',
      gender: 'feminine',
      forms: ['Švedijos krona', 'Švedijos kronos', 'Švedijos kronų'],
      cent: 'erių',
    },
  }),
);

const number = (value: number): string => decimal(value, NBSP, ',');

function currencyWords(currency: string): CurrencyWords {
  return (
    CURRENCIES.get(currency) ?? {
      sign: currency,
      gender: 'masculine',
      forms: [currency, currency, currency],
      cent: '',
    }
  );
}

function money(amount: number, currency: string): string {
  return `${twoDecimals(amount, NBSP, ',')}${NBSP}${currencyWords(currency).sign}`;
}

function moneyInWords(amount: number, currency: string): string {
  const { gender, forms, cent } = currencyWords(currency);
  const whole = Math.trunc(toCents(amount) / 100);
  const words = `${numberWords(whole, 'nominative', gender)} ${agree(whole, forms)}`;
  const cents = cent === '' ? `${centPart(amount)}/100` : `${centPart(amount)}${NBSP}${cent}`;
  return `${money(amount, currency)} (${words}, ${cents})`;
}

const counted =
  (grammaticalCase: Case) =>
  (n: number, unit: Unit): string => {
    const { gender, forms, fraction } = UNITS[unit];
    if (!Number.isInteger(n)) return `${number(n)}${NBSP}${fraction}`;
    const words = numberWords(n, grammaticalCase, gender);
    return `${number(n)}${NBSP}(${words}) ${agree(n, forms[grammaticalCase])}`;
  };

export const lithuanianFormat: Format = {
  money,
  moneyInWords,
  rate: (amount, currency) =>
    isInCents(amount) ? money(amount, currency) : `${number(amount)}${NBSP}${currencyWords(currency).sign}`,
  currencySign: (currency) => currencyWords(currency).sign,
  date(date) {
    const { year, month, day } = dateParts(date);
    return `${year}${NBSP}m. ${MONTHS_GENITIVE[month - 1] ?? ''} ${day}${NBSP}d.`;
  },
  percent: (value) => `${number(value)}${NBSP}%`,
  number,
  count: counted('accusative'),
  countOf: counted('nominative'),
  countGenitive: counted('genitive'),
  list(items) {
    const last = items.at(-1) ?? '';
    return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ir ${last}`;
  },
  law: (country) => countryTexts(country, 'lt').law,
  courts: (country) => countryTexts(country, 'lt').courts,
  country: (country) => countryTexts(country, 'lt').name,
};
