import { cpuTime } from '../../test/cpu-time.js';
import { soundsRequired } from './required.js';

describe(soundsRequired.name, () => {
  it.each([
    'It is essential to name the price',
    'CRITICAL: no deadline',
    'The contract must say who pays',
    'A cap on liability is missing',
    'There is a risk of non-payment',
    'Ensure compliance with the GDPR',
    'This is legally required',
    'A vital clause is missing; it is not long',
    'Not a detail: the deadline is important',
    'Būtina nurodyti kainą',
    'Svarbu: nenurodytas terminas',
    'Ribokite atsakomybę',
    'Tai privaloma nuostata',
    'Esminė sąlyga neaptarta',
    'Kyla rizika prarasti teises',
  ])('R-SUM-12 hears it in "%s"', (text) => expect(soundsRequired(text)).toBe(true));

  it.each([
    'Consider a shorter payment term',
    'This is unimportant',
    'A stamp is not required',
    'It is not strictly necessary to name a mediator',
    'It isn’t essential, but it helps',
    'Cover at no risk to you',
    'Some non-essential details are missing',
    'Pass the mustard',
    'Take the risk off the table',
    'Antspaudas nebūtinas',
    'Tai nesvarbu',
    'Mediacija nėra privaloma',
    'Verta apsvarstyti trumpesnį terminą',
    'Neatsakyta į klausimą',
    '',
  ])('T-28 does not hear it in "%s"', (text) => expect(soundsRequired(text)).toBe(false));

  it('takes no longer for hostile text', () => {
    const time = cpuTime(() => {
      expect(soundsRequired('not '.repeat(100_000))).toBe(false);
      expect(soundsRequired(`${'not x '.repeat(50_000)}required`)).toBe(false);
    });
    expect(time).toBeLessThan(1_000);
  });
});
