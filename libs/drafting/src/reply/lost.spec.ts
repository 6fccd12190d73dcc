import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { OPENING } from '../../test/contract-opening.js';
import { check } from '../check/check.js';
import { unwrap } from '../check/unwrap.js';
import type { Language } from '../model/document.js';
import { askedAlone } from './asked-alone.js';
import { alsoOut, alsoOutIn } from './also-said.js';
import { ASKS, besidesIn } from './goes-along-asks.js';
import { lostParts } from './lost-parts.js';
import { alsoChanging, alsoChangingIn } from './matter-names.js';
import { proposals } from './proposals.js';
import type { Proposal } from './proposal.js';
import { readContract } from '../check/read-contract.js';

const PRICE: Readonly<Record<Language, string>> = {
  en: '2. Price. The Company pays the Contractor a fixed price of EUR 6,000 for the website within 14 days of the invoice.',
  lt: '2. Kaina. Užsakovas už svetainę sumoka Vykdytojui fiksuotą 6 000 Eur kainą per 14 dienų nuo sąskaitos gavimo.',
};

function answersTo(clause: string, language: Language): readonly Proposal[] {
  const text = `${OPENING[language]}\n${PRICE[language]}\n\n3. ${clause}\n`;
  const { findings, parties } = check(text, { language });
  const answers = proposals({ text, findings, parties, textLanguage: language, language });
  const from = text.lastIndexOf(clause);
  return answers.filter(
    ({ finding: { evidence }, edits }) => (evidence?.end ?? 0) > from && edits.length > 0,
  );
}

/** What is said beside the changes that strike words of a clause. */
function beside(clause: string, language: Language): string {
  const striking = answersTo(clause, language);
  if (striking.length === 0) throw new Error(`nothing is struck of ${clause}`);
  return striking.map(({ comment }) => comment).join(' ');
}

describe('what a change strikes is told beside it', () => {
  it.each([
    [
      'Any controversy is settled by arbitration in Reno; the Contractor bears the costs of the arbitration and gives up the right to a jury.',
      [/arbitration or court that is named here|arbitration in Reno/u, /jury/u],
    ],
    [
      'Disputes go to the courts of Clark County; the Contractor pays the Company’s attorneys’ fees in every case.',
      [/pays the Company’s attorneys’ fees in every case/u],
    ],
    [
      'While this Agreement is in force and for eighteen months afterwards the Contractor shall not work for any food producer.',
      [/ban on other work during the contract/u],
    ],
    [
      'The Contractor works for the Company only, and for two years after the end shall not work for any competitor of the Company.',
      [/ban on other work during the contract|works for the Company only/u],
    ],
    [
      'The Company may walk away at any time and owes nothing for unfinished work.',
      [/both sides be free to leave with the same notice/u],
    ],
    [
      'Oral side agreements are not valid; the Company may however adapt this Agreement unilaterally where it considers this reasonable.',
      [/This also takes out “Oral side agreements are not valid”\./u],
    ],
    [
      'Revisions are unlimited until the Company is fully satisfied in its sole discretion.',
      [/This also changes rounds of corrections\./u],
    ],
  ] as const)('in English: %s', (clause, told) => {
    const said = beside(clause, 'en');
    for (const each of told) expect(said).toMatch(each);
  });

  it.each([
    [
      'Visus ginčus sprendžia Londono arbitražas, visas jo išlaidas apmoka Vykdytojas, kuris atsisako teisės kreiptis į teismą.',
      [/arbitraž/u, /išlaidas apmoka Vykdytojas|pralaimėj/u],
    ],
    [
      'Sutarties metu Vykdytojas dirba tik Užsakovui, o dvejus metus po jos neteikia paslaugų Užsakovo konkurentams.',
      [/galiojimo metu/u],
    ],
    [
      'Kol galioja ši sutartis ir metus po jos pabaigos Vykdytojas neteikia paslaugų Užsakovo konkurentams.',
      [/galiojimo metu/u],
    ],
    [
      'Užsakovas gali bet kada nutraukti sutartį apie tai nepranešęs iš anksto; už nebaigtus darbus tokiu atveju nemokama.',
      [/abi šalys galėtų pasitraukti įspėjusios prieš tiek pat laiko/u],
    ],
    ['Sutarčiai taikoma Anglijos teisė, o visi ginčai sprendžiami tik Londono teismuose.', [/teism/u]],
    [
      'Užsakovas turi teisę nutraukti sutartį prieš 5 dienas įspėjęs Vykdytoją; Vykdytojas – tik teismo tvarka.',
      [/Kartu išbraukiama: „Vykdytojas – tik teismo tvarka“\./u],
    ],
  ] as const)('in Lithuanian: %s', (clause, told) => {
    const said = beside(clause, 'lt');
    for (const each of told) expect(said).toMatch(each);
  });

  it.each([
    ['en', 'The Contractor is liable without any limit.'],
    ['en', 'Late amounts bear no interest.'],
    ['en', 'If a deadline is missed, the Contractor pays a penalty of EUR 500 a day without any cap.'],
    ['en', 'The Company may change the scope of the work at any time by written notice.'],
    ['lt', 'Užsakovas gali vienašališkai keisti Sutarties sąlygas, apie tai paskelbdamas savo svetainėje.'],
    ['lt', 'Vykdytojo atsakomybė yra neribota.'],
    ['lt', 'Už pavėluotą mokėjimą delspinigiai neskaičiuojami.'],
  ] as const)('and nothing more is told of a sentence that says one thing (%s): %s', (language, clause) => {
    const [alone] = answersTo(clause, language);
    expect(alone?.edits.length).toBeGreaterThan(0);
    expect(alsoOutIn(alone?.comment ?? '', language)).toEqual([]);
    expect(alsoChangingIn(alone?.comment ?? '', language)).toEqual([]);
  });
});

