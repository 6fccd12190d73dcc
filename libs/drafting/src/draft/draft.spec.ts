import { cpuTime } from '../../test/cpu-time.js';
import type { Clause } from '../writing/clause.js';
import { CLAUSES } from '../clauses/index.js';
import { clausesFedBy } from './clauses-fed-by.js';
import { documentText } from '../model/document-text.js';
import { draft, draftTerms } from './draft.js';
import { CLAUSE_IDS, type ClauseId, type DraftDocument, type Language } from '../model/document.js';
import { ANSWER_KEYS } from '../terms/answers.js';
import { readTerms } from '../reading/read-terms.js';
import { worded } from '../writing/blocks.js';

const terms = readTerms({});

type Paragraphs = Clause['paragraphs'];

/** A clause of the test's own, the same text in both languages. */
const aClause = (id: ClauseId, paragraphs: Paragraphs, belongs = true): Clause => ({
  id,
  name: { en: id, lt: id },
  variables: [],
  belongs: () => belongs,
  paragraphs,
});

const paragraphOf =
  (name: string): Paragraphs =>
  (_terms, write) => [write.paragraph(name, write.text`Text of ${name}.`)];

const numbered = (document: DraftDocument): string[] =>
  document.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? [`${block.number} ${block.id}`] : [])),
  );

const inAny = (pattern: RegExp) => ({ en: pattern, lt: pattern });

