import type { SpecialData } from '../../terms/terms.js';
import { belongs, clauseText, wholeClause } from '../../../test/clause-text.js';

describe('data protection', () => {
  it('belongs only when the provider handles personal data for the client', () => {
    expect(belongs('data-protection', { personalData: true })).toBe(true);
    expect(belongs('data-protection', { personalData: false })).toBe(false);
  });

  it.each([
    ['subject, nature, purpose, duration', 'processing', /subject matter and purpose:.*nature:.*duration:/s],
    ['kinds of data and people', 'processing', /people concerned:.*kinds of data:/s],
    ['documented instructions', 'provider', /only on the Client’s documented instructions/],
    ['confidentiality of persons', 'provider', /bound to confidentiality/],
    ['security', 'provider', /article 32/],
    ['other processors', 'subprocessors', /same duties and remains fully liable/],
    ['rights of data subjects', 'provider', /answer requests by which people exercise their rights/],
    ['help with articles 32 to 36', 'provider', /articles 32 to 36/],
    [
      'deletion or return',
      'deletion',
      /deletes all the personal data or returns them, as the Client chooses/,
    ],
    ['information and audits', 'audit', /all information needed to show.*audits and inspections/],
    ['transfers', 'transfers', /only on the Client’s documented instructions/],
    ['unlawful instructions', 'provider', /an instruction breaks Data Protection Law/],
  ])('holds what article 28(3) of the GDPR asks for: %s', (_what, paragraph, words) => {
    expect(clauseText('data-protection', 'en', { personalData: true })[paragraph]).toMatch(words);
  });

  it('names children, and others whose sensitive data were named, among the people concerned', () => {
    const people = (specialData: readonly SpecialData[], language: 'en' | 'lt' = 'en') =>
      clauseText('data-protection', language, { personalData: true, workType: 'consulting', specialData })
        .processing?.split('\n')
        .find((line) => /^(people concerned|duomenų subjektai)/.test(line));
    expect(people([])).toBe('people concerned: the Client’s employees, customers and business contacts;');
    expect(people(['children'])).toMatch(/contacts, also children whose data the Services need;$/);
    expect(people(['health'])).toMatch(/, also other people whom the sensitive data named below concern;$/);
    expect(people(['health', 'children'])).toMatch(/, also children and other people whom/);
    expect(
      wholeClause('data-protection', 'en', {
        personalData: true,
        workType: 'consulting',
        specialData: ['children'],
      }),
    ).not.toMatch(/forms and notices for children/);
    expect(people(['children'], 'lt')).toMatch(/taip pat vaikai, kurių duomenų reikia Paslaugoms;$/);
    expect(people(['health', 'children'], 'lt')).toMatch(/taip pat vaikai ir kiti asmenys, su kuriais/);
  });

  it('says the same in Lithuanian, paragraph by paragraph', () => {
    const names = (language: 'en' | 'lt') =>
      Object.entries(clauseText('data-protection', language, { personalData: true })).map(
        ([name, text]) => `${name} ${text.split('\n').length}`,
      );
    expect(names('lt')).toEqual(names('en'));
    expect(wholeClause('data-protection', 'lt', { personalData: true })).toMatch(/BDAR 32–36 straipsniai/);
  });

  it('allows other processors generally or one by one, as subcontracting was agreed', () => {
    const subprocessors = (subcontracting: 'allowed' | 'consent') =>
      clauseText('data-protection', 'en', { personalData: true, subcontracting }).subprocessors;
    expect(subprocessors('allowed')).toMatch(
      /general permission.*10 working days before it adds or replaces one/,
    );
    expect(subprocessors('consent')).toMatch(/only with the Client’s prior written permission/);
  });

  it('shortens the time to report a breach in the client’s favour', () => {
    const breach = (style: 'freelancer' | 'balanced' | 'client') =>
      clauseText('data-protection', 'lt', { personalData: true, style }).breach;
    expect(breach('client')).toMatch(/per 24 \(dvidešimt keturias\) valandas/);
    expect(breach('balanced')).toMatch(/per 48 \(keturiasdešimt aštuonias\) valandas/);
    expect(breach('freelancer')).not.toMatch(/valand/);
  });

  it('makes the client pay for extra help unless the contract favours the client', () => {
    expect(clauseText('data-protection', 'en', { personalData: true, style: 'balanced' }).costs).toMatch(
      /unless the Provider’s own breach/,
    );
    expect(
      clauseText('data-protection', 'en', { personalData: true, style: 'client' }).costs,
    ).toBeUndefined();
  });

  it('names the law of the countries concerned', () => {
    const british = clauseText('data-protection', 'en', {
      personalData: true,
      client: { kind: 'company', country: { code: 'gb' } },
    });
    expect(british.law).toMatch(/UK GDPR with the Data Protection Act 2018/);
    expect(british.transfers).toMatch(/or the United Kingdom/);
    const american = clauseText('data-protection', 'en', {
      personalData: true,
      governingLaw: { code: 'us-ca' },
    });
    expect(american['service-provider']).toMatch(/does not sell or share/);
    expect(wholeClause('data-protection', 'en', { personalData: true })).not.toMatch(/UK GDPR|United States/);
  });

  it('asks for standard clauses where the provider itself stands outside the European area', () => {
    const transfers = (provider: 'us-ny' | 'lt' | 'gb', client: 'us-ny' | 'de') =>
      clauseText('data-protection', 'en', {
        personalData: true,
        governingLaw: { code: client },
        provider: { kind: 'person', country: { code: provider } },
        client: { kind: 'company', country: { code: client } },
      }).transfers;
    expect(transfers('us-ny', 'de')).toMatch(/the Parties sign the standard contractual clauses/);
    expect(transfers('lt', 'de')).not.toMatch(/sign/);
    expect(transfers('gb', 'de')).not.toMatch(/sign/);
    expect(transfers('us-ny', 'us-ny')).toBeUndefined();
  });

  it('describes the data that the kind of work touches', () => {
    expect(
      clauseText('data-protection', 'en', { personalData: true, workType: 'marketing' }).processing,
    ).toMatch(/newsletter subscribers/);
    expect(
      clauseText('data-protection', 'lt', { personalData: true, workType: 'web_development' }).processing,
    ).toMatch(/programinės įrangos naudotojai/);
  });

  it('names the sensitive data of the work with their safeguards, and instructs only those', () => {
    const clinic = { personalData: true, specialData: ['health', 'children'] } as const;
    const english = clauseText('data-protection', 'en', clinic);
    expect(english.processing).toMatch(
      /in particular data concerning health and data about children, which the Client instructs .*; other special categories of data .* only if/,
    );
    expect(english.sensitive).toMatch(
      /explicit consent.*named beforehand.*encrypted.*impact assessment.*parent/s,
    );
    expect(english.sensitive).not.toMatch(/article 10/);
    const lithuanian = clauseText('data-protection', 'lt', { ...clinic, specialData: ['criminal'] });
    expect(lithuanian.processing).toMatch(/taip pat duomenys apie apkaltinamuosius nuosprendžius/);
    expect(lithuanian.sensitive).toMatch(/BDAR 10 straipsnis/);
    expect(clauseText('data-protection', 'en', { ...clinic, specialData: [] })).not.toHaveProperty(
      'sensitive',
    );
  });
});
