import { depositAmount } from '../../engagement.js';
import type { Style } from '../../terms.js';
import type { ClauseText } from '../../writing.js';

const RETURN_DAYS = 14;

const refund: Readonly<Record<Style, (days: string) => string>> = {
  balanced: (days) =>
    `Jeigu Sutartis pasibaigia anksčiau laiko, avansas įskaitomas į sumas, kurias Klientas skolingas pagal Sutartį. Likusią dalį Paslaugų teikėjas grąžina per ${days} nuo Sutarties pasibaigimo.`,
  freelancer: (days) =>
    `Avansu užtikrinamas ir Paslaugų teikėjo rezervuotas laikas. Jeigu Sutartis pasibaigia anksčiau laiko, avansas įskaitomas į visas sumas, kurias Klientas skolingas pagal Sutartį, įskaitant išlaidas ir kompensaciją už Sutarties nutraukimą, jeigu ji mokama. Likusią dalį Paslaugų teikėjas grąžina per ${days} nuo galutinės sąskaitos.`,
  client: (days) =>
    `Jeigu Sutartis pasibaigia Paslaugų teikėjui dar nepradėjus teikti Paslaugų, visą avansą jis grąžina per ${days}. Jeigu Sutartis pasibaigia vėliau, per tą patį laiką grąžinama avanso dalis, viršijanti suteiktų Paslaugų Kainą.`,
};

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const amount = depositAmount(terms);
  const hours = terms.payment.structure === 'hourly' ? ' už didžiausią sutartą valandų skaičių' : '';
  return [
    paragraph(
      'amount',
      text`Prieš pradedant darbą Klientas sumoka avansą – ${format.percent(terms.depositPercent)} Kainos${hours}${amount === undefined ? '' : ` (${format.money(amount, terms.payment.currency)})`}. Sąskaitą avansui Paslaugų teikėjas išrašo pasirašius Sutartį.`,
    ),
    paragraph(
      'start',
      terms.style === 'client'
        ? text`Jeigu avansas nesumokamas iki Paslaugų teikimo pradžios, terminai pratęsiami tiek, kiek vėluojama sumokėti.`
        : text`Kol avansas negautas, Paslaugų teikėjas neprivalo pradėti darbo. Jeigu avansas gaunamas po Paslaugų teikimo pradžios datos, terminai pratęsiami tiek, kiek vėluota sumokėti.`,
    ),
    paragraph(
      'credit',
      text`Avansas įskaitomas į paskutinę sąskaitą${terms.payment.structure === 'milestones' ? ' už etapą' : ''}.`,
    ),
    paragraph('refund', text`${refund[terms.style](format.count(RETURN_DAYS, 'calendar-day'))}`),
  ];
};