describe(draftTerms.name, () => {
  it('numbers what belongs and drops sections that stay empty', () => {
    const clauses = [
      aClause('scope', paragraphOf('one')),
      aClause('timeline', paragraphOf('two'), false),
      aClause('fees', paragraphOf('three')),
      aClause('taxes', paragraphOf('four')),
    ];
    expect(numbered(draftTerms(terms, 'en', [], clauses))).toEqual([
      '1.1 scope.one',
      '2.1 fees.three',
      '2.2 taxes.four',
    ]);
  });

  it('heads a section by the one clause that stands in it alone', () => {
    const headings = (...ids: ClauseId[]): string[] =>
      draftTerms(
        terms,
        'lt',
        [],
        ids.map((id) => aClause(id, paragraphOf('one'))),
      ).sections.map(({ heading }) => heading);
    expect(headings('confidentiality')).toEqual(['Konfidencialumas']);
    expect(headings('confidentiality', 'data-protection')).toEqual(['Konfidencialumas ir asmens duomenys']);
    expect(headings('fees')).toEqual(['Kaina ir atsiskaitymo tvarka']);
  });

  it('resolves a reference to a clause, and to a paragraph of it, in either direction', () => {
    const clauses = [
      aClause('scope', (_terms, write) => [
        write.paragraph('first', write.text`See ${write.ref('fees')} and ${write.ref('fees.second')}.`),
      ]),
      aClause('fees', (_terms, write) => [
        write.table('milestones', ['Fee'], [[write.text`See ${write.ref('scope')}`]]),
        write.paragraph('first', write.text`First.`),
        write.paragraph('second', write.text`Second.`, [write.text`see ${write.ref('scope.first')};`]),
      ]),
    ];
    const text = documentText(draftTerms(terms, 'en', [], clauses));
    expect(text).toContain('1.1 See 2.1 and 2.2.');
    expect(text).toContain('See 1.1\n2.1 First.');
    expect(text).toContain('2.2.1 see 1.1;');
  });

  it.each<[string, Paragraphs, string]>([
    [
      'refers to a clause that is not there',
      (_terms, write) => [write.paragraph('a', write.text`See ${write.ref('audit')}.`)],
      'Clause scope: refers to audit, which is not in this document',
    ],
    [
      'names two blocks alike',
      (_terms, write) => [write.paragraph('a', write.text`A.`), write.paragraph('a', write.text`B.`)],
      'Clause scope: two blocks are named a',
    ],
    [
      'has an empty item',
      (_terms, write) => [write.paragraph('a', write.text`A:`, [write.text`${' '}`])],
      'Clause scope: the paragraph a has an empty part',
    ],
    [
      'has a table without rows',
      (_terms, write) => [write.table('milestones', ['A'], [])],
      'Clause scope: the table milestones has no rows',
    ],
    ['has no paragraphs at all', () => [], 'Clause scope: it belongs but has no text'],
  ])('names the clause that %s', (_case, text, message) => {
    expect(() => draftTerms(terms, 'en', [], [aClause('scope', text)])).toThrow(message);
  });

  it('lets the definitions see what the other clauses say', () => {
    const clauses = [
      aClause('definitions', (_terms, write) => [
        write.paragraph(
          'used',
          write.text`${write.mentions(inAny(/Deliverables/)) ? 'yes' : 'no'} ${write.mentions(inAny(/Audit/)) ? 'yes' : 'no'}`,
        ),
      ]),
      aClause('scope', (_terms, write) => [write.paragraph('a', write.text`The Deliverables.`)]),
    ];
    expect(documentText(draftTerms(terms, 'en', [], clauses))).toContain('1.1 yes no');
  });

  it('takes user texts as they are, never as a template', () => {
    const hostile = '${write.ref(1)} {{name}} [[client.name]]';
    const clauses = [
      aClause('scope', (_terms, write) => [write.paragraph('a', write.text`Said: ${hostile}.`)]),
    ];
    expect(draftTerms(terms, 'en', [], clauses).sections[0]?.blocks[0]).toMatchObject({
      content: [{ kind: 'text', text: `Said: ${hostile}.` }],
    });
  });

  it('fills the places of a sentence and sets its defined terms in bold', () => {
    const hostile = '{days} **bold**';
    const clauses = [
      aClause('scope', (_terms, write) => [
        write.paragraph('a', write.say('“**Work**” takes {days}: {said}.', { days: 5, said: hostile })),
      ]),
    ];
    expect(draftTerms(terms, 'en', [], clauses).sections[0]?.blocks[0]).toMatchObject({
      content: [
        { kind: 'text', text: '“' },
        { kind: 'text', text: 'Work', strong: true },
        { kind: 'text', text: `” takes 5: ${hostile}.` },
      ],
    });
  });

  it('names the sentence of which a place was left open, as the types do', () => {
    const clauses = [
      aClause('scope', (_terms, write) => [
        // @ts-expect-error `days` has no value
        write.paragraph('a', write.say('It takes {days}.', {})),
      ]),
    ];
    expect(() => draftTerms(terms, 'en', [], clauses)).toThrow('nothing fills {days} in: It takes {days}.');
  });

  it('composes each clause in the sentences of the language it is written in', () => {
    const paragraphs = worded(
      { en: { start: 'It starts.' }, lt: { start: 'Pradedama.' } },
      (_terms, write) => [write.paragraph('a', write.say(write.words.start))],
    );
    const text = (language: Language) =>
      documentText(draftTerms(terms, language, [], [aClause('scope', paragraphs)]));
    expect(text('en')).toContain('It starts.');
    expect(text('lt')).toContain('Pradedama.');
  });

  it('lets an abbreviation swallow the full stop', () => {
    const clauses = [
      aClause('scope', (_terms, write) => [
        write.paragraph('a', write.text`Pradžia: ${write.format.date('2027-02-01')}.`),
      ]),
    ];
    expect(documentText(draftTerms(terms, 'lt', [], clauses))).toContain('vasario 1\u00a0d.\n');
  });
});

