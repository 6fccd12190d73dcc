import { belongs, clauseText } from '../../../test/clause-text.js';

describe('client’s warranties', () => {
  it('always belongs and covers the supplied materials', () => {
    expect(belongs('client-warranties')).toBe(true);
    expect(clauseText('client-warranties', 'en').warranties).toMatch(/owns the materials that it supplies/);
    expect(clauseText('client-warranties', 'lt').warranties).toMatch(/jo pateikta medžiaga priklauso jam/);
  });

  it('is limited to the client’s knowledge only in the client’s favour', () => {
    expect(clauseText('client-warranties', 'en', { style: 'client' }).warranties).toMatch(
      /that, as far as it knows:/,
    );
    expect(clauseText('client-warranties', 'lt', { style: 'client' }).warranties).toMatch(
      /kad, kiek jam žinoma:/,
    );
    expect(clauseText('client-warranties', 'en', { style: 'balanced' }).warranties).toMatch(/warrants that:/);
  });

  it.each(['design', 'marketing', 'copywriting'] as const)(
    'asks the client to check %s before it is published',
    (workType) => {
      expect(clauseText('client-warranties', 'en', { workType }).approval).toMatch(/the Client checks its/);
      expect(clauseText('client-warranties', 'lt', { workType }).approval).toMatch(/Klientas patikrina jo/);
    },
  );

  it('asks for lawful claims and contact lists in marketing', () => {
    expect(clauseText('client-warranties', 'en', { workType: 'marketing' }).warranties).toMatch(
      /supported by evidence; its contact lists were collected lawfully/,
    );
  });
});
