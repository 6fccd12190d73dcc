import { clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';
import { WORK_TYPES } from '../../terms/terms.js';
import { CRITERIA } from './acceptance-criteria.js';

describe('the criteria of acceptance', () => {
  it.each([
    ['en', 'prevents or seriously hinders an agreed function', 'corrected after acceptance'],
    [
      'lt',
      'neleidžia naudotis sutarta funkcija arba labai tai apsunkina',
      'kiti trūkumai pašalinami po priėmimo',
    ],
  ] as const)('refuse a website for no less than its clause does (%s)', (language, grave, others) => {
    const clause = clauseText('acceptance', language, { ...paid('fixed'), workType: 'web_development' });
    const wording = CRITERIA.web_development.wording[language];
    for (const text of [clause.testing, wording]) {
      expect(text).toContain(grave);
      expect(text).toContain(others);
    }
  });

  it.each(WORK_TYPES)('say by what the work is judged, and not when it is accepted (%s)', (type) => {
    const { en, lt } = CRITERIA[type].wording;
    expect(en).toMatch(/compared with|checked/u);
    expect(lt).toMatch(/lyginamas|tikrinama/u);
    expect(`${en} ${lt}`).not.toMatch(/accepted when|priimama(?:s)?, kai|handed over|perduot/u);
  });
});
