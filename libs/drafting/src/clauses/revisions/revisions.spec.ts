import { belongs, clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';
import { typedItems } from '../../reading/typed-blocks.js';

describe('revisions', () => {
  it('belongs only to work that has rounds of revisions', () => {
    expect(belongs('revisions', { revisionRounds: 2 })).toBe(true);
    expect(belongs('revisions', { revisionRounds: undefined })).toBe(false);
  });

  it('counts the rounds in the grammar of the language', () => {
    const rounds = (revisionRounds: number) => clauseText('revisions', 'lt', { revisionRounds }).rounds;
    expect(rounds(1)).toMatch(/įeina 1 \(vienas\) pataisymų ratas/);
    expect(rounds(3)).toMatch(/įeina 3 \(trys\) pataisymų ratai/);
    expect(clauseText('revisions', 'en', { revisionRounds: 1 }).rounds).toMatch(
      /include 1 round of revisions for/,
    );
  });

  it('says that rounds are paid by time where every hour is, and only there', () => {
    const rounds = (structure: 'fixed' | 'hourly', language: 'en' | 'lt') =>
      clauseText('revisions', language, { ...paid(structure), revisionRounds: 2 }).rounds;
    expect(rounds('hourly', 'en')).toMatch(/for each Deliverable, paid by time like the rest of them\./);
    expect(rounds('hourly', 'lt')).toMatch(
      /Rezultato daliai; jų laikas apmokamas kaip ir kitas Paslaugų laikas\./,
    );
    expect(rounds('fixed', 'en')).toMatch(/for each Deliverable\. A round/);
    expect(rounds('fixed', 'lt')).toMatch(/Rezultato daliai\. Vieną/);
  });

  it('lets a designer’s client choose one concept', () => {
    expect(clauseText('revisions', 'en', { workType: 'design', revisionRounds: 2 }).concept).toMatch(
      /chooses one/,
    );
    expect(clauseText('revisions', 'en', { workType: 'copywriting', revisionRounds: 2 })).not.toHaveProperty(
      'concept',
    );
  });

  it('gives comments the period of acceptance, or one of its own where nothing is accepted', () => {
    const window = (deliverables: string) =>
      clauseText('revisions', 'en', {
        ...paid('hourly'),
        workType: 'consulting',
        revisionRounds: 2,
        deliverables: typedItems(deliverables),
      }).window;
    expect(window('Report')).toMatch(/within the period in clause <acceptance\.review>/);
    expect(window('')).toMatch(/within 14 calendar days/);
  });

  it('charges further rounds at the rate of additional work, and no mistakes', () => {
    expect(clauseText('revisions', 'en', { revisionRounds: 2 }).limit).toMatch(
      /every further round are additional work, paid as clause <change-control\.rate> says.*free of charge/,
    );
  });
});
