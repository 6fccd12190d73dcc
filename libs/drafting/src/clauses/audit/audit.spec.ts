import { belongs, clauseText } from '../../../test/clause-text.js';
import { paid } from '../../../test/payment.js';
import type { Terms } from '../../terms/terms.js';

const chosen: Partial<Terms> = { optionalClauses: new Set(['audit']) };

describe('check of invoices', () => {
  it('belongs only when it is chosen', () => {
    expect(belongs('audit', chosen)).toBe(true);
    expect(belongs('audit')).toBe(false);
  });

  it('is limited to invoices, once a year, on notice, at the client’s expense', () => {
    expect(clauseText('audit', 'en', chosen).right).toMatch(
      /^Once a year, on 10 working days’ written notice and at its own expense.*invoices of the last 12 months.*nothing else/,
    );
    expect(clauseText('audit', 'lt', chosen).right).toMatch(/paskutinių 12 \(dvylikos\) mėnesių sąskaitas/);
  });

  it('checks what the invoices follow from: hours where hours are paid, never where a price or a commission is', () => {
    const right = (structure: 'fixed' | 'hourly' | 'commission', language: 'en' | 'lt' = 'en') =>
      clauseText('audit', language, { ...chosen, ...paid(structure) }).right;
    expect(right('hourly')).toMatch(/12 months: time and reimbursed expenses/);
    expect(right('commission')).toMatch(/12 months: additional work and reimbursed expenses/);
    expect(right('fixed', 'lt')).toMatch(/įrašus: papildomus darbus ir atlygintas išlaidas/);
  });

  it('settles differences both ways within the term of payment', () => {
    expect(clauseText('audit', 'en', { ...chosen, dueDays: 21 }).difference).toMatch(
      /refunds the difference within 21 calendar days after the check; if too little, the Client pays it/,
    );
    expect(clauseText('audit', 'lt', { ...chosen, dueDays: 21 }).difference).toMatch(
      /per 21 \(dvidešimt vieną\) kalendorinę dieną/,
    );
  });

  it('adds the cost of the check only in the client’s favour', () => {
    expect(clauseText('audit', 'en', { ...chosen, style: 'client' }).difference).toMatch(/more than 10%/);
    expect(clauseText('audit', 'en', chosen).difference).not.toMatch(/cost of the check/);
  });

  it('keeps what was learnt secret with or without a confidentiality clause', () => {
    expect(clauseText('audit', 'en', chosen).way).toMatch(/<confidentiality\.duties>/);
    expect(clauseText('audit', 'en', { ...chosen, confidentiality: { kind: 'none', years: 2 } }).way).toMatch(
      /keeps it secret/,
    );
  });
});
