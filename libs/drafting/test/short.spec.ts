import { hash } from 'node:crypto';
import { bilingualText } from '../src/model/bilingual-text.js';
import { documentText } from '../src/model/document-text.js';
import { wordsOf } from '../src/model/words-of.js';
import { check } from '../src/check/check.js';
import { draftBoth } from '../src/draft/bilingual.js';
import { draft } from '../src/draft/draft.js';
import type { Language } from '../src/model/document.js';
import { defaultAnswers, defaultWizard, type WizardFieldSeed } from '../src/questions/index.js';
import { OTHER_SUFFIX, type Answers, type AnswerValue } from '../src/terms/answers.js';
import { WORK_TYPES, type WorkType } from '../src/terms/terms.js';
import { draftOnce } from './drafted.js';
import { goldenAnswers } from './golden-answers.js';
import { alternatives, BASES } from './variables.js';

const LANGUAGES = ['en', 'lt'] as const;
const CASES = WORK_TYPES.flatMap((type) => LANGUAGES.map((language) => [type, language] as const));

/** What a freelancer answers who leaves everything else as it is proposed. */
function usual(type: WorkType, language: Language): Answers {
  const { scope_of_work, deliverables } = goldenAnswers(type, language);
  return {
    ...defaultAnswers(),
    freelance_type: type,
    contract_language: language,
    contract_length: 'short',
    scope_of_work,
    deliverables,
    payment_amount: '2400',
    starting_work_date: '2027-03-01',
    final_deadline: '2027-04-30',
  };
}

describe('the short form', () => {
  it.each(CASES)('of %s in %s has at most 1,900 words where nothing unusual is agreed', (type, language) => {
    expect(wordsOf(draft(usual(type, language), language))).toBeLessThanOrEqual(1900);
  });

  it.each(CASES)('of %s in %s leaves our own check nothing to warn of', (type, language) => {
    const document = draft(usual(type, language), language);
    const held = new Set(
      document.sections.flatMap(({ blocks }) => blocks.map(({ clauseId }): string => clauseId)),
    );
    const warnings = check(documentText(document), { language }).findings.filter(
      ({ id, riskFactor, evidence }) =>
        /* A clause that this kind of work does not have is not missed in the full form either. */
        riskFactor > 2 && (evidence !== undefined || held.has(id.slice(0, id.indexOf('.')))),
    );
    expect(warnings.map(({ id, evidence }) => `${id} ${evidence?.quote ?? ''}`)).toEqual([]);
  });

  it('stands where it was chosen, and nowhere else', () => {
    const { contract_length: _, ...unanswered } = usual('design', 'en');
    const full = documentText(draft({ ...unanswered, contract_length: 'full' }, 'en'));
    expect(documentText(draft(unanswered, 'en'))).toBe(full);
    expect(documentText(draft(usual('design', 'en'), 'en'))).not.toBe(full);
  });
});

describe('the row of what is handed over', () => {
  const row = (deliverables: string, language: Language = 'en'): string | undefined =>
    documentText(draft({ ...usual('design', language), deliverables }, language))
      .split('\n')
      .find((line) => /^(?:Deliverables|Rezultatas) \|/u.test(line));

  it('has a short list whole', () => {
    expect(row('A logo\nA menu')).toBe('Deliverables | A logo; A menu | 1.2');
    expect(row('')).toBeUndefined();
  });

  it.each(LANGUAGES)(
    'has as many whole items of a longer one as fit, and counts the others (%s)',
    (language) => {
      const items = [
        'Logotipas SVG ir PDF formatais',
        'Kavinės meniu, 12 psl.',
        'Iškaba',
        'Plakatas A2',
        'Vizitinės kortelės',
      ];
      const [, said = ''] = row(items.join('\n'), language)?.split(' | ') ?? [];
      const [, more] = /(?:, and| ir dar) (\d)(?: more)?$/u.exec(said) ?? [];
      const named = said.replace(/(?:, and| ir dar) \d(?: more)?$/u, '').split('; ');

      expect(named.length).toBeGreaterThan(1);
      expect(named).toEqual(items.slice(0, named.length));
      expect(Number(more)).toBe(items.length - named.length);
    },
  );

  it.each(['short', 'full'])('C3 loses no first item above marked ones (%s)', (contract_length) => {
    const deliverables = 'Logotipas SVG\n- PNG\n* kainoraštis, A4, 2 versijos';
    const items = 'Logotipas SVG; PNG; kainoraštis, A4, 2 versijos';
    const answers = { ...usual('design', 'lt'), contract_length, deliverables };
    const alone = documentText(draft(answers, 'lt'));
    expect(alone).toContain(`Rezultatas | ${items} |`);
    expect(alone).not.toContain('Logotipas SVG:');
    const both = bilingualText(draftBoth(answers, { left: 'en', prevails: 'lt' }));
    expect(both.split(items)).toHaveLength(3);
    expect(both).not.toContain('Logotipas SVG:');
  });

  it('cuts no word of an item that is longer than the row', () => {
    const long =
      'Illustrations of all of the dishes and of the drinks that the Client has chosen for the winter menu of 2027';
    const [, said = ''] = row(`${long}\nA menu`)?.split(' | ') ?? [];
    const [name = ''] = said.split('…');
    expect(said).toMatch(/…, and 1 more$/u);
    expect(long.startsWith(`${name} `)).toBe(true);
  });
});

