import type { CountryCode } from '../terms/terms.js';
import { COUNTRY_CODES } from '../terms/terms.js';
import { formatFor } from './index.js';
import { agree, numberWords } from './lt-numerals.js';

const format = formatFor('lt');
const shown = (text: string): string => text.replaceAll('\u00a0', '_');

describe('formatFor lt', () => {
  it('writes the price of one of many to the part of a cent that it has', () => {
    const rates = [0.12, 0.045, 80].map((rate) => shown(format.rate(rate, 'EUR')));
    expect(rates).toEqual(['0,12_Eur', '0,045_Eur', '80,00_Eur']);
  });

  it.each([
    [1, 'EUR', '1,00_Eur (vienas euras, 00_ct)'],
    [2, 'EUR', '2,00_Eur (du eurai, 00_ct)'],
    [10, 'EUR', '10,00_Eur (dešimt eurų, 00_ct)'],
    [11, 'EUR', '11,00_Eur (vienuolika eurų, 00_ct)'],
    [21, 'EUR', '21,00_Eur (dvidešimt vienas euras, 00_ct)'],
    [101, 'EUR', '101,00_Eur (vienas šimtas vienas euras, 00_ct)'],
    [111, 'EUR', '111,00_Eur (vienas šimtas vienuolika eurų, 00_ct)'],
    [0.5, 'EUR', '0,50_Eur (nulis eurų, 50_ct)'],
    [4800, 'EUR', '4_800,00_Eur (keturi tūkstančiai aštuoni šimtai eurų, 00_ct)'],
    [12_500.07, 'EUR', '12_500,07_Eur (dvylika tūkstančių penki šimtai eurų, 07_ct)'],
    [1_000, 'USD', '1_000,00_USD (vienas tūkstantis JAV dolerių, 00_ct)'],
    [1_001, 'USD', '1_001,00_USD (vienas tūkstantis vienas JAV doleris, 00_ct)'],
    [1_002, 'USD', '1_002,00_USD (vienas tūkstantis du JAV doleriai, 00_ct)'],
    [23, 'GBP', '23,00_GBP (dvidešimt trys svarai sterlingų, 00_p)'],
    [41, 'PLN', '41,00_PLN (keturiasdešimt vienas Lenkijos zlotas, 00_gr)'],
    [2, 'SEK', '2,00_SEK (dvi Švedijos kronos, 00_erių)'],
    [1_000_000, 'EUR', '1_000_000,00_Eur (vienas milijonas eurų, 00_ct)'],
    [7, 'CHF', '7,00_CHF (septyni CHF, 00/100)'],
    [7, '__proto__', '7,00___proto__ (septyni __proto__, 00/100)'],
  ])('writes money %d %s in figures and in words', (amount, currency, expected) => {
    expect(shown(format.moneyInWords(amount, currency))).toBe(expected);
    expect(expected.startsWith(`${shown(format.money(amount, currency))} (`)).toBe(true);
  });

  it.each([
    ['2025-01-15', '2025_m. sausio 15_d.'],
    ['2025-02-03', '2025_m. vasario 3_d.'],
    ['2025-03-31', '2025_m. kovo 31_d.'],
    ['2025-04-30', '2025_m. balandžio 30_d.'],
    ['2025-05-01', '2025_m. gegužės 1_d.'],
    ['2025-06-24', '2025_m. birželio 24_d.'],
    ['2025-07-06', '2025_m. liepos 6_d.'],
    ['2025-08-15', '2025_m. rugpjūčio 15_d.'],
    ['2025-09-01', '2025_m. rugsėjo 1_d.'],
    ['2025-10-10', '2025_m. spalio 10_d.'],
    ['2025-11-02', '2025_m. lapkričio 2_d.'],
    ['2025-12-24', '2025_m. gruodžio 24_d.'],
  ])('writes the date %s with the month in the genitive', (date, expected) => {
    expect(shown(format.date(date))).toBe(expected);
  });

  it.each([
    [1, '1_(vieną) dieną', '1_(viena) diena', '1_(vienos) dienos'],
    [2, '2_(dvi) dienas', '2_(dvi) dienos', '2_(dviejų) dienų'],
    [3, '3_(tris) dienas', '3_(trys) dienos', '3_(trijų) dienų'],
    [5, '5_(penkias) dienas', '5_(penkios) dienos', '5_(penkių) dienų'],
    [10, '10_(dešimt) dienų', '10_(dešimt) dienų', '10_(dešimt) dienų'],
    [11, '11_(vienuolika) dienų', '11_(vienuolika) dienų', '11_(vienuolikos) dienų'],
    [14, '14_(keturiolika) dienų', '14_(keturiolika) dienų', '14_(keturiolikos) dienų'],
    [20, '20_(dvidešimt) dienų', '20_(dvidešimt) dienų', '20_(dvidešimt) dienų'],
    [21, '21_(dvidešimt vieną) dieną', '21_(dvidešimt viena) diena', '21_(dvidešimt vienos) dienos'],
    [22, '22_(dvidešimt dvi) dienas', '22_(dvidešimt dvi) dienos', '22_(dvidešimt dviejų) dienų'],
    [30, '30_(trisdešimt) dienų', '30_(trisdešimt) dienų', '30_(trisdešimt) dienų'],
    [
      45,
      '45_(keturiasdešimt penkias) dienas',
      '45_(keturiasdešimt penkios) dienos',
      '45_(keturiasdešimt penkių) dienų',
    ],
    [100, '100_(vieną šimtą) dienų', '100_(vienas šimtas) dienų', '100_(vieno šimto) dienų'],
    [
      101,
      '101_(vieną šimtą vieną) dieną',
      '101_(vienas šimtas viena) diena',
      '101_(vieno šimto vienos) dienos',
    ],
    [
      111,
      '111_(vieną šimtą vienuolika) dienų',
      '111_(vienas šimtas vienuolika) dienų',
      '111_(vieno šimto vienuolikos) dienų',
    ],
    [
      1000,
      '1_000_(vieną tūkstantį) dienų',
      '1_000_(vienas tūkstantis) dienų',
      '1_000_(vieno tūkstančio) dienų',
    ],
  ])('agrees %d with days in three cases', (n, accusative, nominative, genitive) => {
    expect(shown(format.count(n, 'day'))).toBe(accusative);
    expect(shown(format.countOf(n, 'day'))).toBe(nominative);
    expect(shown(format.countGenitive(n, 'day'))).toBe(genitive);
  });

  it.each([
    [1, 'working-day', '1_(vieną) darbo dieną'],
    [5, 'working-day', '5_(penkias) darbo dienas'],
    [10, 'working-day', '10_(dešimt) darbo dienų'],
    [7, 'calendar-day', '7_(septynias) kalendorines dienas'],
    [14, 'calendar-day', '14_(keturiolika) kalendorinių dienų'],
    [21, 'calendar-day', '21_(dvidešimt vieną) kalendorinę dieną'],
    [1, 'month', '1_(vieną) mėnesį'],
    [3, 'month', '3_(tris) mėnesius'],
    [6, 'month', '6_(šešis) mėnesius'],
    [12, 'month', '12_(dvylika) mėnesių'],
    [1, 'year', '1_(vienerius) metus'],
    [2, 'year', '2_(dvejus) metus'],
    [5, 'year', '5_(penkerius) metus'],
    [10, 'year', '10_(dešimt) metų'],
    [4, 'hour', '4_(keturias) valandas'],
    [40, 'hour', '40_(keturiasdešimt) valandų'],
    [7.5, 'hour', '7,5_valandos'],
    [2, 'revision-round', '2_(du) pataisymų ratus'],
  ] as const)('writes %d %s in the accusative', (n, unit, expected) => {
    expect(shown(format.count(n, unit))).toBe(expected);
  });

  it.each([
    [1, 'revision-round', '1_(vienas) pataisymų ratas'],
    [2, 'revision-round', '2_(du) pataisymų ratai'],
    [10, 'revision-round', '10_(dešimt) pataisymų ratų'],
    [2, 'year', '2_(dveji) metai'],
    [9, 'month', '9_(devyni) mėnesiai'],
    [8, 'calendar-day', '8_(aštuonios) kalendorinės dienos'],
  ] as const)('writes %d %s in the nominative', (n, unit, expected) => {
    expect(shown(format.countOf(n, unit))).toBe(expected);
  });

  it('writes percentages with a space and numbers with a comma', () => {
    expect(shown(format.percent(30))).toBe('30_%');
    expect(shown(format.percent(0.05))).toBe('0,05_%');
    expect(shown(format.number(12_500.25))).toBe('12_500,25');
    expect(format.list(['a', 'b', 'c'])).toBe('a, b ir c');
  });

  it('names every law and every court in the nominative', () => {
    const endings = COUNTRY_CODES.map((code: CountryCode) => [format.law({ code }), format.courts({ code })]);
    for (const [law, courts] of endings) {
      expect(law).toMatch(/ teisė$/);
      expect(courts).toMatch(/ teismai$/);
    }
    expect(format.law({ code: 'other', name: 'Ispanija' })).toBe('šios valstybės teisė (Ispanija)');
  });
});

