import { situationOf } from './situation.js';

const workOf = (scope: string, freelance_type?: string, freelance_type_other = '') =>
  situationOf({ scope_of_work: scope, freelance_type_other, ...(freelance_type && { freelance_type }) }, 'en')
    .work;
const TALK = 'Hi Anna, as discussed, here is what we need.';

describe('the work named in a sentence', () => {
  it('is called by the words that name it', () => {
    expect(workOf('Logo for a bakery. Three drafts.', 'design')).toEqual({
      kind: 'text',
      text: 'Logo for a bakery',
    });
  });

  it('has other quotation marks inside than stand around it', () => {
    expect(workOf('Kavinės „Rytas“ ženklas', 'design')).toMatchObject({ text: 'Kavinės ‚Rytas‘ ženklas' });
    expect(workOf('Logo for “Sunrise”', 'design')).toMatchObject({ text: 'Logo for ‘Sunrise’' });
  });

  it('is called by its kind where the words name nothing', () => {
    expect(workOf(TALK, 'web_development')).toEqual({
      kind: 'each',
      words: { en: 'web development', lt: 'interneto svetainių kūrimas' },
    });
    expect(workOf(TALK, 'other', 'Beekeeping')).toEqual({ kind: 'text', text: 'Beekeeping' });
    expect(workOf(TALK)).toEqual({
      kind: 'each',
      words: { en: 'the agreed services', lt: 'sutartos paslaugos' },
    });
    expect(workOf('1. Logo\n2. Brand guide', 'design')).toMatchObject({ words: { en: 'design' } });
  });
});
