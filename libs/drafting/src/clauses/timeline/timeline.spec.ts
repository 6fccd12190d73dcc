import { clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';

describe('timeline', () => {
  it('writes the dates as the language does', () => {
    const dates = { ...paid('fixed'), startDate: '2027-01-15', deadline: '2027-03-01' };
    expect(clauseText('timeline', 'en', dates)).toMatchObject({
      start: 'The Provider will start the Services on 15 January 2027.',
      deadline: 'The Provider will complete the Services by 1 March 2027.',
    });
    expect(clauseText('timeline', 'lt', dates)).toMatchObject({
      start: 'Paslaugų teikimo pradžia: 2027 m. sausio 15 d.',
      deadline: 'Galutinis Paslaugų įvykdymo terminas: 2027 m. kovo 1 d.',
    });
  });

  it('leaves gaps for dates that a project needs', () => {
    const open = { ...paid('fixed'), startDate: undefined, deadline: undefined };
    expect(clauseText('timeline', 'en', open)).toMatchObject({
      start: 'The Provider will start the Services on [start date].',
      deadline: 'The Provider will complete the Services by [final deadline].',
    });
  });

  it('needs no deadline for a retainer', () => {
    expect(clauseText('timeline', 'en', { ...paid('retainer'), deadline: undefined }).deadline).toMatch(
      /^The Services are performed continuously\./,
    );
    expect(clauseText('timeline', 'en', { ...paid('retainer'), deadline: '2027-12-31' }).deadline).toMatch(
      /continuously until 31 December 2027/,
    );
  });

  it('sets the milestones out in a table', () => {
    const milestones = [
      { name: 'Draft', date: '2027-02-01', amount: undefined, percent: undefined },
      { name: 'Launch', date: undefined, amount: undefined, percent: undefined },
    ];
    expect(clauseText('timeline', 'en', { milestones }).milestones).toBe(
      '1\nDraft\n1 February 2027\n2\nLaunch\nby the final deadline',
    );
    expect(clauseText('timeline', 'lt', { milestones: [] })).not.toHaveProperty('milestones');
  });

  it('does not say twice when a stage is accepted, in the heading and in the words that were typed', () => {
    const table = (acceptance: string, language: 'en' | 'lt') =>
      clauseText('timeline', language, {
        milestones: [{ name: 'Text', date: undefined, amount: undefined, percent: undefined, acceptance }],
      }).milestones;
    expect(table('kai tekstą patvirtina direktorė', 'lt')).toMatch(/\ntekstą patvirtina direktorė$/);
    expect(table('When the editor signs', 'en')).toMatch(/\nthe editor signs$/);
    expect(table('Kailio pavyzdys tinka', 'lt')).toMatch(/\nKailio pavyzdys tinka$/);
  });

  it('sets out in the same table what is paid and when it counts as accepted', () => {
    const milestones = [
      { name: 'Draft', date: '2027-02-01', amount: 1200, percent: 25, acceptance: 'the test set passes' },
      { name: 'Launch', date: undefined, amount: undefined, percent: 40 },
      { name: 'Help', date: undefined, amount: undefined, percent: undefined },
    ];
    const staged = { ...paid('milestones'), milestones };
    const en = clauseText('timeline', 'en', staged);
    expect(en.milestones).toBe(
      '1\nDraft\n1 February 2027\nEUR 1,200.00\nthe test set passes\n' +
        '2\nLaunch\nby the final deadline\n40% of the Fees\n–\n' +
        '3\nHelp\nby the final deadline\nas agreed in writing\n–',
    );
    expect(en.accepted).toMatch(/“Accepted when” is part of the description .* \(clause <acceptance>\)\.$/);
    const lt = clauseText('timeline', 'lt', { ...paid('hourly'), milestones: milestones.slice(0, 1) });
    expect(lt.milestones).toBe('1\nDraft\n2027 m. vasario 1 d.\nthe test set passes');
    expect(lt.accepted).toMatch(/„Priimama, kai“/);
  });

  it('makes dates binding by name only for the client, and delay by the client costs dates most in the freelancer’s favour', () => {
    expect(clauseText('timeline', 'en', { style: 'client' }).essence).toMatch(
      /^The dates in this Agreement are binding\./,
    );
    expect(clauseText('timeline', 'en', { style: 'balanced' })).not.toHaveProperty('essence');
    expect(clauseText('timeline', 'en', { style: 'freelancer' }).delay).toMatch(
      /at least one day for each day/,
    );
    expect(clauseText('timeline', 'lt', { style: 'client' }).delay).toMatch(/nedelsdamas pranešė raštu/);
  });
});
