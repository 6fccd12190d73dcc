import { americanFormat, americanSpelling } from './american.js';

describe(americanSpelling.name, () => {
  it.each([
    ['within 5 working days', 'within 5 business days'],
    ['Working day', 'Business day'],
    ['working hours', 'working hours'],
    ['A licence, Licences and a sublicence', 'A license, Licenses and a sublicense'],
    ['organising, recognised, authorisation, itemise', 'organizing, recognized, authorization, itemize'],
    ['Organised by colour', 'Organized by color'],
    ['fulfil, fulfils, fulfilled, fulfilment', 'fulfill, fulfills, fulfilled, fulfillment'],
    ['towards the centre, afterwards', 'toward the center, afterward'],
    ['practised in defence of the programme', 'practiced in defense of the program'],
    ['programmed by a programmer', 'programmed by a programmer'],
    ['analyse the analysis', 'analyze the analysis'],
  ])('%s', (british, american) => {
    expect(americanSpelling(british)).toBe(american);
  });

  it.each([
    'advise, advertised, arising, comprises, compromise, devised, enterprise, exercised, expertise, franchise',
    'likewise, merchandise, otherwise, precise, premises, promised, raise, revised, revision, rises, supervise',
    'surprise, treatise, wise, advisable, noise, this, his, list, disable, our, hours, four, course, source',
    'cancellation, called, filled, billing, sublicense, licensed, practice, rewards, forward',
  ])('leaves %s', (text) => {
    expect(americanSpelling(text)).toBe(text);
  });
});

describe('the American format', () => {
  it('puts the month first', () => {
    expect(americanFormat.date('2027-04-05').replace('\u00a0', ' ')).toBe('April 5, 2027');
  });
});
