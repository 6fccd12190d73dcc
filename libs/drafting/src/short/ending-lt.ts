import type { Wording } from '../writing/clause.js';
import type { en } from './ending-en.js';

export const lt = {
  start: `Sutartis įsigalioja, kai ją pasirašo abi Šalys. {duration}`,
  untilPerformed: `Ji galioja, kol suteikiamos visos Paslaugos ir sumokama visa Kaina.`,
  client: `Klientas turi teisę bet kada, nenurodydamas priežasties, nutraukti Sutartį, raštu įspėjęs prieš {notice}.`,
  provider: `Tokia pat tvarka įspėjęs, Paslaugų teikėjas turi teisę nutraukti Sutartį dėl svarbios priežasties, pavyzdžiui, nemokėjimo, nebendradarbiavimo, {obstacle} ar neteisėto nurodymo; kiek leidžia teisės aktai, {compensation}.`,
  obstacle: { person: `ligos`, company: `objektyvios kliūties` },
  compensation: {
    freelancer: `nuostolių jis neatlygina`,
    otherwise: `nuostolius jis atlygina tik būdamas kaltas`,
  },
  payment: {
    balanced: `Bet kuriai Šaliai taip nutraukus Sutartį, Klientas{inProportion} sumoka {performed}, o jeigu nutraukta jo noru ar dėl jo – atlygina ir neišvengiamas protingas išlaidas.`,
    freelancer: `Bet kuriai Šaliai taip nutraukus Sutartį, Klientas{inProportion} sumoka {performed}, o jeigu nutraukta jo noru ar dėl jo – atlygina ir visas neišvengiamas išlaidas.`,
    client: `Bet kuriai Šaliai taip nutraukus Sutartį, Klientas{inProportion} sumoka {performed}, o jeigu nutraukta jo noru ar dėl jo – atlygina ir neišvengiamas išlaidas, kurias patvirtino arba atlygina pagal Sutarties {expenses} punktą.`,
  },
  performed: {
    balanced: `už suteiktas Paslaugas, įskaitant pradėtus darbus`,
    freelancer: `už visas suteiktas Paslaugas, įskaitant pradėtus darbus`,
    client: `už tinkamai suteiktas Paslaugas, įskaitant tinkamus naudoti pradėtus darbus`,
  },
  commission: `pagal Sutarties {rate} ir {tail} punktus mokėtiną komisinį atlyginimą`,
  inProportion: ` proporcingai`,
  fee: `Jeigu Klientas nutraukia Sutartį pagal jos {exit} punktą{beforeCompletion}, jis taip pat sumoka kompensaciją už Sutarties nutraukimą – už {besides}{nature}. Ji nemokama nenugalimos jėgos ar Paslaugų teikėjo pažeidimo atveju.`,
  beforeCompletion: `, kol Paslaugos neužbaigtos`,
  feeBesides: {
    costs: `iki pranešimo patirtas ir kitaip neapmokamas pasirengimo ir kitas išlaidas`,
    time: `pasirengimą ir rezervuotą laiką, kurie kitaip neapmokami`,
  },
  nature: {
    estimated: `; Šalys šias išlaidas įvertina taip: {share}, o Klientui įrodžius mažesnes – tiek, kiek įrodyta. Kompensacija nėra netesybos`,
    agreed: `; ji sudaro {share} ir nėra netesybos`,
    actual: `, kiek jas Paslaugų teikėjas pagrindžia, bet ne daugiau kaip {share}`,
  },
  cure: `Šalis turi teisę nedelsdama raštu nutraukti Sutartį, jeigu kita Šalis padaro esminį pažeidimą, pavyzdžiui, nesumoka neginčijamos sumos, ir jo nepašalina per {cure} nuo rašytinio reikalavimo. {payment}`,
  breachPayment: {
    performed: `Už tinkamai suteiktas Paslaugas sumokama{besides}.`,
    commission: `Komisinis atlyginimas mokamas pagal Sutarties {rate} ir {tail} punktus{besides}.`,
  },
  besides: `; kai Sutartį pagal šį punktą nutraukia Paslaugų teikėjas, mokamos ir Sutarties {cancellation} punkte nurodytos sumos`,
  handover: {
    otherwise: `Per {invoice} nuo Sutarties pasibaigimo Paslaugų teikėjas {settles}, o per {delivery} nuo neginčijamų sumų sumokėjimo perduoda Rezultatą, kiek jo sukurta.`,
    client: `Per {invoice} nuo Sutarties pasibaigimo Paslaugų teikėjas {settles}. Per {delivery} nuo pasibaigimo jis perduoda visą Rezultatą, taip pat neužbaigtą, už kurį Klientas sumokėjo arba įsipareigoja laiku sumokėti{freeHelp}.`,
  },
  freeHelp: `, o {help} po pasibaigimo nemokamai atsako į protingus klausimus apie jį`,
  settles: { commission: `grąžina permoką`, otherwise: `pateikia galutinę sąskaitą ir grąžina permoką` },
  returned: ` Tada kiekviena Šalis grąžina arba ištrina tai, ko pasilikti nebeturi teisės{personal}.`,
  personal: `; asmens duomenims pirmiau taikomas Sutarties {deletion} punktas`,
} as const satisfies Wording<typeof en>;
