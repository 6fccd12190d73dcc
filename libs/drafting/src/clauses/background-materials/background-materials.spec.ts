import { belongs, clauseText } from '../../../test/clause-text.js';
import type { Style, Terms } from '../../terms/terms.js';
import { typedItems } from '../../reading/typed-blocks.js';

const APP = { workType: 'web_development' } as const;

describe('background-materials', () => {
  it.each(['balanced', 'freelancer', 'client'] as const)(
    'says only beside an exclusive licence that its own is not exclusive: %s',
    (style) => {
      const ofLicence = (language: 'en' | 'lt') =>
        clauseText('background-materials', language, { ...APP, ip: 'licence', style }).licence;
      expect(ofLicence('en')?.includes('not exclusively')).toBe(style === 'client');
      expect(ofLicence('lt')?.includes('tačiau kaip neišimtinė')).toBe(style === 'client');
    },
  );

  it('belongs where earlier work can end up in a deliverable', () => {
    expect(belongs('background-materials', { workType: 'general', deliverables: [] })).toBe(false);
    expect(belongs('background-materials', { workType: 'general', deliverables: typedItems('Manual') })).toBe(
      true,
    );
    expect(belongs('background-materials', { workType: 'consulting', deliverables: [] })).toBe(true);
  });

  it('licenses what is embedded, wider for the client than for the freelancer', () => {
    const licence = (style: Style) => clauseText('background-materials', 'en', { ...APP, style }).licence;
    expect(licence('freelancer')).toMatch(/may not use, change or pass them on separately/);
    expect(licence('client')).toMatch(/adapt, transfer and sublicense/);
  });

  it('has third-party material listed, and asks before code that infects the client’s own', () => {
    const software = clauseText('background-materials', 'en', APP);
    expect(software['third-party']).toMatch(/Open-source components.*a list of them with their licences/);
    expect(software['open-source']).toMatch(/prior written consent/);
    expect(clauseText('background-materials', 'en', { workType: 'design' })).not.toHaveProperty([
      'open-source',
    ]);
  });

  it('lets the provider keep its experience but not secrets', () => {
    const knowHow = (changes: Partial<Terms> = {}) =>
      clauseText('background-materials', 'lt', { ...APP, ...changes })['know-how'];
    expect(knowHow()).toMatch(/neatskleisdamas Konfidencialios informacijos/);
    expect(knowHow({ confidentiality: { kind: 'none', years: 1 } })).not.toMatch(/[Kk]onfidencial/);
  });
});
