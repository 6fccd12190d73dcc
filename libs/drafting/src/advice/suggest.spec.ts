import { hostileAnswers, malformedAnswers, neutralAnswers } from '../../test/answers.js';
import { fc, RUNS } from '../../test/fast-check.js';
import { goldenAnswers } from '../../test/golden-answers.js';
import { ANSWER_KEYS, type Answers } from '../terms/answers.js';
import { WORK_TYPES } from '../terms/terms.js';
import { analyze } from './analyze.js';
import { ownExclusions, ownItems } from './own-items.js';
import { suggest as suggestedText, type SuggestedField } from './suggest.js';
import { wholeText } from './usual.js';

const LANGUAGES = ['en', 'lt'] as const;
const ENGLISH = /(?<!\p{L})(?:the|and|of|with|is|that)(?!\p{L})/iu;
const LITHUANIAN = /[ąčęėįšųūž]|(?<!\p{L})(?:ir|arba|kad|yra)(?!\p{L})/iu;

const aField = (key: string | null, currentText = '', label = ''): SuggestedField => ({
  key,
  label,
  currentText,
});
const wordsIn = (text: string): number => text.split(/\s+/u).length;

/** With all that is offered taken. */
const suggest = (...args: Parameters<typeof suggestedText>): string => wholeText(suggestedText(...args));

