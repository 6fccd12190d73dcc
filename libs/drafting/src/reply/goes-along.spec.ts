import { OPENING } from '../../test/contract-opening.js';
import { check } from '../check/check.js';
import type { Language } from '../model/document.js';
import { isSaidIn, shorten } from './counter.js';
import { namingAll } from './goes-along.js';
import { proposals } from './proposals.js';
import type { Proposal } from './proposal.js';
import { replyMail } from './reply-mail.js';
import { COUNTERS } from './wordings/index.js';

function answerTo(id: string, clause: string, language: Language): Proposal {
  const text = `${OPENING[language]}\n2. ${clause}\n`;
  const { findings, parties } = check(text, { language });
  const answer = proposals({ text, findings, parties, textLanguage: language, language }).find(
    ({ finding, edits }) => finding.id === id && edits.length > 0,
  );
  if (answer === undefined) throw new Error(`no change for ${id}`);
  return answer;
}

describe(namingAll, () => {
  it.each([
    [
      'independent-status.like-employment',
      'en' as const,
      'Status. The Contractor shall be present at the Company’s premises from 9:00 to 17:30 on each working day, shall follow the instructions of the Company’s Head of Digital, and shall accept no other work during the Term.',
      'Could the ban on other work go as well?',
    ],
    [
      'credit-portfolio.moral-rights',
      'lt' as const,
      'Vykdytojas neturi teisės viešai rodyti Darbų savo kūrinių aplanke ir neatšaukiamai atsisako reikšti reikalavimus dėl asmeninių neturtinių teisių.',
      'Siūlau kartu atsisakyti draudimo rodyti darbą darbų aplanke.',
    ],
    [
      'invoicing.withhold',
      'lt' as const,
      'Užsakovas turi teisę sulaikyti bet kokią mokėtiną sumą, jeigu, jo nuomone, Darbai atlikti netinkamai, taip pat įskaityti savo reikalavimus be atskiro Vykdytojo sutikimo.',
      'Siūlau reikalavimus įskaityti tik tiek, kiek leidžia įstatymas.',
    ],
  ])('names what goes with the sentence besides what is asked for: %s', (id, language, clause, named) => {
    expect(answerTo(id, clause, language).comment).toContain(named);
  });

  it.each([
    [
      'en',
      'Could the losing side bear the costs, as is usual?',
      'All disputes are settled by binding arbitration in Las Vegas, the Designer pays all costs and waives any right to a jury trial.',
      'The costs of a dispute are borne by the party that loses it.',
      [/arbitration or court that is named here/u, /waiver of a jury/u],
    ],
    [
      'en',
      'Could each side make good the losses that it causes?',
      'The Designer warrants that the work is original and free of defects, and indemnifies the Client against all claims.',
      'Each party makes good the losses that it causes to the other by its own fault.',
      [/promise of faultless or original work/u],
    ],
    [
      'en',
      'Could work for others stay free after the end?',
      'During the Term and for two years after it the Designer shall not provide services to any other restaurant.',
      'After the end of this Agreement the Designer may work for others.',
      [/ban on other work during the contract/u],
    ],
    [
      'en',
      'Could work done be paid when either side leaves?',
      'This Agreement renews automatically each year, and no fee is due on termination.',
      'Work done until then is paid.',
      [/instead of renewing by itself/u],
    ],
    [
      'lt',
      'Siūlau po sutarties pabaigos leisti dirbti kitiems.',
      'Sutarties galiojimo metu ir 2 metus po jos Vykdytojas nedirba kitoms kavinėms.',
      'Pasibaigus šiai sutarčiai, Vykdytojas gali dirbti kitiems.',
      [/draudimo dirbti kitiems sutarties galiojimo metu/u],
    ],
    [
      'lt',
      'Siūlau atlyginti įrodytus nuostolius.',
      'Sutartis automatiškai pratęsiama metams, o Vykdytojas negali jos nutraukti ir atsako už viską.',
      'Kiekviena šalis atlygina nuostolius, kuriuos padarė.',
      [/automatiškai/u, /per tą patį terminą/u],
    ],
    [
      'lt',
      'Siūlau, kad išlaidas padengtų pralaimėjusi šalis.',
      'Ginčai sprendžiami arbitraže Londone, o visas išlaidas padengia Vykdytojas.',
      'Išlaidas padengia pralaimėjusi šalis.',
      [/nustatytas teismas, o ne čia nurodytas arbitražas/u],
    ],
  ] as const)('names the whole of what is struck (%s): %s %s', (language, comment, quote, instead, named) => {
    const said = namingAll(comment, quote, instead, language);
    for (const words of named) expect(said).toMatch(words);
    expect(said.split(/[.?](?: |$)/u)).toHaveLength(2 + named.length);
  });

  it('names nothing that the remark or the new words speak of, and nothing that the sentence does not say', () => {
    const comment = 'Could work for others stay free?';
    const ban = 'The Contractor shall accept no other work during the Term.';
    expect(namingAll(comment, ban, '', 'en')).toBe(comment);
    const during = 'During this Agreement the Designer shall not work for any other client.';
    expect(namingAll(comment, during, 'The Designer may work for others.', 'en')).toBe(comment);
    const netrukdyti = 'Siūlau netrukdyti dirbti kitiems.';
    const metu = 'Sutarties galiojimo metu Vykdytoja neturi teisės dirbti kitiems užsakovams be sutikimo.';
    expect(namingAll(netrukdyti, metu, 'Vykdytoja gali dirbti kitiems.', 'lt')).toBe(netrukdyti);
    const silent = 'Could the contract describe results?';
    expect(namingAll(silent, ban, 'The Contractor may work for others.', 'en')).toBe(silent);
    expect(namingAll(silent, 'The Contractor works at the office.', '', 'en')).toBe(silent);
  });

  it('says it in the language of the mail, and firmly where that is', () => {
    const { finding, key, repeats, comment } = answerTo(
      'invoicing.withhold',
      'Užsakovas turi teisę sulaikyti bet kokią mokėtiną sumą, jeigu, jo nuomone, Darbai atlikti netinkamai, taip pat įskaityti savo reikalavimus be atskiro Vykdytojo sutikimo.',
      'lt',
    );
    const mail = replyMail([{ proposal: { finding, key, repeats, comment }, way: 'change' }], {
      ...{ language: 'en', textLanguage: 'lt', tone: 'firm', file: 'word' },
    });
    expect(mail).toContain('I ask that only the part in dispute be held back');
    expect(mail).toContain('I ask that claims be set off only as far as the law allows.');
  });
});

describe('secrets that one side keeps for ever', () => {
  it('are kept by both, for some years', () => {
    const { edits, comment, figures } = answerTo(
      'confidentiality.one-way',
      'The Contractor shall keep secret all information disclosed by the Company, marked or not, during the Term and for ever afterwards.',
      'en',
    );
    expect(edits[0]?.text).toMatch(/for 3 years after its end each party keeps/u);
    expect(comment).toMatch(/both sides.*end some years after/u);
    expect(figures.map(({ key }) => key)).toEqual(['years']);
  });
});

describe(isSaidIn, () => {
  it('is of the change that is made, and not of another one for the same finding', () => {
    const { changes = [], figures = [] } = COUNTERS['liquidated-damages.uncapped'] ?? {};
    expect(figures.map(({ key }) => key)).toEqual(['share']);
    for (const language of ['en', 'lt'] as const)
      expect(changes.map((change) => figures.some(isSaidIn(change, language)))).toEqual([true, false]);
    const shortening = COUNTERS['non-solicitation.too-long'];
    expect(shortening?.figures.map(isSaidIn(shorten('months'), 'en'))).toEqual([true]);
  });
});