describe(draft.name, () => {
  it.each<[Language, string, string]>([
    ['en', 'web_development', 'Web Development Agreement'],
    ['lt', 'web_development', 'INTERNETO SVETAINĖS KŪRIMO PASLAUGŲ SUTARTIS'],
    ['en', 'general', 'Freelance Services Agreement'],
    ['lt', 'consulting', 'KONSULTAVIMO PASLAUGŲ TEIKIMO SUTARTIS'],
  ])('titles a %s contract for %s', (language, workType, title) => {
    expect(draft({ freelance_type: workType }, language).title).toBe(title);
  });

  it('adds the user’s own name for the work to the title', () => {
    const answers = { freelance_type: 'other', freelance_type_other: 'Photography' };
    expect(draft(answers, 'en').title).toBe('Freelance Services Agreement: Photography');
  });

  it('opens the Lithuanian way: number, date and place, then the parties in the nominative', () => {
    const [number, place, parties] = draft({}, 'lt').opening.map((line) =>
      line
        .map((part) =>
          part.kind === 'placeholder' ? `[${part.name}]` : part.kind === 'text' ? part.text : '',
        )
        .join(''),
    );
    expect(number).toBe('Nr. [contract.number]');
    expect(place).toBe('[contract.date], [contract.place]');
    expect(parties).toMatch(
      /^\[provider\.name\] \(toliau – Paslaugų teikėjas\) ir \[client\.name\] \(toliau – Klientas\)/,
    );
  });

  it.each([
    ['author', false],
    ['business_certificate', false],
    ['certificate', true],
  ] as const)('asks for the VAT number of a provider with the status %s: %s', (provider_status, isAsked) => {
    const names = draft(
      { provider_type: 'person', provider_country: 'lt', provider_status, vat_status: 'exclusive' },
      'lt',
    ).toFill.entries.map(({ name }) => name);
    expect(names.includes('provider.vatCode')).toBe(isAsked);
  });

  it('asks only companies for a representative and only the registered for a VAT number', () => {
    const names = (answers: Record<string, string>): string[] =>
      draft(answers, 'en').toFill.entries.map(({ name }) => name);
    const persons = names({ provider_type: 'person', client_type: 'person', vat_status: 'not_registered' });
    expect(persons.filter((name) => /representative|vatCode/.test(name))).toEqual([]);
    expect(names({ provider_type: 'company', client_type: 'company' })).toEqual(
      expect.arrayContaining([
        'provider.representative',
        'client.representative',
        'provider.vatCode',
        'client.vatCode',
      ]),
    );
  });

  it('asks nobody in the United States for a VAT number', () => {
    const names = draft({ provider_country: 'us_ny', client_country: 'us_il' }, 'en').toFill.entries.map(
      ({ name }) => name,
    );
    expect(names.filter((name) => name.endsWith('vatCode'))).toEqual([]);
  });

  it.each([
    ['en', /AI-generated template.*legal professional review.*not liable/s],
    ['lt', /dirbtinio intelekto sukurtas šablonas.*teisininkui.*neatsako/s],
  ] as const)('R-LEGAL-10 says what the text is and is not (%s)', (language, said) => {
    const document = draft({}, language);
    expect(document.disclaimer).toMatch(said);
    expect(documentText(document)).toContain(document.disclaimer);
  });

  it('R-LEGAL-09 keeps names, addresses and bank details open and says so', () => {
    const { toFill } = draft({}, 'en');
    expect(toFill.intro).toMatch(/^Replace each/);
    expect(toFill.entries.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'provider.name',
        'client.address',
        'provider.iban',
        'terms.amount',
        'terms.scope',
      ]),
    );
  });

  it('takes far less than ten milliseconds once warm', () => {
    const answers = { freelance_type: 'web_development', personal_data: true };
    const times = Array.from({ length: 60 }, () => cpuTime(() => draft(answers, 'lt'))).toSorted(
      (a, b) => a - b,
    );
    expect(times[30]).toBeLessThan(10);
  });
});

describe('CLAUSES', () => {
  it('is the whole catalogue in its order', () => {
    expect(CLAUSES.map(({ id }) => id)).toEqual([...CLAUSE_IDS]);
  });

  it('names every clause in both languages', () => {
    for (const { name } of CLAUSES) {
      expect(name.en).toMatch(/\S/);
      expect(name.lt).toMatch(/\S/);
    }
  });
});

describe(clausesFedBy.name, () => {
  it('finds the clauses behind an answer and behind its free text', () => {
    expect(clausesFedBy('late_interest')).toContain('late-payment');
    expect(clausesFedBy('late_interest_other')).toEqual(clausesFedBy('late_interest'));
    expect(clausesFedBy('somebody_elses_field')).toEqual(['further:somebody_elses_field']);
  });

  it('finds at least one clause for every answer that changes the text', () => {
    const silent = ANSWER_KEYS.filter((key) => clausesFedBy(key).length === 0);
    expect(silent).toEqual(['left_language', 'contract_length']);
  });
});

describe('a sentence that ends in what was typed', () => {
  it.each(['logo, maybe cards??', 'a menu!', 'a logo and so on…', 'Meniu, 12 psl.'])(
    'has one end: %s',
    (scope_of_work) => {
      for (const language of ['en', 'lt'] as const)
        for (const contract_length of ['full', 'short']) {
          const text = documentText(draft({ scope_of_work, contract_length }, language));
          expect(text).toContain(`: ${scope_of_work}\n`);
        }
    },
  );
});