describe(numberWords.name, () => {
  it.each([
    [0, 'nulis'],
    [12, 'dvylika'],
    [19, 'devyniolika'],
    [90, 'devyniasdešimt'],
    [200, 'du šimtai'],
    [999, 'devyni šimtai devyniasdešimt devyni'],
    [1_000, 'vienas tūkstantis'],
    [2_000, 'du tūkstančiai'],
    [10_000, 'dešimt tūkstančių'],
    [11_011, 'vienuolika tūkstančių vienuolika'],
    [12_500, 'dvylika tūkstančių penki šimtai'],
    [21_001, 'dvidešimt vienas tūkstantis vienas'],
    [111_000, 'vienas šimtas vienuolika tūkstančių'],
    [1_000_000, 'vienas milijonas'],
    [
      2_345_678,
      'du milijonai trys šimtai keturiasdešimt penki tūkstančiai šeši šimtai septyniasdešimt aštuoni',
    ],
    [999_000_000_000, 'devyni šimtai devyniasdešimt devyni milijardai'],
  ])('writes %d', (n, expected) => {
    expect(numberWords(n, 'nominative', 'masculine')).toBe(expected);
  });

  it('agrees with the plural rules of the language for every number to 2 000', () => {
    const rules = new Intl.PluralRules('lt');
    for (let n = 0; n <= 2000; n += 1) {
      expect(agree(n, ['one', 'few', 'other'])).toBe(rules.select(n));
    }
  });
});
