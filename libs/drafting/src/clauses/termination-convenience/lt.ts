import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  paymentByStyle: {
    balanced: `už iki Sutarties pasibaigimo suteiktas Paslaugas, įskaitant pradėtus darbus`,
    freelancer: `už visas iki Sutarties pasibaigimo suteiktas Paslaugas, įskaitant pradėtus darbus`,
    client: `už iki Sutarties pasibaigimo pagal Sutartį suteiktas Paslaugas, įskaitant tinkamus naudoti pradėtus darbus`,
  },
  commission: `pagal Sutarties {rate} ir {tail} punktus mokėtiną komisinį atlyginimą`,
  costsByStyle: {
    balanced: `protingas išlaidas, kurias Paslaugų teikėjas įsipareigojo apmokėti dar prieš pranešimą ir kurių išvengti negali`,
    freelancer: `visas išlaidas, kurias Paslaugų teikėjas įsipareigojo apmokėti dar prieš pranešimą ir kurių išvengti negali`,
    client: `neišvengiamas išlaidas, kurias patvirtino iki pranešimo arba atlygina pagal Sutarties {expenses} punktą`,
  },
  obstacle: {
    person: `asmeniškai teikti Paslaugas trukdo liga, šeiminės aplinkybės ar kita objektyvi priežastis`,
    company: `teikti Paslaugas trukdo objektyvi priežastis, už kurią jis neatsako`,
  },
  taskInProgress: `Taip įspėjus Paslaugų teikėjui, Sutartis pasibaigia ne anksčiau, negu jis užbaigia pradėtą Rezultato dalį ar užduotį, nebent Klientas sutinka su ankstesne pabaiga arba užbaigti trukdo Klientas ar objektyvi priežastis.`,
  payment: `Kai Šalis įspėjusi nutraukia Sutartį, Klientas sumoka {payment}, o jeigu ji nutraukiama Kliento pasirinkimu ar dėl jo – atlygina ir {costs}.{fixedPrice} Iki Sutarties pasibaigimo Paslaugų teikėjas vengia naujų išlaidų{newPart}.`,
  newPart: ` ir be Kliento pritarimo nepradeda naujos Paslaugų dalies`,
  fixedPrice: ` Fiksuota kaina mokama proporcingai suteiktoms Paslaugoms.`,
  right: `Kiekviena Šalis turi teisę bet kada, nenurodydama priežasties, nutraukti Sutartį, raštu įspėjusi kitą Šalį prieš {notice}.`,
  client: `Klientas turi teisę bet kada, nenurodydamas priežasties, nutraukti Sutartį{article}. Apie tai jis raštu įspėja prieš {notice}{shorter}.`,
  article: ` (Lietuvos Respublikos civilinio kodekso 6.721 straipsnio 1 dalis)`,
  shorter: `; dėl trumpesnio įspėjimo nutraukimas netampa negaliojantis`,
  indefinite: `Kadangi Sutartis neterminuota, kiek leidžia teisės aktai, Paslaugų teikėjas turi teisę ją nutraukti ir nenurodydamas priežasties, raštu įspėjęs Klientą prieš tiek pat laiko.`,
  notice: `{days} (anksčiau, kai to reikalauja Sutarties {agents} punktas)`,
  provider: {
    freelancer: `Raštu įspėjęs Klientą prieš {notice}, Paslaugų teikėjas turi teisę nutraukti Sutartį dėl svarbios priežasties, t. y. bet kurios, dėl kurios protingai reikalauti iš jo tęsti darbą negalima, pavyzdžiui, dėl nemokėjimo ar ligos. Kiek leidžia teisės aktai, Kliento nuostolių dėl to jis neatlygina.`,
    otherwise: `Raštu įspėjęs Klientą prieš {notice}, Paslaugų teikėjas turi teisę nutraukti Sutartį dėl svarbios priežasties, pavyzdžiui, kai Klientas, nepaisydamas rašytinio priminimo, nemoka ar nebendradarbiauja, kai {obstacle}, kai nurodymas prieštarauja teisės aktams arba atsiranda interesų konfliktas. Kiek leidžia teisės aktai, dėl to atsiradusius Kliento nuostolius jis atlygina tik tada, kai dėl tos priežasties yra kaltas.`,
  },
} as const satisfies Wording<typeof en>;
