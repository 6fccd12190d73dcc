import type { Wording } from '../writing/clause.js';
import type { en } from './ending-en.js';

export const lt = {
  start: `Sutartis įsigalioja, kai ją pasirašo abi Šalys. {duration}`,
  untilPerformed: `Ji galioja, kol suteikiamos visos Paslaugos ir sumokama visa Kaina.`,
  client: `Klientas turi teisę bet kada, nenurodydamas priežasties, nutraukti Sutartį, raštu įspėjęs prieš {days}.`,
  provider: `Raštu įspėjęs prieš {days}, Paslaugų teikėjas turi teisę nutraukti Sutartį dėl svarbios priežasties, pavyzdžiui, nemokėjimo, nebendradarbiavimo, ligos ar neteisėto nurodymo; nuostolius jis atlygina tik būdamas kaltas.`,
  objective: `Raštu įspėjęs prieš {days}, Paslaugų teikėjas turi teisę nutraukti Sutartį dėl svarbios priežasties, pavyzdžiui, nemokėjimo, nebendradarbiavimo, objektyvios kliūties ar neteisėto nurodymo; nuostolius jis atlygina tik būdamas kaltas.`,
  payment: {
    balanced: `Tada Klientas sumoka už suteiktas Paslaugas, įskaitant pradėtus darbus, ir atlygina protingas išlaidas, kurių Paslaugų teikėjas negali išvengti{fixedPrice}.`,
    freelancer: `Tada Klientas sumoka už visas suteiktas Paslaugas, įskaitant pradėtus darbus, ir atlygina visas išlaidas, kurių Paslaugų teikėjas negali išvengti{fixedPrice}.`,
    client: `Tada Klientas sumoka už iki pabaigos taip, kaip sutarta, suteiktas Paslaugas, įskaitant tinkamus naudoti pradėtus darbus, ir atlygina neišvengiamas savo patvirtintas išlaidas{fixedPrice}.`,
  },
  fixedPrice: `; fiksuota kaina mokama proporcingai`,
  fee: `Jeigu Klientas nutraukia Sutartį pagal jos {exit} punktą{beforeCompletion}, jis taip pat sumoka kompensaciją už Sutarties nutraukimą – už atliktą planavimą, pasirengimą ir {besides}, kurie kitaip neapmokami{nature}. Ji nemokama nenugalimos jėgos ar Paslaugų teikėjo pažeidimo atveju.`,
  beforeCompletion: `, kol Paslaugos neužbaigtos`,
  feeBesides: { costs: `kitas išlaidas`, time: `rezervuotą laiką` },
  nature: {
    estimated: `; Šalys šias išlaidas įvertina taip: {share}, o Klientui įrodžius mažesnes – tiek, kiek įrodyta. Kompensacija nėra netesybos`,
    agreed: `; ji sudaro {share} ir nėra netesybos`,
    actual: `, kiek šias išlaidas Paslaugų teikėjas pagrindžia ir ne daugiau kaip {share}`,
  },
  cure: `Šalis turi teisę nedelsdama raštu nutraukti Sutartį, jeigu kita Šalis padaro esminį pažeidimą, pavyzdžiui, nesumoka neginčijamos sumos, ir jo nepašalina per {cure} nuo rašytinio reikalavimo. {payment}`,
  breachPayment: `Už tinkamai suteiktas Paslaugas sumokama{besides}.`,
  besides: `; kai Sutartį dėl Kliento nutraukia Paslaugų teikėjas, mokamos ir Sutarties {cancellation} punkte nurodytos sumos`,
  handover: {
    otherwise: `Per {invoice} nuo Sutarties pasibaigimo Paslaugų teikėjas pateikia galutinę sąskaitą, o per {delivery} nuo jos apmokėjimo perduoda Rezultatą, kiek jo sukurta.`,
    client: `Per {invoice} nuo Sutarties pasibaigimo Paslaugų teikėjas pateikia galutinę sąskaitą ir grąžina permoką. Per {delivery} nuo pasibaigimo jis perduoda visą Rezultatą, taip pat neužbaigtą, už kurį Klientas sumokėjo arba įsipareigoja laiku sumokėti, o {help} po pasibaigimo nemokamai atsako į protingus klausimus apie jį.`,
  },
  returned: ` Tada kiekviena Šalis grąžina arba ištrina kitos Šalies medžiagą.`,
} as const satisfies Wording<typeof en>;