describe('what the short form must not lose', () => {
  const text = (type: WorkType, more: Answers = {}, language: Language = 'en'): string =>
    documentText(draft({ ...usual(type, language), governing_law: 'lt', ...more }, language)).replaceAll(
      '\u00a0',
      ' ',
    );

  it('lets the rights pass after the end, and the work be used until it is due', () => {
    for (const payment_structure of ['fixed', 'hourly', 'retainer']) {
      expect(text('web_development', { payment_structure })).toMatch(
        /They pass when .* or, after the end, everything owed for the Deliverable; until then the Client may test and, once accepted, use it/,
      );
    }
    expect(text('web_development', { payment_structure: 'milestones' })).toMatch(
      /They pass when .* all earlier milestones or, after the end, everything owed; until then the Client may test and, once accepted, use a Deliverable while no payment is overdue/,
    );
  });

  it.each(['balanced', 'freelancer'])('lets no limit reach intent and gross negligence (%s)', (style) => {
    const whole = text('design', { contract_style: style, optional_clauses: ['liquidated_damages'] });
    expect(whole).toMatch(
      /Nothing in this Agreement limits or excludes liability for intent, gross negligence, death/,
    );
    expect(whole).not.toMatch(/These limits/);
  });

  it.each(['balanced', 'freelancer', 'client'])(
    'lets a provider under Lithuanian law leave for an important reason alone (%s)',
    (style) => {
      for (const contract_length of ['short', 'full']) {
        const whole = text('design', { contract_style: style, contract_length });
        expect(whole).toMatch(/Termination \| By the Client .* by the Provider .* for an important reason/);
        expect(whole).not.toMatch(/need not give a reason|neither needs a reason/);
      }
    },
  );

  it('keeps drafts out of the Deliverables, and what is made to be handed over in them', () => {
    expect(text('copywriting')).toMatch(
      /“Deliverables” means all that the Provider makes to hand over to the Client, except drafts and concepts/,
    );
    expect(text('copywriting', {}, 'lt')).toMatch(
      /Rezultatas – viskas, ką Paslaugų teikėjas kuria Klientui ir turi jam perduoti, taip pat kiekviena atskirai perduodama to dalis, išskyrus juodraščius/,
    );
  });

  it('pays a seller by commission alone, and leaves the law its notice', () => {
    const whole = text('general', { payment_structure: 'commission', payment_amount: '8', deliverables: '' });
    expect(whole).toMatch(/\(longer where clause [\d.]+ asks for it\)/);
    expect(whole).toMatch(/After either notice the Client pays the commission due under clause/);
    expect(whole).not.toMatch(/work in progress|work done is paid|Services performed as agreed are paid/);
  });

  it('does not make the provider pay for claims that the client’s materials cause', () => {
    expect(text('consulting', { contract_style: 'client' })).toMatch(
      /the Provider compensates the Client, as far as the claim does not come from the Client’s materials/,
    );
  });

  it('does not tie pay by the hour to acceptance', () => {
    const byHour = { contract_style: 'client', payment_structure: 'hourly', payment_amount: '80' };
    expect(text('consulting', byHour)).toMatch(/Payment does not depend on acceptance\./);
    expect(text('consulting', byHour)).not.toMatch(/may invoice and the period/);
    expect(text('consulting', { contract_style: 'client' })).toMatch(/may invoice and the period/);
  });
});

describe('an answer in the short form', () => {
  const fields = defaultWizard().flatMap((step) => step.fields);
  const textOf = (base: Answers, field: WizardFieldSeed, value: AnswerValue, length: string): string =>
    documentText(
      draftOnce(
        {
          ...base,
          contract_length: length,
          [field.key]: value,
          [`${field.key}${OTHER_SUFFIX}`]: 'Atlantis 13',
        },
        'en',
      ),
    );
  /** Each answer is told apart from all others: what its contracts say is written once, and of many only a mark is kept. */
  function tellsApartIn(field: WizardFieldSeed) {
    const marks = new Map<string, string>();
    const markOf = (at: number, value: AnswerValue, length: string): string => {
      const key = JSON.stringify([at, value, length]);
      const mark = marks.get(key) ?? hash('sha1', textOf(BASES[at] ?? {}, field, value, length));
      marks.set(key, mark);
      return mark;
    };
    return (one: AnswerValue, other: AnswerValue, length: string): boolean =>
      BASES.some((_, at) => markOf(at, one, length) !== markOf(at, other, length));
  }

  it.each(fields.filter(({ key }) => key !== 'contract_length').map((field) => [field.key, field] as const))(
    'to %s is told apart from any other wherever the full form does so',
    (_key, field) => {
      const values = alternatives(field);
      const tellsApart = tellsApartIn(field);
      const lost = values.flatMap((one, at) =>
        values
          .slice(at + 1)
          .filter((other) => tellsApart(one, other, 'full') && !tellsApart(one, other, 'short'))
          .map((other) => [one, other]),
      );
      expect(lost).toEqual([]);
    },
  );
});
