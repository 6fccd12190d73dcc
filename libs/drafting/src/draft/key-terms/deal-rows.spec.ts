import { goldenAnswers } from '../../../test/golden-answers.js';
import type { Language } from '../../model/document.js';
import type { Answers } from '../../terms/answers.js';
import { draft } from '../draft.js';

/** What the table says under a label, as somebody reads it. */
const rowOf = (label: string, language: Language, answers: Answers): string | undefined => {
  const { keyTerms } = draft({ ...goldenAnswers('design', language), ...answers }, language);
  const row = keyTerms.table.rows.find(([name]) =>
    name?.some((part) => part.kind === 'text' && part.text === label),
  );
  return row?.[1]
    ?.map((part) => (part.kind === 'text' ? part.text : part.label))
    .join('')
    .replaceAll('\u00a0', ' ');
};
const stages = (count: number, amount: string) =>
  Array.from({ length: count }, (_, at) => ({
    name: `Part ${at + 1} of the campaign with all its pictures and words`,
    date: `2027-0${at + 1}-15`,
    amount,
    unit: 'money' as const,
  }));
const byStages = (count: number): Answers => ({
  payment_structure: 'milestones',
  payment_amount: String(count * 500),
  starting_work_date: '2027-01-04',
  final_deadline: '2027-09-30',
  milestones: stages(count, '500'),
});

describe('the first page of a contract', () => {
  it.each([2, 4, 6])('names each of %d stages with its day and sum', (count) => {
    for (const [label, language] of [
      ['Milestones', 'en'],
      ['Etapai', 'lt'],
    ] as const) {
      const said = rowOf(label, language, byStages(count)) ?? '';
      expect(said.split('; ')).toHaveLength(count);
      for (const each of said.split('; '))
        expect(each).toMatch(/^Part \d of .*: .*(?:January|February|March|April|May|June|2027 m\.).*500/u);
    }
  });

  it('counts more stages than that', () => {
    expect(rowOf('Milestones', 'en', byStages(7))).toBe('7, as listed in the clause');
    expect(rowOf('Etapai', 'lt', byStages(7))).toBe('Iš viso 7, kaip išvardyta punkte');
  });

  it('names what is handed over, and how much more the clause lists', () => {
    const deliverables = Array.from(
      { length: 9 },
      (_, at) => `Poster ${at + 1} for the summer concerts in the park`,
    ).join('\n');
    const [english, lithuanian] = [
      rowOf('Deliverables', 'en', { deliverables }),
      rowOf('Rezultatas', 'lt', { deliverables }),
    ];
    expect(english).toMatch(
      /^Poster 1 .*; Poster 5 for the summer concerts in the park, and 4 more \(clause \d\.\d\)$/u,
    );
    expect(lithuanian).toMatch(
      /^Poster 1 .*; Poster 5 for the summer concerts in the park ir dar 4 \(Sutarties \d\.\d\.? punktas\)$/u,
    );
  });

  it('cuts a name only between words, and not inside a figure', () => {
    const name =
      'Sketches, layouts and print files of everything that the shop needs for its opening 2 400 pieces in total';
    const said = rowOf('Milestones', 'en', {
      ...byStages(2),
      milestones: stages(2, '500').map((each, at) => (at === 0 ? { ...each, name } : each)),
    });
    expect(said).toMatch(
      /^Sketches, layouts and print files of everything that the shop needs for its opening…: /u,
    );
  });

  it.each(['short', 'full'])('names the work and not that somebody wishes for it (%s)', (contract_length) => {
    const work = (scope_of_work: string) => rowOf('Work', 'en', { scope_of_work, contract_length });
    expect(work('We finally need a website.')).toBe('A website');
    expect(work(`We need a website!! 5-6 pages, plus a shop. ${'More of it. '.repeat(30)}`)).toBe(
      'A website. 5-6 pages, plus a shop',
    );
  });

  it.each([
    ['Work', 'en', 'Logo and price list for a bakery'],
    ['Darbas', 'lt', 'Kepyklos logotipas ir kainoraštis'],
  ] as const)('quotes the work in the short form as in the full one: %s', (label, language, scope) => {
    for (const contract_length of ['short', 'full'])
      expect(rowOf(label, language, { scope_of_work: scope, contract_length })).toBe(scope);
  });

  it.each([
    ['en', 'Client', /legal entity$/, /legal entity, Latvia$/],
    ['lt', 'Klientas', /juridinis asmuo$/, /juridinis asmuo, Latvija$/],
  ] as const)('names no country of a client that nobody has said (%s)', (language, label, open, said) => {
    expect(rowOf(label, language, { client_country: '' })).toMatch(open);
    expect(rowOf(label, language, { client_country: 'other' })).toMatch(open);
    expect(rowOf(label, language, { client_country: 'lv' })).toMatch(said);
    const { parties } = draft({ ...goldenAnswers('design', language), client_country: '' }, language);
    const row = parties.rows.find(([name]) =>
      name?.some((part) => part.kind === 'text' && /^(?:Country|Valstybė)$/u.test(part.text)),
    );
    expect(row?.[2]).toEqual([{ kind: 'text', text: '–' }]);
  });

  it.each([
    [
      'lt',
      'Darbas',
      'Sukurti prekės ženklą ir pakuotes kavai „Morgenkaffee“: logotipas, spalvos, šriftai, pakuotės, etiketės ir vadovas, kurį gali naudoti visi kavos pardavėjai, spaustuvės ir agentūros visose šalyse.\nAntra pastraipa.\nTrečia pastraipa.',
      /kavai „Morgenkaffee“: logotipas/u,
    ],
    [
      'en',
      'Work',
      'Create the brand and packaging for “Morgenkaffee” coffee: logo, colours, fonts, packages, labels and a guide that all sellers of the coffee, printers and agencies of every country can use.\nA second paragraph.\nA third paragraph.',
      /for “Morgenkaffee” coffee: logo/u,
    ],
  ] as const)(
    'cuts the work behind a closed quotation, not at it (%s)',
    (language, label, scope_of_work, said) => {
      expect(rowOf(label, language, { scope_of_work })).toMatch(said);
      expect(rowOf(label, language, { scope_of_work })).toMatch(/…$/u);
    },
  );

  it.each([
    ['en', 'Late delivery', /; likewise the Client/u],
    ['lt', 'Vėlavimas pateikti', /; taip pat Klientas/u],
  ] as const)('says beside late delivery that the client owes as much (%s)', (language, label, said) => {
    expect(rowOf(label, language, { optional_clauses: ['liquidated_damages'] })).toMatch(said);
  });
});