describe(besidesIn, () => {
  it('says what goes along in another language, and quotes the contract as it is', () => {
    const parts = ['už nebaigtus darbus nemokama', 'Vykdytojas moka baudą'];
    const said = ` ${ASKS.jury.lt}${alsoOut(parts, 'lt')}${alsoChanging(['notice', 'disputes'], 'lt')}`;
    expect(besidesIn(said, 'lt', 'en')).toBe(
      ` ${ASKS.jury.en} This also takes out “už nebaigtus darbus nemokama” and “Vykdytojas moka baudą”. This also changes the notice to end the contract and how disputes are decided.`.replace(
        'the notice to end the contract and how disputes are decided',
        'how disputes are decided and the notice to end the contract',
      ),
    );
    expect(besidesIn('Could the term be shorter?', 'en', 'lt')).toBe('');
  });
});

describe(lostParts, () => {
  const sentencesOf = (text: string, language: Language) => readContract(text, { language }).sentences;

  it('is over all contracts quoted in a remark, where the whole sentence goes', () => {
    const folder = path.join(import.meta.dirname, '../../corpus/contracts/held-out');
    let quoted = 0;
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.txt'))) {
      const text = unwrap(readFileSync(path.join(folder, name), 'utf8')).join('\n\n');
      const { findings, parties, textLanguage = 'en' } = check(text, { language: 'en' });
      const sentences = sentencesOf(text, textLanguage);
      for (const { finding, edits, comment, companions } of proposals({
        ...{ text, findings, parties, textLanguage, language: 'en' },
      })) {
        const { evidence } = finding;
        const sentence = sentences.find(
          ({ start, end }) => start === evidence?.start && end === evidence.end,
        );
        const isWhole = edits.some(({ start, end }) => end === sentence?.end && start - sentence.start < 12);
        if (evidence === undefined || sentence === undefined || !isWhole || companions.length > 0) continue;
        for (const part of lostParts(
          sentence,
          evidence.quote,
          finding.id,
          textLanguage,
          new Map(),
          [askedAlone(comment, textLanguage), ...edits.map(({ text: words }) => words)].join(' '),
        )) {
          quoted++;
          const asked = Object.values(ASKS).some((each) => comment.includes(each[textLanguage]));
          expect({ part, comment, isTold: asked || comment.includes(part) }).toEqual({
            ...{ part, comment, isTold: true },
          });
        }
      }
    }
    expect(quoted).toBeGreaterThan(4);
  });
});
