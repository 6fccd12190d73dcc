import type { Writer } from '../../clause.js';
import { isContinuous, isOngoing } from '../../engagement.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';
import type { ClauseText } from '../../writing.js';

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  return [
    paragraph(
      'start',
      text`Sutartis įsigalioja, kai ją pasirašo abi Šalys. Ji taikoma ir paslaugoms, kurias rengdamasis Sutarčiai ir Kliento prašymu Paslaugų teikėjas suteikė iki jos pasirašymo.`,
    ),
    paragraph(
      'duration',
      text`${duration(terms, write)}${endsOnDate(terms) ? ' Automatiškai ji nepratęsiama; Šalys gali ją pratęsti raštu.' : ''}`,
    ),
  ];
};

/** A project ends by itself when it is done; only what runs to a date could run on. */
const endsOnDate = (terms: Terms): boolean => isContinuous(terms) && terms.deadline !== undefined;

function duration(terms: Terms, { text, format }: Writer): Inline[] {
  if (isOngoing(terms)) {
    return text`Sutartis neterminuota. Ji pasibaigia, kai Šalis ją nutraukia Sutartyje nustatytais pagrindais.`;
  }
  return isContinuous(terms) && terms.deadline !== undefined
    ? text`Sutartis galioja iki ${format.date(terms.deadline)} imtinai, jeigu Šalis jos anksčiau nenutraukia Sutartyje nustatytais pagrindais.`
    : text`Sutartis galioja iki visiško Šalių įsipareigojimų įvykdymo, jeigu Šalis jos anksčiau nenutraukia Sutartyje nustatytais pagrindais.`;
}
