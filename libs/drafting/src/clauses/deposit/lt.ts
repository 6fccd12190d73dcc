import { depositAmount } from '../../engagement.js';
import type { Style } from '../../terms.js';
import type { ClauseText } from '../../writing.js';

const RETURN_DAYS = 14;

const refund: Readonly<Record<Style, (days: string) => string>> = {
  balanced: (days) =>
    `Jeigu Sutartis pasibaigia anksčiau laiko, avansas įskaitomas į sumas, kurias Klientas skolingas pagal Sutartį, o likusią dalį Paslaugų teikėjas grąžina per ${days} nuo Sutarties pasibaigimo.`,
  freelancer: (days) =>
    `Avansu užtikrinamas ir Paslaugų teikėjo rezervuotas laikas. Jeigu Sutartis pasibaigia anksčiau laiko, avansas įskaitomas į visas sumas, kurias Klientas skolingas pagal Sutartį, įskaitant išlaidas ir kompensaciją už Sutarties nutraukimą, jeigu ji mokama, o likusią dalį Paslaugų teikėjas grąžina per ${days} nuo galutinės sąskaitos.`,
  client: (days) =>
    `Jeigu Sutartis pasibaigia Paslaugų teikėjui dar nepradėjus teikti Paslaugų, avansą, atėmęs tik pagal Sutartį atlygintinas išlaidas, jis grąžina per ${days}. Jeigu Sutartis pasibaigia vėliau, per tą patį laiką grąžinama avanso dalis, viršijanti Kliento mokėtinas sumas.`,
};

export const lt: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const { style, payment } = terms;
  const amount = depositAmount(terms);
  const hours = payment.structure === 'hourly' ? ' už didžiausią sutartą valandų skaičių' : '';
  const late =
    style === 'client'
      ? 'Jeigu avansas nesumokamas iki Paslaugų teikimo pradžios, terminai pratęsiami tiek, kiek vėluojama sumokėti.'
      : 'Kol avansas negautas, Paslaugų teikėjas neprivalo pradėti darbo. Jeigu avansas gaunamas po Paslaugų teikimo pradžios datos, terminai pratęsiami tiek, kiek vėluota sumokėti.';
  return [
    paragraph(
      'amount',
      text`Prieš pradedant darbą Klientas sumoka avansą – ${format.percent(terms.depositPercent)} Kainos${hours}${amount === undefined ? '' : `, t. y. ${format.moneyInWords(amount, payment.currency)}`}. Išankstinę sąskaitą Paslaugų teikėjas išrašo pasirašius Sutartį. ${late}`,
    ),
    paragraph(
      'refund',
      text`${payment.structure === 'fixed' ? '' : 'Avansas įskaitomas į paskutines sąskaitas. '}${refund[style](format.count(RETURN_DAYS, 'calendar-day'))}`,
    ),
  ];
};
