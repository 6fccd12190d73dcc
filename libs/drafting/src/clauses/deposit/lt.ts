import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  refundByStyle: {
    balanced: `Jeigu Sutartis pasibaigia anksčiau laiko, avansas įskaitomas į sumas, kurias Klientas skolingas pagal Sutartį, o likusią dalį Paslaugų teikėjas grąžina per {days} nuo Sutarties pasibaigimo.`,
    freelancer: `Jeigu Sutartis pasibaigia anksčiau laiko, avansas įskaitomas į visas sumas, kurias Klientas skolingas pagal Sutartį, įskaitant išlaidas ir kompensaciją už Sutarties nutraukimą, jeigu ji mokama, o likusią dalį Paslaugų teikėjas grąžina per {days} nuo Sutarties pasibaigimo.`,
    client: `Jeigu Sutartis pasibaigia Paslaugų teikėjui dar nepradėjus teikti Paslaugų, avansą, atėmęs tik pagal Sutartį atlygintinas išlaidas, jis grąžina per {days}. Jeigu Sutartis pasibaigia vėliau, per tą patį laiką grąžinama avanso dalis, viršijanti Kliento mokėtinas sumas.`,
  },
  hours: ` už didžiausią sutartą valandų skaičių`,
  late: {
    client: `Jeigu avansas nesumokamas iki Paslaugų teikimo pradžios, terminai pratęsiami tiek, kiek vėluojama sumokėti.`,
    otherwise: `Kol avansas negautas, Paslaugų teikėjas neprivalo pradėti darbo. Jeigu avansas gaunamas po Paslaugų teikimo pradžios datos, terminai pratęsiami tiek dienų, kiek nuo tos datos praėjo iki avanso gavimo.`,
  },
  amount: `Prieš pradedant darbą Klientas sumoka avansą – {percent} Kainos{hours}{sum}. Išankstinę sąskaitą Paslaugų teikėjas išrašo pasirašius Sutartį. {late}`,
  sum: `, t. y. {amount}`,
  credited: `Avansas įskaitomas į paskutines sąskaitas. `,
} as const satisfies Wording<typeof en>;
