import type { WorkType } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';

/** What the client has to be sure of in this kind of work, besides what it always warrants. */
const BY_WORK: Readonly<Record<WorkType, readonly string[]>> = {
  general: [],
  consulting: [
    'jis laiku praneša Paslaugų teikėjui apie savo taisykles, sprendimus ir interesus, kurie svarbūs konsultacijoms;',
  ],
  design: [
    'pavadinimai ir prekių ženklai, kuriuos jis prašo naudoti, priklauso jam arba jis turi teisę juos naudoti;',
  ],
  marketing: [
    'tai, ką jis teigia apie savo prekes, paslaugas, kainas ir konkurentus, yra tiesa, teisėta ir pagrįsta įrodymais;',
    'jo kontaktų sąrašai surinkti teisėtai ir į juose esančius asmenis galima kreiptis sutartu būdu;',
  ],
  web_development: [
    'jis turi teisę naudotis domenų vardais, paskyromis, programine įranga ir paslaugomis, prie kurių suteikia prieigą;',
  ],
  copywriting: ['jo pateikti faktai, citatos ir teiginiai yra tiesa, teisėti ir pagrįsti įrodymais;'],
};

const APPROVED: Readonly<Partial<Record<WorkType, string>>> = {
  design: 'tekstus, skaičius, spalvas ir bandomuosius atspaudus',
  marketing: 'faktus, kainas, teiginius ir privalomą informaciją',
  copywriting: 'faktus, citatas, teiginius ir privalomą informaciją',
};

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  const approved = APPROVED[terms.workType];
  const knowledge = terms.style === 'client' ? ', kiek jam žinoma' : '';

  return [
    paragraph('warranties', text`Klientas pareiškia ir garantuoja, kad${knowledge}:`, [
      text`jo pateikta medžiaga priklauso jam arba jis turi visus leidimus, kurių reikia, kad Paslaugų teikėjas ją naudotų sutartu būdu, ir toks naudojimas nepažeidžia kitų asmenų teisių;`,
      ...BY_WORK[terms.workType].map((item) => text`${item}`),
      text`jo pateikta informacija yra teisinga ir Paslaugoms pakankama.`,
    ]),
    paragraph(
      'correction',
      text`Pastebėjęs, kad informacija ar medžiaga klaidinga, Klientas ją nedelsdamas pataiso. Paslaugų teikėjas jų tikrinti neprivalo, bet apie pastebėtas klaidas praneša.`,
    ),
    ...when(approved !== undefined, () => [
      paragraph(
        'approval',
        text`Prieš skelbiant ar spausdinant Rezultatą, Klientas patikrina jo ${approved ?? ''}. Už tai, ką patvirtino, atsako Klientas, išskyrus klaidas, kurias Paslaugų teikėjas padaro vėliau.`,
      ),
    ]),
  ];
};
