import { belongs, clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';
import { typedItems } from '../../reading/typed-blocks.js';

describe('acceptance', () => {
  it('belongs where something is handed over', () => {
    const advice = { ...paid('hourly'), workType: 'consulting', deliverables: [] } as const;
    expect(belongs('acceptance', advice)).toBe(false);
    expect(belongs('acceptance', { ...advice, deliverables: typedItems('Report') })).toBe(true);
    expect(belongs('acceptance', { ...advice, ...paid('fixed') })).toBe(true);
  });

  it('gives the review period in working days', () => {
    const terms = { ...paid('fixed'), acceptanceDays: 7 };
    expect(clauseText('acceptance', 'en', terms).review).toMatch(/^Within 7 working days after delivery/);
    expect(clauseText('acceptance', 'lt', terms).review).toMatch(/^Per 7 \(septynias\) darbo dienas/);
  });

  it('takes silence as acceptance, for the freelancer also use, for the client neither', () => {
    const acceptance = (style: 'balanced' | 'freelancer' | 'client') =>
      clauseText('acceptance', 'en', { ...paid('fixed'), style });
    expect(acceptance('balanced').deemed).toMatch(
      /<acceptance\.review>, <acceptance\.correction> or <acceptance\.longest> ends and the Client has given no reason to refuse it\.$/,
    );
    expect(acceptance('freelancer').deemed).toMatch(/puts it into use/);
    expect(acceptance('client')).not.toHaveProperty('deemed');
    expect(acceptance('client')['sign-off']).toMatch(/silence or use is not/);
  });

  it('never lets a missing sign-off hold back payment for more than 30 days', () => {
    expect(clauseText('acceptance', 'lt', { ...paid('fixed'), style: 'client' }).payment).toMatch(
      /iš viso atidedama ne ilgiau kaip 30 \(trisdešimt\) kalendorinių dienų nuo perdavimo/,
    );
  });

  it.each(['balanced', 'freelancer', 'client'] as const)(
    'bounds the periods of all rounds and corrections together (%s)',
    (style) => {
      const terms = { ...paid('fixed'), style, acceptanceDays: 15, revisionRounds: 3 };
      const bound = {
        en: /30 calendar days.* in total(?:, even if .*)?; the days in which the Provider works on/,
        lt: /30 \(trisdešimt\) kalendorinių dienų.*; dienos, kuriomis/,
      };
      for (const language of ['en', 'lt'] as const) {
        const text = clauseText('acceptance', language, terms);
        expect(text[style === 'client' ? 'payment' : 'longest']).toMatch(bound[language]);
        if (style !== 'client') expect(text.deemed).toContain('<acceptance.longest>');
      }
    },
  );

  it('tells defects that stop a launch from others, and starts anew after a round of revisions', () => {
    expect(clauseText('acceptance', 'en', { ...paid('fixed'), workType: 'web_development' }).testing).toMatch(
      /prevents or seriously hinders an agreed function/,
    );
    expect(clauseText('acceptance', 'en', { ...paid('fixed'), revisionRounds: 2 }).review).toMatch(
      /the period starts again/,
    );
    expect(
      clauseText('acceptance', 'en', { ...paid('fixed'), revisionRounds: undefined }).review,
    ).not.toMatch(/starts again/);
  });
});
