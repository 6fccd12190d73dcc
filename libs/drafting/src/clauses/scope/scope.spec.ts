import { belongs, clauseText, wholeClause } from '../../../test/clause-text.js';
import { typedBlocks, typedItems } from '../../reading/typed-blocks.js';
import { WORK_TYPES, type Style } from '../../terms/terms.js';

describe('scope', () => {
  it('belongs in every contract', () => {
    expect(WORK_TYPES.every((workType) => belongs('scope', { workType }))).toBe(true);
  });

  it('quotes the user’s description and leaves a gap where there is none', () => {
    expect(clauseText('scope', 'en', { scope: 'A logo for a bakery' }).description).toMatch(
      /Description of the Services: A logo for a bakery\.$/,
    );
    expect(clauseText('scope', 'lt', { scope: undefined }).description).toMatch(/\[Paslaugų aprašymas\]\.$/);
  });

  it('C3 keeps the paragraphs and lists of a description below it', () => {
    const scopeBlocks = typedBlocks('Website:\n- home page\n- blog\n\nWe also train the staff');
    expect(clauseText('scope', 'en', { scope: 'x', scopeBlocks }).description).toMatch(
      /Description of the Services:\nWebsite:\nhome page;\nblog\.\nWe also train the staff\.$/,
    );
    expect(clauseText('scope', 'lt', { scope: 'x', scopeBlocks }).description).toMatch(
      /Paslaugų aprašymas:\nWebsite:\nhome page;\nblog\.\nWe also train the staff\.$/,
    );
  });

  it('names the kind of work in the user’s own words when the list did not fit', () => {
    expect(clauseText('scope', 'lt', { workTypeText: 'vertimai' }).description).toMatch(
      /^Darbo rūšis: vertimai\./,
    );
    expect(clauseText('scope', 'en', { workType: 'design' }).description).toMatch(/^Type of work: design\./);
    expect(clauseText('scope', 'en').description).toMatch(/^Description of the Services/);
  });

  it('lists deliverables and exclusions as items and stays complete without them', () => {
    const listed = { deliverables: typedItems('Logo\nBrand guide'), exclusions: typedItems('Printing') };
    expect(clauseText('scope', 'en', listed)).toMatchObject({
      deliverables: 'The Provider will hand over the following Deliverables:\nLogo;\nBrand guide.',
      exclusions: 'The Services do not include:\nPrinting.',
    });
    const bare = clauseText('scope', 'en', { deliverables: [], exclusions: [] });
    expect(bare).not.toHaveProperty('deliverables');
    expect(bare).not.toHaveProperty('exclusions');
  });

  it('is a closed list for the freelancer and covers all required tasks for the client', () => {
    const completeness = (style: Style) => clauseText('scope', 'en', { style }).completeness;
    expect(completeness('freelancer')).toMatch(/^This description is complete\./);
    expect(completeness('balanced')).toMatch(/^Minor tasks/);
    expect(completeness('client')).toMatch(/all tasks that are reasonably required/);
    expect(completeness('client')).toMatch(/\(clause <change-control>\)\.$/);
  });

  it('keeps working files out of a design except in the client’s favour', () => {
    const files = (style: Style) => clauseText('scope', 'en', { workType: 'design', style }).files;
    expect(files('balanced')).toMatch(/only if the description names them\.$/);
    const listed = { workType: 'design', deliverables: typedItems('Logo') } as const;
    expect(clauseText('scope', 'en', listed).files).toMatch(/only if the description or the list/);
    expect(clauseText('scope', 'lt', listed).files).toMatch(/aprašyme arba Rezultato sąraše\.$/);
    expect(clauseText('scope', 'lt', { workType: 'design' }).files).toMatch(/nurodytos aprašyme\.$/);
    const staged = {
      workType: 'design',
      deliverables: [],
      milestones: [{ name: '8 templates in Figma', date: undefined, amount: undefined, percent: undefined }],
    } as const;
    expect(clauseText('scope', 'en', staged).files).toMatch(/only if the description or the table in clause/);
    expect(clauseText('scope', 'lt', staged).files).toMatch(/aprašyme arba Sutarties .* punkto lentelėje\.$/);
    expect(files('client')).toMatch(/together with their editable working files/);
  });

  it('says what each kind of work owes and what it cannot promise', () => {
    expect(wholeClause('scope', 'en', { workType: 'web_development' })).toMatch(
      /Chrome, Edge, Firefox and Safari/,
    );
    expect(wholeClause('scope', 'en', { workType: 'marketing' })).toMatch(
      /does not promise a particular ranking/,
    );
    expect(wholeClause('scope', 'en', { workType: 'consulting' })).toMatch(
      /does not promise a particular business/,
    );
    expect(wholeClause('scope', 'lt', { workType: 'copywriting' })).toMatch(/Paslaugų teikėjas nežada/);
  });
});
