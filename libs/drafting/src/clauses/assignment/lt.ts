import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  consent: `Perleisti Sutartį ar iš jos kylančias teises ir pareigas Šalis turi teisę tik gavusi išankstinį rašytinį kitos Šalies sutikimą, kurio ši neatsisako duoti be rimtos priežasties.`,
  group: `Tačiau Klientas turi teisę be sutikimo perleisti visą Sutartį savo grupės įmonei arba verslo, kuriam teikiamos Paslaugos, pirkėjui. Apie tai jis nedelsdamas praneša Paslaugų teikėjui ir, kol perėmėjas raštu neprisiima visų pareigų, atsako už Kainos sumokėjimą.`,
  receivables: `Reikalavimo teises į mokėjimus Paslaugų teikėjas turi teisę perleisti be sutikimo.`,
  outsiders: `Kiti asmenys teisių pagal Sutartį neįgyja.`,
} as const satisfies Wording<typeof en>;
