import type { Finding } from '../check/report.js';
import { replyMail, type MailPoint } from './reply-mail.js';
import { COUNTERS } from './wordings/index.js';

const point = (
  id: string,
  riskFactor: Finding['riskFactor'],
  quote?: string,
  way: MailPoint['way'] = 'change',
  repeats: string | null = null,
): MailPoint => ({
  way,
  proposal: {
    key: id,
    repeats,
    comment: `Remark on ${id}?`,
    finding: {
      id,
      riskFactor,
      ...(quote === undefined ? {} : { evidence: { quote } }),
    },
  },
});

const EN = { language: 'en', textLanguage: 'en', tone: 'friendly', file: 'word' } as const;

describe(replyMail.name, () => {
  it('says first what has to be settled, in one count', () => {
    const mail = replyMail(
      [point('term.lock-in', 3), point('invoicing.long-term', 4, 'Within 90 days.')],
      EN,
    );
    expect(mail.indexOf('1. “Within 90 days.”')).toBeGreaterThan(0);
    expect(mail.indexOf('2. Remark on term.lock-in?')).toBeGreaterThan(mail.indexOf('1. '));
  });

  it('leaves out what is left', () => {
    const mail = replyMail([point('term.lock-in', 4, 'Two years.', 'leave'), point('scope.thin', 4)], EN);
    expect(mail).not.toContain('Two years');
  });

  it('says the same remark once for several passages, and which they are', () => {
    const mail = replyMail([point('scope.thin', 4, 'One.'), point('scope.thin', 4, 'Two.')], EN);
    expect(mail.match(/Remark on/gu)).toHaveLength(1);
    expect(mail).toContain('“One.” (also “Two.”)');
    const again = [point('scope.thin', 4, 'One.'), point('scope.thin', 4, 'One.')];
    expect(replyMail(again, EN)).toContain('“One.”\n');
  });

  it('names in one line what one sentence answers, as long as both are changed', () => {
    const first = point('termination-convenience.no-pay', 5, 'No fees are payable.');
    const second = (way: MailPoint['way']): MailPoint =>
      point('termination-convenience.client-only', 3, 'The client may end it.', way, first.proposal.key);
    const mail = replyMail([first, second('change')], EN);
    expect(mail.match(/Remark on/gu)).toHaveLength(1);
    expect(mail).toContain('1. “No fees are payable.” (also “The client may end it.”)');
    expect(replyMail([first, second('comment')], EN).match(/Remark on/gu)).toHaveLength(2);
    expect(replyMail([{ ...first, way: 'leave' }, second('change')], EN)).toContain('client-only?');
  });

  it.each([
    [
      'en' as const,
      'Could both sides be free to leave with the same notice, and work done until then be paid?',
      'Could both sides leave with written notice, and work done until then be paid?',
    ],
    [
      'lt' as const,
      'Siūlau, kad abi šalys galėtų pasitraukti įspėjusios prieš tiek pat laiko, o už iki tol atliktą darbą būtų sumokama.',
      'Siūlau, kad abi šalys galėtų pasitraukti įspėjusios, o už iki tol atliktą darbą būtų sumokėta.',
    ],
  ])('asks once for what two remarks on one matter ask for (%s)', (language, more, less) => {
    const about = (comment: string, id: string): MailPoint => {
      const { proposal, ...rest } = point(id, 5, `7.2. ${id}`, 'comment');
      return { ...rest, proposal: { ...proposal, comment } };
    };
    for (const said of [
      [more, less],
      [less, more],
    ]) {
      const [first = '', second = ''] = said;
      const points = [
        about(first, 'termination-convenience.no-pay'),
        about(second, 'termination-convenience.barred'),
      ];
      const mail = replyMail(points, { ...EN, language, textLanguage: language });
      const ends = /be paid\?|būtų sumok/gu;
      expect(mail.match(ends)).toHaveLength(1);
      expect(mail).toMatch(/same notice|tiek pat laiko/u);
    }
  });

  it('says in the other language what a change says besides', () => {
    const { proposal, ...rest } = point('termination-convenience.no-pay', 5, 'No fees are payable.');
    const of = (language: 'en' | 'lt'): string =>
      `${COUNTERS['termination-convenience.no-pay']?.[language].comment} ${COUNTERS['kill-fee.missing']?.[language].comment}`;
    const mail = replyMail([{ ...rest, proposal: { ...proposal, comment: of('en') } }], {
      ...EN,
      ...{ language: 'lt', tone: 'friendly' },
    });
    expect(mail).toContain(of('lt'));
  });

  it('says in one point what is about one matter, by the numbers of its clauses', () => {
    const mail = replyMail(
      [
        point('invoicing.on-approval', 4, '3.2 After the acceptance.'),
        { ...point('invoicing.long-term', 4, 'Within 90 days.'), instead: '14 days', clause: '3.2' },
        point('invoicing.withhold', 4, '3.3 It may withhold.'),
        point('exclusivity.non-compete', 4, '7.1 Nobody else.'),
      ],
      EN,
    );
    expect(mail).toContain(
      [
        '1. Clauses 3.2 and 3.3:',
        'Remark on invoicing.on-approval?',
        'Remark on invoicing.long-term? Instead: “14 days”.',
        'Remark on invoicing.withhold?',
      ].join('\n   '),
    );
    expect(mail).toContain('2. “7.1 Nobody else.”\n   Remark on exclusivity.non-compete?');
  });

  it.each([
    ['en', 'lt', 'Words in quotation marks are in Lithuanian', /\d\. Clauses 5, 6 and 9:/u],
    ['lt', 'en', 'Žodžiai kabutėse pateikti angliškai', /\d\. 5, 6 ir 9 punktai:/u],
  ] as const)(
    'says in a mail in another language (%s) whose words it quotes, and lists clauses as that does',
    (language, textLanguage, told, clauses) => {
      const points = [
        point('invoicing.on-approval', 4, '5. Po priėmimo.'),
        point('invoicing.long-term', 4, '6. Per 90 dienų.'),
        { ...point('invoicing.withhold', 4, '9. Gali sulaikyti.'), instead: '14 (keturiolika) dienų' },
      ];
      const mail = replyMail(points, { ...EN, language, textLanguage });
      expect(mail).toContain(told);
      expect(mail).toMatch(clauses);
      expect(replyMail(points, { ...EN, language, textLanguage: language })).not.toContain(told);
      const nothingQuoted = [point('term.missing', 4)];
      expect(replyMail(nothingQuoted, { ...EN, language, textLanguage })).not.toContain(told);
    },
  );

  it('quotes the first passage of a matter that has no number', () =>
    expect(
      replyMail([point('scope.thin', 4, '1. This.'), point('change-control.free', 4, 'That.')], EN),
    ).toContain('1. “1. This.” (also “That.”)\n   Remark on scope.thin?\n   Remark on change-control.free?'));

  it.each([
    ['en', '“1.2 This.” (also clauses 4.1 and 10.3)'],
    ['lt', '„1.2 This.“ (taip pat 4.1 ir 10.3 punktai)'],
  ] as const)('names the other clauses that one remark is about by their numbers: %s', (language, told) => {
    const points = ['1.2 This.', '10.3 There.', '4.1 That.', '1.2 This.'].map((quote) =>
      point('scope.thin', 4, quote),
    );
    expect(replyMail(points, { ...EN, language })).toContain(told);
  });

  it.each([
    [2, '2 more points are in the attached file', 'Dar 2 punktai yra'],
    [3, '3 more points are in the attached file', 'Dar 3 punktai yra'],
    [11, '11 more points are in the attached file', 'Dar 11 punktų yra'],
  ])('names eight matters, what has to be settled first, and counts %s more', (count, en, lt) => {
    const points = Array.from({ length: 8 + count }, (_, at) =>
      point(`topic-${at}.bad`, at < 9 ? 3 : 4, `${at} x.`),
    );
    const mail = replyMail(points, EN);
    expect(mail.match(/^\d+\. /gmu)).toHaveLength(8);
    expect(mail).toContain(en);
    expect(replyMail(points, { ...EN, language: 'lt' })).toContain(lt);
    expect(mail).toContain('1. “9 x.”\n   Remark on topic-9.bad?');
    expect(replyMail(points.slice(0, 9), EN)).not.toContain('more point');
  });

  it('is written in the other language where the reader wants it, by the rules’ own words', () => {
    const mail = replyMail([point('invoicing.long-term', 4)], { ...EN, language: 'lt' });
    expect(mail).toMatch(/^Sveiki,/u);
    expect(mail).toContain('Siūlau sutrumpinti mokėjimo terminą');
  });

  it.each(['friendly', 'firm'] as const)('names nobody, and threatens nobody, when it is %s', (tone) => {
    for (const language of ['en', 'lt'] as const) {
      const mail = replyMail([point('scope.thin', 4)], {
        language,
        textLanguage: language,
        tone,
        file: 'sheet',
      });
      expect(mail).not.toMatch(/\[|\]|Dear|Gerb|sue|court|teism|lawyer|advokat/u);
    }
  });

  it('names the file that goes with it, and what is in it', () => {
    const [change, comment] = [point('scope.thin', 4), point('scope.thin', 4, 'One.', 'comment')];
    expect(replyMail([change], EN)).toContain(
      'In the attached Word file the changes that I propose are tracked',
    );
    expect(replyMail([comment], EN)).toContain('In the attached Word file my comments stand beside');
    expect(replyMail([change], { ...EN, file: 'sheet' })).toContain('The attached table');
    expect(replyMail([{ ...change, way: 'leave' }], EN)).not.toContain('attached');
  });

  it('says which points are conditions, and asks instead of wondering, where it is firm', () => {
    const asking = {
      ...point('x', 4),
      proposal: { ...point('x', 4).proposal, comment: 'Could the term be shorter? It helps.' },
    };
    const slight = {
      ...point('y', 2),
      proposal: { ...point('y', 2).proposal, comment: 'Could there be a list?' },
    };
    const mail = replyMail([asking, slight], { ...EN, tone: 'firm' });
    expect(mail).toContain(
      'This point is a condition for my signature:\n\n1. I ask that the term be shorter. It helps.',
    );
    expect(mail).toContain(
      'are not conditions, but I ask you to take them into account:\n\n2. I ask that there be a list.',
    );
    expect(mail).not.toContain('?');
    expect(replyMail([asking, slight], EN)).toContain('1. Could the term be shorter? It helps.');
  });

  it('says the number that is to stand instead', () => {
    const mail = replyMail(
      [{ ...point('invoicing.long-term', 4, 'Within 90 days.'), instead: '14 days' }],
      EN,
    );
    expect(mail).toContain('Remark on invoicing.long-term?\n   Instead: “14 days”.');
  });

  it('asks for a clause to be taken out where nothing comes in its place', () => {
    const gone = { ...point('liability-cap.one-way', 4, 'Liable for nothing.'), isTakenOut: true };
    const other = { ...point('liability-cap.one-way', 4, 'Not liable.'), isTakenOut: true };
    expect(replyMail([gone], EN)).toContain('?\n   Please take this clause out.');
    expect(replyMail([gone, other], EN)).toContain('?\n   Please take these clauses out.');
    expect(replyMail([gone, { ...other, isTakenOut: false }], EN)).not.toContain('take');
    expect(replyMail([gone], { ...EN, language: 'lt' })).toContain('\n   Prašau šį punktą išbraukti.');
  });

  it('has no second stop behind a sentence that is to stand instead', () => {
    const sentence = {
      ...point('invoicing.long-term', 4, 'Within 90 days.'),
      instead: 'It pays in 14 days.',
    };
    expect(replyMail([sentence], EN)).toContain('Instead: “It pays in 14 days.”\n');
  });

  it('is signed by whoever gives a name', () =>
    expect(replyMail([], { ...EN, from: ' Ona ' })).toMatch(/ready to sign\.\n\nKind regards,\nOna$/u));

  it('shortens a long quote between words', () => {
    const mail = replyMail([point('scope.thin', 4, 'The Contractor does everything. '.repeat(9))], EN);
    expect(mail).toMatch(/ …”/u);
  });
});
