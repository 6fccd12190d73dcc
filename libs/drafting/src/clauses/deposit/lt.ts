import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  refundByStyle: {
    balanced: `{left} į sumas, kurias Klientas skolingas pagal Sutartį, o likutį Paslaugų teikėjas grąžina per {days} nuo Sutarties pasibaigimo.`,
    freelancer: `{left} į visas sumas, kurias Klientas skolingas pagal Sutartį, įskaitant išlaidas ir kompensaciją už Sutarties nutraukimą, jeigu ji mokama, o likutį Paslaugų teikėjas grąžina per {days} nuo Sutarties pasibaigimo.`,
    client: `Jeigu Sutartis pasibaigia Paslaugų teikėjui dar nepradėjus teikti Paslaugų, avansą, atėmęs tik pagal Sutartį atlygintinas išlaidas, jis grąžina per {days}. Jeigu Sutartis pasibaigia vėliau, per tą patį laiką grąžinama avanso dalis, viršijanti Kliento mokėtinas sumas.`,
  },
  left: {
    atAnEarlyEnd: `Jeigu Sutartis pasibaigia anksčiau laiko, avansas įskaitomas`,
    ongoing: `Sutarčiai pasibaigus, nepanaudota avanso dalis įskaitoma`,
  },
  hours: ` už didžiausią sutartą valandų skaičių`,
  late: {
    client: `Jeigu avansas nesumokamas iki Paslaugų teikimo pradžios, {dates} tiek, kiek vėluojama sumokėti.`,
    otherwise: `Kol avansas negautas, Paslaugų teikėjas neprivalo pradėti darbo. Jeigu avansas gaunamas po Paslaugų teikimo pradžios datos, {dates} tiek dienų, kiek nuo tos datos praėjo iki avanso gavimo.`,
  },
  dates: { all: `terminai pratęsiami`, ongoing: `pradžia nukeliama` },
  amount: `Prieš pradedant darbą Klientas sumoka avansą – {percent} Kainos{hours}{sum}. Išankstinę sąskaitą Paslaugų teikėjas išrašo pasirašius Sutartį. {late}`,
  sum: `, t. y. {amount}`,
  credited: {
    last: `Avansas įskaitomas į paskutines sąskaitas. `,
    first: `Avansas įskaitomas į pirmąsias sąskaitas, kol išnaudojamas. `,
  },
} as const satisfies Wording<typeof en>;
