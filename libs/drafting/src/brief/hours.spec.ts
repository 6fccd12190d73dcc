import { readBrief } from './read-brief.js';

const proposed = (brief: string, of: string) =>
  readBrief(brief, '2026-11-26').proposals.find(({ key }) => key === of);
const hoursOf = (brief: string) => proposed(brief, 'hours_cap');

describe('when a monthly fee is paid', () => {
  it.each([
    ['Bookkeeping for a cafe, EUR 300 a month, paid by the 15th of the following month.', 'end'],
    ['Reikia buhalterės, 300 Eur per mėnesį, mokam iki kito mėnesio 15 d.', 'end'],
    ['Bookkeeping for a cafe, EUR 300 a month, invoiced monthly in advance.', 'start'],
    ['Reikia buhalterės, 300 Eur per mėnesį, mokėsim iš anksto už kiekvieną mėnesį.', 'start'],
  ])('is read from %s', (brief, value) => {
    expect(proposed(brief, 'monthly_fee_time')).toMatchObject({ value, isCertain: true });
  });

  it('is none of hourly work', () => {
    const brief = 'We need a developer, 40 EUR an hour, paid by the 15th of the following month.';
    expect(proposed(brief, 'monthly_fee_time')).toBeUndefined();
  });
});

describe('the limit of hours', () => {
  it.each([
    'We need a developer. 30 hours a month at 40 EUR an hour.',
    'We need a developer, 40 EUR an hour, up to 30 hours of work each month.',
    'We need a developer, 40 EUR an hour, each month up to 30 hours.',
    'We need a developer, 40 EUR an hour, 30 h/month.',
    'We need a developer, up to 10 hours of work per week, 40 EUR an hour.',
    'Reikia programuotojo, 30 val. per mėn., 40 Eur/val.',
    'Reikia programuotojo, kas mėnesį iki 30 val., 40 Eur/val.',
    'Reikia programuotojo, iki 30 valandų darbo per mėnesį, 40 Eur/val.',
    'Reikia programuotojo nuo sausio 4 d. iki birželio 30 d., kas savaitę po 3 val., 40 Eur/val.',
  ])('of hourly work is none of a month or a week: %s', (brief) => {
    expect(hoursOf(brief)).toBeUndefined();
  });

  it.each([
    ['We need a developer, 40 EUR an hour, up to 30 hours of work each month.', true],
    ['We need a developer, 40 EUR an hour, max 30 hours per month.', true],
    ['Reikia programuotojo, iki 30 valandų darbo per mėnesį, 40 Eur/val.', true],
    ['We need a developer. 30 hours a month at 40 EUR an hour.', false],
    ['Reikia programuotojo, 30 val. per mėn., 40 Eur/val.', false],
  ])('of each month is one of its own where the work is hourly: %s', (brief, isCertain) => {
    expect(proposed(brief, 'monthly_hours_cap')).toMatchObject({ value: '30', isCertain });
  });

  it.each([
    'We need a developer, 40 EUR an hour, up to 30 hours in total.',
    'We need a developer, 40 EUR an hour, capped at 30 hours.',
    'We need a developer. 900 EUR a month for up to 30 hours a month.',
    'We need a developer on a retainer of 900 EUR per month, 30 hours a month.',
    'Reikia programuotojo, iki 30 valandų, 40 Eur/val.',
    'Reikia programuotojo, 900 Eur per mėn., iki 30 val. per mėn.',
  ])('is that of all the work, or of each month of a retainer: %s', (brief) => {
    expect(hoursOf(brief)).toMatchObject({ value: '30', isCertain: true });
  });

  it.each([
    'We need a developer for up to 30 hours a month.',
    'Reikia programuotojo iki 30 val. per mėnesį.',
  ])('is to be looked at where nobody says how it is paid: %s', (brief) => {
    expect(hoursOf(brief)).toMatchObject({ value: '30', isCertain: false });
  });
});
