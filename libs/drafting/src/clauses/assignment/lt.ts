import { when, type ClauseText } from '../../writing.js';

export const lt: ClauseText = (terms, { text, paragraph }) => [
  paragraph(
    'consent',
    text`Perleisti Sutartį ar iš jos kylančias teises ir pareigas Šalis turi teisę tik gavusi išankstinį rašytinį kitos Šalies sutikimą, kurio ši neatsisako duoti be rimtos priežasties.`,
  ),
  ...when(terms.style === 'client', () => [
    paragraph(
      'group',
      text`Klientas turi teisę be sutikimo perleisti visą Sutartį savo grupės įmonei arba verslo, kuriam teikiamos Paslaugos, pirkėjui. Apie tai jis nedelsdamas praneša Paslaugų teikėjui ir, kol perėmėjas raštu neprisiima visų pareigų, atsako už Kainos sumokėjimą.`,
    ),
  ]),
  paragraph(
    'receivables',
    text`Reikalavimo teises į mokėjimus Paslaugų teikėjas turi teisę perleisti be sutikimo. Kol Klientui apie tai raštu nepranešta, jis gali mokėti Paslaugų teikėjui.`,
  ),
  paragraph(
    'successors',
    text`Sutartis privaloma ir Šalių teisių bei pareigų perėmėjams. Kiti asmenys teisių pagal ją neįgyja.`,
  ),
];
