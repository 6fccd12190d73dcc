import { draftBoth } from '../draft/bilingual.js';
import { bilingualText } from '../model/bilingual-text.js';
import { goldenAnswers } from '../../test/golden-answers.js';
import { contentsOf } from '../model/contents.js';
import { documentText } from '../model/document-text.js';
import { draft } from '../draft/draft.js';
import type { Language } from '../model/document.js';
import { PLACEHOLDER_NAMES } from '../model/document.js';
import { WORK_TYPES } from '../terms/terms.js';
import { detailsOf } from './details-of.js';
import { fillIn, withoutOptions } from './fill-in.js';
import { DETAIL_NAMES, NONE } from './vocabulary.js';

const languages: Language[] = ['en', 'lt'];
const answers = goldenAnswers('web_development', 'en');
const contract = draft(answers, 'en');

const gapsIn = (document: typeof contract): string[] =>
  contentsOf(document)
    .flat()
    .flatMap((part) => (part.kind === 'placeholder' ? [part.name] : []));

describe(detailsOf.name, () => {
  it('has every gap of the vocabulary but the signatures themselves', () => {
    expect(PLACEHOLDER_NAMES.filter((name) => !name.endsWith('.signature')).sort()).toEqual(
      [...DETAIL_NAMES].sort(),
    );
  });

  it.each(languages.flatMap((language) => WORK_TYPES.map((type) => [language, type] as const)))(
    'asks in %s of %s for each gap once, with how often it stands there',
    (language, type) => {
      const given = goldenAnswers(type, language);
      const document = draft(given, language);
      const gaps = gapsIn(document).filter((name) => !name.endsWith('.signature'));
      const details = detailsOf(document, given, language);

      expect(details.map(({ id }) => id).sort()).toEqual([...new Set(gaps)].sort());
      for (const { id, places } of details) expect(places).toBe(gaps.filter((name) => name === id).length);
    },
  );

  it('names them in the language of who fills them', () => {
    const [en, lt] = languages.map((language) => detailsOf(contract, answers, language)[0]?.label);
    expect([en, lt]).toEqual(['Provider’s full name', 'Paslaugų teikėjo vardas ir pavardė']);
  });

  it('says of which country a party is and whether it is a company', () => {
    const client = detailsOf(contract, answers, 'en').find(({ id }) => id === 'client.code');
    expect(client).toMatchObject({ isCompany: true, country: expect.stringMatching(/^[a-z]{2}$/) });
  });
});

describe(fillIn.name, () => {
  it.each(languages)('puts a detail wherever its gap stands (%s)', (language) => {
    const document = draft(answers, language);
    const filled = fillIn(document, { 'provider.name': 'Ieva Šimkutė-Žąsienė' });

    const before = gapsIn(document).filter((name) => name === 'provider.name').length;
    expect(before).toBeGreaterThan(1);
    expect(documentText(filled).split('Ieva Šimkutė-Žąsienė')).toHaveLength(before + 1);
    expect(gapsIn(filled)).not.toContain('provider.name');
    expect(filled.toFill.entries.map(({ name }) => name)).not.toContain('provider.name');
  });

  it.each([
    ['LT12 1000 0111 0100 1000', 'LT12\u00a01000\u00a00111\u00a00100\u00a01000'],
    /* No cell has room for it on one line. */
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84 MALT 0110 0001 2345 MTLC AST0 01S'],
  ])('does not divide the account %s, if it has room on a line', (typed, written) => {
    expect(documentText(fillIn(draft(answers, 'lt'), { 'provider.iban': typed }))).toContain(written);
  });

  it('leaves nothing open but the signatures when all is given', () => {
    const all = Object.fromEntries(DETAIL_NAMES.map((name) => [name, `<${name}>`]));
    expect([...new Set(gapsIn(fillIn(contract, all)))]).toEqual(['provider.signature', 'client.signature']);
  });

  it.each([
    ['en', '2027-01-15', /15 January 2027/],
    ['lt', '2027-01-15', /2027 m\. sausio 15 d\./],
    ['en', 'the day of signing', /the day of signing/],
  ] as const)('writes a date as the contract writes dates (%s, %s)', (language, date, expected) => {
    const filled = fillIn(draft(answers, language), { 'contract.date': date });
    expect(documentText(filled).replaceAll(/\u00a0/g, ' ')).toMatch(expected);
  });

  it('lets none turn the words behind it round', () => {
    const filled = documentText(fillIn(contract, { 'client.name': '\u200fBrot GmbH \u202egnp.exe\u2067' }));
    expect(filled).toContain('Brot GmbH gnp.exe');
    expect(filled).not.toMatch(/[\u200f\u202a-\u202e\u2066-\u2069]/u);
  });

  it('keeps blank ones as gaps', () => {
    expect(fillIn(contract, { 'client.name': ' ', 'client.email': '' })).toEqual(contract);
  });

  it('has no line for a number that the contract does not have', () => {
    expect(fillIn(contract, { 'contract.number': NONE }).opening).toEqual(contract.opening.slice(1));
    expect(documentText(fillIn(contract, { 'contract.number': '7/2027' }))).toContain('No. 7/2027');
  });

  it.each(languages)('leaves out what neither has, and says of one that it has none (%s)', (language) => {
    const given = goldenAnswers('web_development', language);
    const document = draft(given, language);
    const rows = (details: Record<string, string>) => fillIn(document, details).parties.rows;
    const said = (details: Record<string, string>) =>
      rows(details).map((row) => row.flat().map((part) => (part.kind === 'text' ? part.text : '[]')));

    expect(rows({})).toEqual(document.parties.rows);
    expect(rows({ 'provider.vatCode': NONE, 'client.vatCode': NONE })).toHaveLength(
      document.parties.rows.length - 1,
    );
    expect(said({ 'provider.vatCode': 'LT1', 'client.vatCode': NONE })).toContainEqual([
      expect.any(String),
      'LT1',
      NONE,
    ]);
  });

  it.each(languages)('keeps the row of what every contract needs, whatever stands there (%s)', (language) => {
    const document = draft(goldenAnswers('design', language), language);
    const dashes = { 'provider.email': NONE, 'client.email': NONE };
    expect(fillIn(document, dashes).parties.rows).toHaveLength(document.parties.rows.length);
  });

  it('changes no other word', () => {
    const all = Object.fromEntries(contract.toFill.entries.map(({ name, label }) => [name, `[${label}]`]));
    const wording = (document: typeof contract) => documentText({ ...document, toFill: contract.toFill });
    expect(wording(fillIn(contract, all))).toBe(wording(contract));
  });
});

