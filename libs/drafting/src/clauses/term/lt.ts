import type { Writer } from '../../clause.js';
import { isContinuous, isOngoing } from '../../engagement.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  return [
    paragraph(
      'start',
      text`Sutartis įsigalioja, kai ją pasirašo abi Šalys. Ji taikoma ir paslaugoms, kurias rengdamasis Sutarčiai ir Kliento prašymu Paslaugų teikėjas suteikė iki jos pasirašymo.`,
    ),
    paragraph('duration', duration(terms, write)),
    ...when(!isOngoing(terms), () => [
      paragraph('renewal', text`Sutartis automatiškai nepratęsiama. Šalys gali ją pratęsti raštu.`),
    ]),
  ];
};

function duration(terms: Terms, { text, ref, format }: Writer): Inline[] {
  if (isOngoing(terms)) {
    return text`Sutartis neterminuota. Ji pasibaigia, kai Šalis ją nutraukia pagal ${ref('termination-convenience')} arba ${ref('termination-breach')} punktą.`;
  }
  return isContinuous(terms) && terms.deadline !== undefined
    ? text`Sutartis galioja iki ${format.date(terms.deadline)} imtinai, jeigu Šalis jos anksčiau nenutraukia Sutartyje nustatytais pagrindais.`
    : text`Sutartis galioja iki visiško Šalių įsipareigojimų įvykdymo, jeigu Šalis jos anksčiau nenutraukia Sutartyje nustatytais pagrindais.`;
}
