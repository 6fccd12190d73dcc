import { CASES, web } from '../../../test/advice-cases.js';
import { goldenAnswers } from '../../../test/golden-answers.js';
import type { Language } from '../../model/document.js';
import { analyze } from '../analyze.js';
import { ADVICE } from '../rules/index.js';
import { additionJudge } from './judge.js';
import { sentenceProblem } from './sentence.js';

const LANGUAGES = ['en', 'lt'] as const;
const caseAnswers = (language: Language) =>
  language === 'en' ? web : { ...web, ...goldenAnswers('web_development', 'lt') };

describe(sentenceProblem.name, () => {
  it.each([
    '60 euros an hour',
    'Kaunas',
    'no',
    'Yes',
    '30 d.',
    'By e-mail',
    'Three logo concepts',
    'Monthly reports and updates',
    'Two visits a month',
    'Up to three rounds of changes',
    'two concepts, then changes',
    'The work stops. 60 euros an hour.',
    'The Provider sends drafts every Friday. By e-mail.',
  ])('R-IMP-10 refuses the fragment “%s”', (words) => {
    expect(sentenceProblem(words, 'en')).toBe('fragment');
  });

  it.each([
    '60 eurų už valandą',
    'Kaunas',
    'ne',
    'Taip',
    '30 d.',
    'El. paštu',
    'Trys logotipo idėjos',
    'Mėnesio ataskaitų rengimas',
    'Kūrybinės dirbtuvės klientui',
    'Pagal užsakovo prašymą',
    'Tekstai tik lietuvių kalba',
    'Ne daugiau kaip tris kartus',
    'Darbai sustabdomi. 60 eurų už valandą.',
  ])('R-IMP-10 refuses the Lithuanian fragment „%s“', (words) => {
    expect(sentenceProblem(words, 'lt')).toBe('fragment');
  });

  it.each([
    ['en', 'I will send drafts every week.', 'person'],
    ['lt', 'Mano nuotraukas parengia klientas.', 'person'],
    ['en', 'The Client pays ____ for it.', 'blank'],
    ['lt', 'Klientas sumoka [suma] už tai.', 'blank'],
    ['en', 'Disputes are decided by the courts of Kaunas.', 'court'],
    ['en', 'The courts of Kaunas have jurisdiction.', 'court'],
    ['lt', 'Ginčus nagrinėja Kauno miesto teismas.', 'court'],
    ['en', 'This agreement is governed by English law.', 'law'],
    ['en', 'The laws of Poland apply.', 'law'],
    ['lt', 'Sutarčiai taikoma Lenkijos teisė.', 'law'],
  ] as const)('R-IMP-10 refuses (%s) “%s”', (language, words, problem) => {
    expect(sentenceProblem(words, language)).toBe(problem);
  });

  it.each([
    ['en', 'Half is paid when the contract is signed.'],
    ['en', 'The code is kept at the Client.'],
    ['en', 'The Parties plan the work together.'],
    ['en', 'The Client receives:\n- the code\n- a guide'],
    ['en', 'A Party may turn to a court for urgent protection.'],
    ['lt', 'Programos kodas saugomas Kliento serveryje.'],
    ['lt', 'Klientas turi patvirtinti tekstus per 3 darbo dienas.'],
    ['lt', 'Šalys kartu planuoja darbus.'],
    ['lt', 'Paskyras perima Klientas.'],
  ] as const)('takes the sentence (%s) “%s”', (language, words) => {
    expect(sentenceProblem(words, language)).toBeUndefined();
  });
});

describe(additionJudge.name, () => {
  it('R-IMP-03 takes every sentence that is ready', () => {
    const refused = LANGUAGES.flatMap((language) =>
      CASES.flatMap(([, changes]) => {
        const answers = { ...caseAnswers(language), ...changes };
        const judge = additionJudge(answers, language);
        return analyze(answers, { language, contractLanguage: language }).flatMap(
          ({ id, clauseId, implementation }) =>
            implementation === undefined
              ? []
              : [[id, judge({ id, clauseId, text: implementation })] as const],
        );
      }),
    ).filter(([, problem]) => problem !== undefined);
    expect(refused).toEqual([]);
  });

  it('R-IMP-10 takes no sentence where an answer is asked for', () => {
    const judge = additionJudge(web, 'en');
    const text = 'The Client pays EUR 60 for each hour.';
    const asking = ADVICE.filter(({ asks = [] }) => asks.length > 0);
    expect(asking.length).toBeGreaterThan(30);
    for (const { id } of asking) expect(judge({ id, clauseId: 'fees', text })).toEqual({ kind: 'field' });
  });

  it('R-IMP-10 finds another number than that of the clause', () => {
    const judge = additionJudge({ ...web, payment_due_days: '14' }, 'en');
    expect(
      judge({ id: 'own', clauseId: 'invoicing', text: 'Invoices are paid within 21 days.' }),
    ).toMatchObject({
      kind: 'figures',
      own: { value: 21 },
    });
    expect(
      judge({ id: 'own', clauseId: 'invoicing', text: 'Invoices are paid within 14 days.' }),
    ).toBeUndefined();
  });
});
