import type { Writer } from '../../clause.js';
import { isContinuous, isOngoing } from '../../engagement.js';
import type { Inline } from '../../model.js';
import type { Style, Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';

const DELAY: Readonly<Record<Style, string>> = {
  balanced:
    'Jeigu Klientas laiku nepateikia to, ko Paslaugų teikėjui reikia, terminai pratęsiami tiek, kiek jis vėlavo.',
  freelancer:
    'Jeigu Klientas laiku nepateikia to, ko Paslaugų teikėjui reikia, už kiekvieną vėlavimo dieną visi vėlesni terminai pratęsiami ne mažiau kaip viena diena, o jeigu naujuoju laiku Paslaugų teikėjas jau įsipareigojęs dirbti kitą darbą – tiek, kiek dėl to būtina.',
  client:
    'Jeigu Klientas laiku nepateikia to, ko Paslaugų teikėjui reikia, terminai pratęsiami tiek, kiek dėl vėlavimo protingai būtina, jeigu apie vėlavimą ir jo pasekmes Paslaugų teikėjas Klientui nedelsdamas pranešė raštu.',
};

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const { startDate, milestones } = terms;
  const start = startDate === undefined ? write.blank('terms.startDate') : format.date(startDate);
  return [
    paragraph('start', text`Paslaugų teikimo pradžia: ${start}.`),
    paragraph('deadline', deadline(terms, write)),
    ...when(milestones.length > 0, () => [
      paragraph('stages', text`Paslaugos teikiamos šiais etapais:`),
      write.table(
        'milestones',
        ['Eil. Nr.', 'Etapas', 'Terminas'],
        milestones.map(({ name, date }, at) => [
          text`${at + 1}`,
          text`${name}`,
          text`${date === undefined ? 'iki galutinio termino' : format.date(date)}`,
        ]),
      ),
    ]),
    ...when(milestones.length > 0 && terms.payment.structure === 'milestones', () => [
      paragraph(
        'belongs',
        text`Rezultato dalis priklauso etapui, kuriame ji įvardyta, o jeigu neįvardyta – etapui, su kuriuo perduodama.`,
      ),
    ]),
    ...when(terms.style === 'client', () => [
      paragraph(
        'essence',
        text`${isOngoing(terms) ? 'Sutarti terminai' : 'Sutartyje nustatyti terminai'} yra esminė Sutarties sąlyga.`,
      ),
    ]),
    paragraph('delay', text`${DELAY[terms.style]}`),
    paragraph(
      'warning',
      text`Šalis, kuri mano, kad termino nesilaikys, nedelsdama apie tai praneša kitai Šaliai ir nurodo priežastį bei naują terminą. Nuo atsakomybės už vėlavimą tai neatleidžia.`,
    ),
  ];
};

function deadline(terms: Terms, { text, blank, format }: Writer): Inline[] {
  const tasks = 'Dėl kiekvienos užduoties termino Šalys raštu susitaria, kai Klientas ją užsako.';
  if (isOngoing(terms)) return text`Paslaugos teikiamos nuolat. ${tasks}`;
  const date = terms.deadline === undefined ? blank('terms.deadline') : format.date(terms.deadline);
  return isContinuous(terms)
    ? text`Paslaugos teikiamos nuolat. Galutinis jų teikimo terminas: ${date}. ${tasks}`
    : text`Galutinis Paslaugų įvykdymo terminas: ${date}.`;
}