describe(suggestedText.name, () => {
  describe.each(WORK_TYPES)('for %s', (type) => {
    it.each(LANGUAGES)('R-WIZ-25 goes on with the scope where the user stopped (%s)', (language) => {
      const answers = goldenAnswers(type, language);
      const own = String(answers['scope_of_work']);
      const text = suggest(aField('scope_of_work', own), answers, language);
      expect(text.startsWith(own)).toBe(true);
      /* Of work of no kind in particular less is usual. */
      expect(wordsIn(text) - wordsIn(own)).toBeGreaterThan(type === 'general' ? 30 : 40);
      const [, ...added] = text.split('\n');
      expect(new Set(added).size).toBe(added.length);
      expect(added.join(' ')).not.toMatch(language === 'en' ? LITHUANIAN : ENGLISH);
      expect(added.join(' ')).not.toMatch(/\d/);
    });

    it.each(LANGUAGES)('offers what is handed over and what is not included, each once (%s)', (language) => {
      const answers: Answers = { ...goldenAnswers(type, language), deliverables: '', exclusions: '' };
      for (const key of ['deliverables', 'exclusions']) {
        const { suggestion, offered } = suggestedText(aField(key), answers, language);
        expect(suggestion).toBe('');
        expect(new Set(offered).size).toBe(offered.length);
        expect(offered).not.toContain('');
        /* What is designed has texts only where something is read. */
        if (
          ['web_development', 'copywriting'].includes(type) ||
          (type === 'design' && key === 'deliverables')
        )
          expect(offered.length).toBeGreaterThanOrEqual(1);
      }
    });

    it.each(LANGUAGES)('says nothing twice when asked again (%s)', (language) => {
      const answers = goldenAnswers(type, language);
      for (const key of ['scope_of_work', 'deliverables', 'exclusions', 'milestones']) {
        const once = suggest(aField(key, String(answers[key] ?? '')), answers, language);
        const twice = suggest(aField(key, once), { ...answers, [key]: once }, language);
        expect(new Set(twice.split('\n')).size).toBe(twice.split('\n').length);
        const thrice = suggest(aField(key, twice), { ...answers, [key]: twice }, language);
        expect(thrice).toBe(suggest(aField(key, thrice), { ...answers, [key]: thrice }, language));
      }
    });

    it('has a text of its own', () => {
      const others = WORK_TYPES.filter((other) => other !== type);
      const of = (work: string) => suggest(aField('scope_of_work'), { freelance_type: work }, 'en');
      for (const other of others) expect(of(type)).not.toBe(of(other));
    });
  });

  it.each<[string, 'en' | 'lt', Answers, RegExp]>([
    [
      'pages, to work behind them',
      'en',
      {
        freelance_type: 'web_development',
        scope_of_work:
          'Backend (Node.js, Postgres) for the booking of rooms on the hotel website. No frontend.',
      },
      /visitors|pages|forms|screens|content/i,
    ],
    [
      'pages, where they are listed as not included',
      'en',
      {
        freelance_type: 'web_development',
        scope_of_work: 'A booking API for the website of a hotel',
        exclusions: 'frontend',
      },
      /visitors|pages|forms|screens/i,
    ],
    [
      'what is listed as not included',
      'en',
      {
        freelance_type: 'marketing',
        scope_of_work: 'Google ads and Facebook ads for a café, a campaign a month',
        exclusions: 'reports',
      },
      /report/i,
    ],
    [
      'a record of buyers, to the books',
      'lt',
      {
        freelance_type: 'general',
        scope_of_work: 'Buhalterinė apskaita: apie 40 pirkimo ir 25 pardavimo sąskaitos per mėnesį',
      },
      /pirkėj|atskirai/i,
    ],
    [
      'sound, to photographs',
      'lt',
      { freelance_type: 'general', scope_of_work: 'Restorano patiekalų ir interjero nuotraukos, 40 kadrų' },
      /gars|atskirai|perduota/i,
    ],
    [
      'a second reading, to a translation',
      'en',
      { freelance_type: 'general', scope_of_work: 'Translation of a manual from German, 18,500 words' },
      /second time|separately|handed over/i,
    ],
    [
      'what usually belongs to a kind, to work of another',
      'en',
      { freelance_type: 'web_development', scope_of_work: 'Monthly bookkeeping for a small café in town' },
      /./,
    ],
  ])('R-WIZ-25 adds no %s', (_what, language, answers, invented) => {
    const { suggestion, offered } = suggestedText(
      aField('scope_of_work', String(answers['scope_of_work'])),
      answers,
      language,
    );
    expect(suggestion).toBe(answers['scope_of_work']);
    expect(offered.filter((line) => invented.test(line))).toEqual([]);
  });

  it.each([
    'Backend for the booking of rooms on the hotel website, no frontend',
    'A mobile app for couriers',
  ])('R-WIZ-25 advises no pages, links or content where the work has none: %s', (scope_of_work) => {
    const answers = { ...goldenAnswers('web_development', 'en'), scope_of_work, deliverables: 'Code' };
    const texts = analyze(answers, { language: 'en', contractLanguage: 'en' }).map(
      ({ implementation = '' }) => implementation,
    );
    expect(texts.filter((text) => /page|link|website|editing the content/i.test(text))).toEqual([]);
  });

  const written = (key: string, answers: Answers, language: 'en' | 'lt' = 'en') =>
    suggestedText(aField(key, String(answers[key] ?? '')), answers, language);

  it.each<[string, 'en' | 'lt', string[]]>([
    [
      '10 Instagram templates, menu and sign mock-ups',
      'en',
      ['10 Instagram templates', 'Menu and sign mock-ups'],
    ],
    [
      'Please design and build a website for a bakery with a booking calendar.',
      'en',
      ['Website for a bakery with a booking calendar'],
    ],
    ['Hi Anna,\nwe need:\n- a logo\n- 2 banners', 'en', ['Logo', '2 banners']],
    [
      'Sukurti logotipą, 3 plakatus ir vizitinę kortelę kavinei',
      'lt',
      ['Logotipas', '3 plakatai', 'Vizitinė kortelė kavinei'],
    ],
    ['Reikia parašyti 10 straipsnių apie keliones.', 'lt', ['10 straipsnių apie keliones']],
    ['I will help with your accounts, as we discussed.', 'en', []],
  ])('lists the things that the description names: %s', (scope, language, things) => {
    const { offered } = written('deliverables', { freelance_type: 'design', scope_of_work: scope }, language);
    expect(offered.slice(0, things.length)).toEqual(things);
    expect(ownItems(scope)).toEqual(things);
  });

  it.each([
    [
      'We run a sanctuary. Six fundraising emails for the appeal, plus a letter.',
      ['Six fundraising emails for the appeal'],
    ],
    [
      'LinkedIn for an architect. 8 posts per month. One long article a quarter.',
      ['8 posts per month', 'One long article a quarter'],
    ],
    ['Two rounds of changes. 32 pages, text only.', []],
  ])('takes over what is counted as made by the piece: %s', (scope, things) => {
    expect(ownItems(scope)).toEqual(expect.arrayContaining(things));
    if (things.length === 0) expect(ownItems(scope)).toEqual([]);
  });

  it('takes no title that says no more than the kind of work does', () => {
    expect(ownItems('Wordpress repair')).toEqual([]);
  });

  it.each<[string, 'en' | 'lt', string, string, RegExp]>([
    ['wordpress repair', 'en', 'web_development', 'deliverables', /page designs|editing the content/u],
    [
      'API integracija tarp dviejų sistemų',
      'lt',
      'web_development',
      'deliverables',
      /maketai|turinio|svetainė kliento/u,
    ],
    ['SEO of 4 town pages', 'en', 'marketing', 'exclusions', /changes to the client’s website/u],
  ])('offers nothing of another thing of the kind: %s', (scope, language, type, asks, idle) => {
    const { offered } = written(asks, { freelance_type: type, scope_of_work: scope }, language);
    expect(offered.join('\n').toLowerCase()).not.toMatch(idle);
  });

  it('keeps what belongs to new pages', () => {
    const { offered } = written(
      'deliverables',
      { freelance_type: 'web_development', scope_of_work: 'New website' },
      'en',
    );
    expect(offered.join('\n')).toContain('Page designs for computer and phone');
  });

  it.each<[string, string]>([
    ['web_development', 'New website'],
    ['copywriting', '3 articles'],
    ['design', 'Logo for a bakery'],
    ['marketing', 'Social media each month'],
  ])('asks of nobody a list, a plan, a guide or a report that is not spoken of (%s)', (type, scope) => {
    const { offered } = written('deliverables', { freelance_type: type, scope_of_work: scope }, 'en');
    expect(offered.join('\n')).not.toMatch(/\b(?:list|outline|guide|summary|calendar|report)\b/iu);
  });

  it.each([
    ['Poster, and a stand 60x90 if there is time', 'Adaptations for other sizes and media after approval'],
  ])('leaves nothing out that is spoken of: %s', (scope, line) => {
    const of = (said: string) =>
      written('exclusions', { freelance_type: 'design', scope_of_work: said }, 'en').offered;
    expect(of('Label set')).toContain(line);
    expect(of(scope)).not.toContain(line);
  });

  it.each([
    ["- About page\n- FAQ\n- Dave's daughter puts it in Squarespace", ['About page', 'FAQ']],
    ['- Logotipas\n- Meniu\n- Spaustuvė tikrina viską', ['Logotipas', 'Meniu']],
  ])('takes no line of a list that says what somebody else does: %s', (scope, things) =>
    expect(ownItems(scope)).toEqual(things),
  );

  it.each<['en' | 'lt', string, string]>([
    ['en', 'Pricing workshop;\nInterview notes.', 'The work consists of: Pricing workshop; Interview notes.'],
    ['lt', 'Verslo planas\nPrognozės 5 metams', 'Darbą sudaro: Verslo planas; Prognozės 5 metams.'],
  ])('begins an empty description with what is handed over (%s)', (language, deliverables, opening) => {
    const answers = { freelance_type: 'consulting', scope_of_work: '', deliverables };
    expect(written('scope_of_work', answers, language).offered[0]).toBe(opening);
  });

  it.each([
    ['Maketavimas', 'Maketuoja pats klientas. Notaro ar vertimų biuro antspaudo nereikia.', []],
    ['Ad spend', 'We run the ads. No link building.', ['Link building']],
  ])(
    'offers no exclusion that is typed already, and none in a case of its own: %s',
    (exclusions, scope, first) => {
      const answers = { freelance_type: 'marketing', scope_of_work: scope, exclusions };
      const { offered } = written('exclusions', answers, exclusions === 'Ad spend' ? 'en' : 'lt');
      expect(offered.join('\n')).not.toMatch(/Maketavimas|antspaudo$|budget/mu);
      expect(offered.slice(0, first.length)).toEqual(first);
    },
  );

  it('R-WIZ-25 offers usual exclusions only where the description leaves nothing out itself', () => {
    const offeredFor = (scope_of_work: string): readonly string[] =>
      written('exclusions', { freelance_type: 'copywriting', scope_of_work }, 'en').offered;
    expect(offeredFor('Six articles about cheese for the shop.')).toContain(
      'Illustrations, photographs and layout',
    );
    expect(offeredFor('Six articles about cheese for the shop. No captions.')).toEqual(['Captions']);
  });

  it('offers no price as a thing', () => {
    const scope = 'A logo for the pub, two sketches. 45 logo fee. 12 menu cards.';
    const offered = (payment_amount: string): readonly string[] =>
      written('deliverables', { freelance_type: 'general', scope_of_work: scope, payment_amount }, 'en')
        .offered;
    expect(offered('12').join('\n')).not.toContain('12 menu cards');
    expect(offered('450').join('\n')).toContain('12 menu cards');
  });

  it('does not offer the name of the whole work beside what is listed of it', () => {
    const scope = 'Edit a 10-episode podcast about retirement planning.';
    expect(ownItems(scope)).toEqual(['Editing of a 10-episode podcast about retirement planning']);
    expect(ownItems(scope, true)).toEqual([]);
    expect(ownItems('A logo and a menu', true)).toEqual(['Logo', 'Menu']);
  });

  it('writes no duty and no limit that nobody has named, but offers the usual ones', () => {
    const answers = {
      freelance_type: 'design',
      scope_of_work: 'A logo and a menu. Printing is not included.',
    };
    const excluded = written('exclusions', answers);
    expect(excluded.suggestion).toBe('');
    expect(excluded.offered[0]).toBe('Printing');
    expect(excluded.offered.slice(1).join(' ')).not.toMatch(/print/iu);
    const handed = written('deliverables', { ...answers, deliverables: 'The menu as a PDF' });
    expect(handed.suggestion).toBe('The menu as a PDF');
    expect(handed.offered[0]).toBe('Logo');
    const scope = written('scope_of_work', answers);
    expect(scope.suggestion).toBe(answers.scope_of_work);
    expect(scope.offered.length).toBeGreaterThan(1);
  });

  it.each([
    ['Payroll is done by someone else.', 'Payroll (someone else)'],
    ['Texts and photos from the client.', 'Texts and photos (the Client)'],
    ['Iliustracijos knygai, maketą daro leidyklos dailininkė.', 'Maketas (daro leidyklos dailininkė)'],
    ['Salę ir maitinimą organizuoja įmonė.', 'Salė ir maitinimas (organizuoja įmonė)'],
    ['Nuotraukos neįeina.', 'Nuotraukos'],
    ['The publisher does typesetting.', 'Typesetting (the publisher)'],
    [
      'Their finance team gives the accounts section and their own designer lays it out.',
      'Accounts section (the Client’s finance team)',
    ],
    ['Hosting stays with Krystal.', 'Hosting (Krystal)'],
    ['Payroll is with another firm.', 'Payroll (another firm)'],
    ['Programuoja užsakovo komanda.', 'Programavimas (užsakovo komanda)'],
    ['Montuoju pamokas. Filmuoja pats lektorius.', 'Filmavimas (pats lektorius)'],
  ])('leaves out what somebody else does: %s', (scope, exclusion) => {
    expect(ownExclusions(scope)).toEqual([exclusion]);
    expect(ownItems(scope).join()).not.toContain(exclusion.split(' ')[0]);
  });

  it.each([
    'The workshop is with 12 people.',
    'I stay with the project.',
    'Filmuoja pats.',
    'I do the photos.',
  ])('leaves nothing out for “%s”', (scope) => {
    expect(ownExclusions(scope)).toEqual([]);
  });

  it.each([
    'I record in my own studio.',
    'Client posts the pieces to me.',
    'Du taisymo ratai įskaičiuoti.',
    'Tikslas: suprasti klientus.',
  ])('takes no thing from “%s”', (scope) => {
    expect(ownItems(scope)).toEqual([]);
  });

  it.each([
    'fix checkout',
    'Perkelti WordPress į kitą serverį',
    'WCAG 2.2 AA audit of the catalogue and website of a library, 25 pages and 4 journeys',
    'Rebuild of intranet search with synonyms and results by groups',
  ])('offers nothing of a new website for a job on one: %s', (scope) => {
    const answers = { freelance_type: 'web_development', scope_of_work: scope };
    expect(suggest(aField('deliverables'), answers, 'en')).not.toMatch(
      /Page designs|working website|guide|Access/,
    );
  });

  it('follows the words of the description', () => {
    const scope = (own: string) =>
      suggest(aField('scope_of_work', own), { freelance_type: 'web_development', scope_of_work: own }, 'en');
    expect(scope('An online shop for tea')).toContain('basket and a checkout');
    expect(scope('A website for a bakery')).not.toContain('basket');
    expect(scope('A website with a booking calendar')).toContain('can cancel');
    expect(scope('A responsive website in WordPress')).not.toMatch(/content management|screens of/);
  });

  it.each([
    ['A shop on Shopify with Paysera', false],
    ['A shop with a catalogue', true],
  ])('offers code and hosting only of what has them: %s', (scope, isOffered) => {
    const answers = { freelance_type: 'web_development', scope_of_work: scope };
    const lines = suggest(aField('deliverables'), answers, 'en');
    expect(/Source code/.test(lines)).toBe(isOffered);
    expect(/Client’s hosting/.test(lines)).toBe(isOffered);
  });

  it.each<[string, Answers, string]>([
    ['court_city', { governing_law: 'lv' }, 'Ryga'],
    ['court_city', { governing_law: 'client_country', client_country: 'de' }, 'Berlynas'],
    ['court_city', { governing_law: 'other', governing_law_other: 'Norway' }, ''],
    ['court_city', { scope_of_work: 'Meniu ir iškaba kavinei Kaune' }, 'Kaunas'],
    ['court_city', { scope_of_work: 'Meniu kavinėms Kaune ir Klaipėdoje' }, ''],
    ['court_city', { scope_of_work: 'Menu for a café in Kaunas', governing_law: 'lv' }, 'Ryga'],
    ['payment_amount', { milestones: 'A | 1200\nB | 800' }, '2000'],
    ['payment_amount', {}, ''],
    ['hours_cap', { payment_structure: 'retainer', payment_amount: '900', extra_hourly_rate: '45' }, '20'],
    [
      'hours_cap',
      { payment_structure: 'hourly', starting_work_date: '2027-02-01', final_deadline: '2027-03-29' },
      '160',
    ],
    ['extra_hourly_rate', { payment_structure: 'hourly', payment_amount: '60' }, '60'],
    ['extra_hourly_rate', { payment_structure: 'fixed', payment_amount: '4800' }, ''],
    ['expense_cap', { payment_amount: '4800' }, '480'],
    ['final_deadline', { milestones: 'A | 2027-03-01\nB | 2027-04-01' }, '2027-04-01'],
    ['starting_work_date', {}, ''],
    ['payment_due_days', { payment_due_days: '60' }, '30 dienų'],
    ['late_interest', {}, 'Įstatymo nustatyto dydžio palūkanos'],
    ['late_interest_other', {}, '0,03'],
    ['freelance_type_other', { scope_of_work: 'Sutvarkyti archyvą' }, 'Sutvarkyti archyvą'],
    ['client_country_other', {}, ''],
  ])('gives for %s under %j only what follows from the answers', (key, answers, expected) => {
    expect(suggest(aField(key), answers, 'lt')).toBe(expected);
  });

  it('writes about what the label of an administrator’s field names', () => {
    const answers = goldenAnswers('design', 'en');
    expect(suggest(aField(null, '', 'Brand guidelines'), answers, 'en')).toContain('brand rules');
    expect(suggest(aField(null, '', 'Susitikimai'), answers, 'lt')).toContain('vaizdo skambučiu');
    const unknown = suggest(aField(null, '', 'Mascot:'), answers, 'en');
    expect(unknown).toContain('Mascot: for “Create the visual identity of a new coffee roastery”');
    expect(suggest(aField(null, 'We speak on Mondays', 'Meetings'), answers, 'en')).toMatch(
      /^We speak on Mondays\. The Parties speak/,
    );
  });

  describe('R-IMP-12 for a suggestion', () => {
    const answers = {
      ...goldenAnswers('design', 'en'),
      scope_of_work: 'Create the visual identity of a new coffee roastery',
      deposit_percent: '0',
      revision_rounds: 'none',
    };
    const about = (id: string | null, suggestion: string, currentText = '') =>
      suggest({ key: null, label: '', currentText, improvement: { id, suggestion } }, answers, 'en');

    it('gives its wording', () => {
      expect(about('revisions.concepts', '')).toMatch(
        /^Unless the description names another number, the Provider presents 2\u00a0concepts/,
      );
    });

    it('knows it by its text alone, in either language', () => {
      for (const language of LANGUAGES) {
        const [found] = analyze(answers, { language, contractLanguage: 'en' }).filter(
          ({ id }) => id === 'revisions.concepts',
        );
        expect(about(null, found?.suggestion ?? '')).toContain('presents 2\u00a0concepts');
      }
    });

    it.each([
      ['revisions.concepts', '3', 'presents 3\u00a0concepts'],
      ['background-materials.font-licences', '3', '3. Before a paid font'],
    ])('takes the number that answers %s over, %s, where its wording counts', (id, own, expected) => {
      expect(about(id, '', own)).toContain(expected);
    });

    it('adds to what the user wrote', () => {
      const own = 'The Client chooses one of them.';
      const text = about('revisions.concepts', '', own);
      expect(text).toMatch(/^The Client chooses one of them\. Unless the description/);
      expect(about('revisions.concepts', '', text)).toBe(text);
    });

    it.each([
      ['deposit.missing', 'deposit_percent', '30% of the price'],
      ['revisions.missing', 'revision_rounds', '2 rounds'],
      ['disputes.court-elsewhere', 'court_city', 'Vilnius'],
      ['change-control.rate', 'extra_hourly_rate', ''],
      ['data-protection.missing', 'personal_data', 'The provider handles personal data for the client'],
    ])('gives the answer that %s asks for', (id, key, expected) => {
      const asked = { ...answers, court_city: 'Berlin', extra_hourly_rate: '', personal_data: false };
      const scope = `${String(answers['scope_of_work'])} With the mailing list of the Client.`;
      const field = { key, label: '', currentText: '', improvement: { id, suggestion: '' } };
      expect(suggest(field, { ...asked, scope_of_work: scope }, 'en')).toBe(expected);
    });

    it('writes about what an unknown one speaks of', () => {
      expect(about('model:1', 'Add a rule on travel costs')).toContain('Travel is agreed beforehand');
      expect(about(null, 'Name the mascot.')).toContain('the Parties settle in writing for “Create');
      expect(about(null, 'Name the mascot.')).toContain('name the mascot. Until then');
    });
  });

  it('gives the same text each time, for any answers and any key', () => {
    fc.assert(
      fc.property(
        fc.oneof(neutralAnswers, hostileAnswers, malformedAnswers),
        fc.constantFrom<string | null>(
          ...ANSWER_KEYS,
          ...ANSWER_KEYS.map((key) => `${key}_other`),
          'x',
          null,
        ),
        fc.constantFrom(...LANGUAGES),
        fc.string({ maxLength: 40 }),
        (answers, key, language, text) => {
          const given = suggest(aField(key, text, text), answers, language);
          expect(given).not.toMatch(/undefined|NaN/);
          expect(given.length).toBeLessThanOrEqual(20_000);
          expect(suggest(aField(key, text, text), structuredClone(answers), language)).toBe(given);
        },
      ),
      RUNS,
    );
  });
});
