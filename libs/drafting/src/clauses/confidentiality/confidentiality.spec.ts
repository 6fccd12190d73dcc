import { belongs, clauseText, wholeClause } from '../../../test/clause-text.js';
import type { Terms } from '../../terms/terms.js';

const secrecy = (kind: Terms['confidentiality']['kind'], years = 2): Partial<Terms> => ({
  confidentiality: { kind, years },
});

describe('confidentiality', () => {
  it('belongs unless the parties want none', () => {
    expect(belongs('confidentiality', secrecy('mutual'))).toBe(true);
    expect(belongs('confidentiality', secrecy('client-only'))).toBe(true);
    expect(belongs('confidentiality', secrecy('none'))).toBe(false);
  });

  it('binds whoever receives when it is mutual, and only the provider when it is one-way', () => {
    expect(clauseText('confidentiality', 'en', secrecy('mutual')).duties).toMatch(/^A Party that receives/);
    expect(clauseText('confidentiality', 'en', secrecy('client-only')).duties).toMatch(/^The Provider uses/);
    expect(wholeClause('confidentiality', 'en', secrecy('client-only'))).not.toMatch(/the recipient/);
    expect(clauseText('confidentiality', 'lt', secrecy('client-only')).duties).toMatch(/^Paslaugų teikėjas/);
    expect(wholeClause('confidentiality', 'lt', secrecy('client-only'))).not.toMatch(/informacijos gavėjas/);
  });

  it('covers marked information for the freelancer and everything not public for the client', () => {
    const definition = (style: Terms['style']) =>
      clauseText('confidentiality', 'en', { ...secrecy('mutual'), style }).definition;
    expect(definition('freelancer')).toMatch(
      /is marked as confidential when it is given, or is named as confidential in writing/,
    );
    expect(definition('balanced')).toMatch(/clearly confidential by its nature/);
    expect(definition('client')).toMatch(/whether or not it is marked/);
  });

  it('ends after the agreed years, in the words of each language', () => {
    const terms = { ...secrecy('mutual', 3), style: 'freelancer' } as const;
    expect(clauseText('confidentiality', 'en', terms).duration).toBe(
      'These duties apply while this Agreement lasts and for 3 years after it ends.',
    );
    expect(clauseText('confidentiality', 'lt', terms).duration).toBe(
      'Šie įsipareigojimai galioja Sutarties galiojimo metu ir 3 (trejus) metus po jos pasibaigimo.',
    );
  });

  it('keeps trade secrets protected except in the freelancer’s favour', () => {
    expect(clauseText('confidentiality', 'en', { ...secrecy('mutual'), style: 'client' }).duration).toMatch(
      /trade secret/,
    );
    expect(
      clauseText('confidentiality', 'lt', { ...secrecy('mutual'), style: 'freelancer' }).duration,
    ).not.toMatch(/[Kk]omercinė paslaptis/);
  });

  it('always excludes what is public, known, received from others or developed independently', () => {
    expect(clauseText('confidentiality', 'en', secrecy('client-only')).exclusions).toMatch(
      /becomes public.*already lawfully had.*lawfully receives.*develops independently/,
    );
    expect(clauseText('confidentiality', 'lt', secrecy('client-only')).exclusions).toMatch(
      /tampa vieša.*teisėtai turėjo.*teisėtai gauna.*sukuria savarankiškai/,
    );
  });

  it('always allows disclosure that the law compels and reports to authorities', () => {
    expect(clauseText('confidentiality', 'en', secrecy('client-only')).compelled).toMatch(
      /as far as a law, a court or a public authority requires.*reporting a suspected breach of the law/,
    );
  });

  it.each([
    ['the governing law', { governingLaw: { code: 'us-ny' } }],
    ['the provider', { provider: { kind: 'person', country: { code: 'us-ca' } } }],
    ['the client', { client: { kind: 'company', country: { code: 'us' } } }],
  ] as const)('gives the US whistle-blower notice when %s is American', (_link, changes) => {
    for (const language of ['en', 'lt'] as const) {
      const { immunity, retaliation } = clauseText('confidentiality', language, {
        ...secrecy('mutual'),
        ...changes,
      });
      expect(immunity).toMatch(/18 U\.S\.C\. § 1833\(b\)/);
      expect(immunity?.split('\n')).toHaveLength(3);
      expect(retaliation).toBeDefined();
    }
  });

  it('leaves the US notice out elsewhere', () => {
    expect(wholeClause('confidentiality', 'en', secrecy('mutual'))).not.toMatch(/U\.S\.C\./);
  });

  it('does not forbid the portfolio that another clause allows', () => {
    const exclusions = (portfolio: Terms['portfolio']) =>
      clauseText('confidentiality', 'en', { ...secrecy('mutual'), workType: 'design', portfolio }).exclusions;
    expect(exclusions('allowed')).toMatch(/<credit-portfolio\.portfolio>/);
    expect(exclusions('forbidden')).not.toMatch(/</);
  });
});
