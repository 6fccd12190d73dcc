import { withDaysInFigures } from './days-in-words.js';

describe('days that are spelled out', () => {
  it.each([
    ['the thirtieth day of June 2026', 'the 30 day of June 2026'],
    [
      'on the third (3rd) of February of the year two thousand and twenty five (2025)',
      'on the 3 of February 2025',
    ],
    ['the thirteenth day of January Two thousand and twenty-six.', 'the 13 day of January 2026.'],
    ['du tūkstančiai dvidešimt penktų metų vasario trečia diena', '2025 m. vasario 3 diena'],
    ['Du tūkstančiai dvidešimt ketvirtųjų metų rugsėjo dvidešimt trečia diena', '2024 m. rugsėjo 23 diena'],
    ['du tūkstančiai trisdešimt antrų metų birželio devintoji diena', '2032 m. birželio 9 diena'],
    ['rugpjūčio trisdešimt pirmą dieną', 'rugpjūčio 31 dieną'],
    ['spalio dvidešimtą dieną', 'spalio 20 dieną'],
  ])('%s', (said, figures) => {
    expect(withDaysInFigures(said)).toBe(figures);
  });

  it.each([
    ['the second draft of the report', 'an ordinal that is no day'],
    ['two thousand words in May', 'a number that is no year'],
    ['pirmoji mokymų diena', 'a day without its month'],
  ])('leaves "%s" alone: %s', (said) => {
    expect(withDaysInFigures(said)).toBe(said);
  });
});
