import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  paymentByStyle: {
    balanced: `sumoka už iki Sutarties pasibaigimo suteiktas Paslaugas, įskaitant pradėtus darbus, ir atlygina protingas išlaidas, kurias Paslaugų teikėjas įsipareigojo apmokėti dar prieš pranešimą ir kurių išvengti negali`,
    freelancer: `sumoka už visas iki Sutarties pasibaigimo suteiktas Paslaugas, įskaitant pradėtus darbus, ir atlygina visas išlaidas, kurias Paslaugų teikėjas įsipareigojo apmokėti dar prieš pranešimą ir kurių išvengti negali`,
    client: `sumoka už iki Sutarties pasibaigimo pagal Sutartį suteiktas Paslaugas, įskaitant tinkamus naudoti pradėtus darbus, ir atlygina neišvengiamas išlaidas, kurias patvirtino iki pranešimo`,
  },
  clientFails: `Klientas, nepaisydamas rašytinio priminimo, nemoka arba nebendradarbiauja`,
  illness: `asmeniškai teikti Paslaugas Paslaugų teikėjui trukdo liga, šeiminės aplinkybės ar kita objektyvi priežastis`,
  objectiveReason: `teikti Paslaugas Paslaugų teikėjui trukdo objektyvi priežastis, už kurią jis neatsako`,
  unlawful: `Kliento nurodymas prieštarauja teisės aktams arba atsirado interesų konfliktas`,
  taskInProgress: `Paslaugų teikėjui nutraukiant Sutartį, ji pasibaigia ne anksčiau, negu jis užbaigia pradėtą Rezultato dalį ar užduotį, nebent Klientas sutinka su ankstesne pabaiga.`,
  payment: `Kai Šalis įspėjusi nutraukia Sutartį, Klientas {payment}.{fixedPrice} Iki Sutarties pasibaigimo Paslaugų teikėjas vengia naujų išlaidų ir be Kliento pritarimo nepradeda naujos Paslaugų dalies.`,
  fixedPrice: ` Fiksuota kaina mokama proporcingai suteiktoms Paslaugoms.`,
  right: `Kiekviena Šalis turi teisę bet kada, nenurodydama priežasties, nutraukti Sutartį, raštu įspėjusi kitą Šalį prieš {days}.`,
  client: `Klientas turi teisę bet kada, nenurodydamas priežasties, nutraukti Sutartį (Lietuvos Respublikos civilinio kodekso 6.721 straipsnio 1 dalis). Apie tai jis raštu įspėja prieš {days}; dėl trumpesnio įspėjimo nutraukimas netampa negaliojantis.`,
  provider: `Paslaugų teikėjas turi teisę nutraukti Sutartį, raštu įspėjęs Klientą prieš {days}. Šalys susitaria, kad, kiek leidžia teisės aktai, priežasties nurodyti jis neprivalo ir Kliento nuostolių dėl to neatlygina.`,
  providerForReason: `Paslaugų teikėjas turi teisę nutraukti Sutartį dėl svarbios priežasties, raštu įspėjęs Klientą prieš {days}; dėl to atsiradusius Kliento nuostolius jis atlygina tik tada, kai dėl tos priežasties yra kaltas. Svarbiomis priežastimis Šalys laiko tai, kad:`,
} as const satisfies Wording<typeof en>;