describe(withoutOptions.name, () => {
  const begun = { 'provider.name': 'Lina', 'client.vatCode': ' ' };

  it.each(languages)('leaves no label of what a contract can do without (%s)', (language) => {
    const document = draft(goldenAnswers('web_development', language), language);
    const filled = fillIn(document, withoutOptions(begun));
    const gaps = gapsIn(filled);

    expect(gaps.filter((name) => /vatCode|number/u.test(name))).toEqual([]);
    expect(filled.toFill.entries.filter(({ name }) => /vatCode|number/u.test(name))).toEqual([]);
    expect(gaps).toEqual(expect.arrayContaining(['provider.address', 'client.signatureDate']));
    expect(filled.parties.rows).toHaveLength(document.parties.rows.length - 1);
    expect(filled.opening).toHaveLength(document.opening.length - 1);
  });

  it('leaves them out of both texts', () => {
    const both = fillIn(draftBoth(answers, { left: 'en', prevails: 'lt' }), withoutOptions(begun));
    expect(bilingualText(both)).not.toMatch(/VAT number \(|kodas \(jeigu|N[or]\. \[/u);
  });

  it('changes nothing of a contract that nobody has begun to fill in', () => {
    expect(fillIn(contract, withoutOptions({ 'client.name': ' ' }))).toEqual(contract);
  });

  it('keeps those that are to stay', () => {
    const kept = withoutOptions({ 'provider.name': 'Lina' }, (name) => name === 'client.vatCode');
    expect(kept).toEqual({ 'provider.name': 'Lina', 'provider.vatCode': NONE, 'contract.number': NONE });
  });
});

describe('the details of a contract in both languages', () => {
  const both = draftBoth(answers, { left: 'en', prevails: 'lt' });

  it('are asked once each, for all places in both texts', () => {
    const asked = detailsOf(both, answers, 'en');
    expect(asked.map(({ id }) => id)).toEqual(
      detailsOf(draft(answers, 'en'), answers, 'en').map(({ id }) => id),
    );
    const [name] = detailsOf(draft(answers, 'en'), answers, 'en');
    expect(asked[0]?.places).toBeGreaterThan(name?.places ?? 0);
  });

  it('stand in both texts, days as each writes them', () => {
    const filled = fillIn(both, {
      'contract.date': '2027-01-15',
      'provider.name': 'Lina',
      'contract.number': NONE,
    });
    const text = bilingualText(filled).replaceAll('\u00a0', ' ');
    expect(text).toContain('15 January 2027');
    expect(text).toContain('2027 m. sausio 15 d.');
    expect(text).not.toContain('Nr. [');
    expect(text).not.toMatch(/Provider’s full name\]|Paslaugų teikėjo vardas ir pavardė\]/);
  });
});
