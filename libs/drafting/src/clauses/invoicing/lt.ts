import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  issue: `{issue} Sąskaitos siunčiamos el. paštu su teisės aktuose nustatytais duomenimis.`,
  due: `Kiekvieną sąskaitą Klientas apmoka per {days} nuo jos gavimo dienos{latest}.{unconditional}`,
  latest: `, bet ne vėliau kaip per {days} nuo paslaugų, už kurias išrašyta sąskaita, užbaigimo`,
  unconditional: ` Tai nepriklauso nuo to, ar Klientui sumokėjo tretieji asmenys ir ar jis naudojasi Rezultatu.`,
  longTerm: `Dėl ilgesnio kaip {days} mokėjimo termino Šalys susitarė aiškiai ir, atsižvelgdamos į Paslaugų pobūdį, laiko jį sąžiningu.`,
  list: `Kad Klientas galėtų laiku sumokėti, sąskaitą, kuri kartu yra suteiktų paslaugų sąrašas, Paslaugų teikėjas išsiunčia per {days} nuo tada, kai įgyja teisę ją išrašyti.`,
  listAfter: `Per {days} nuo kiekvieno mėnesio pabaigos Paslaugų teikėjas išsiunčia per jį suteiktų paslaugų sąrašą. Iš anksto išrašytos sąskaitos apmokėjimas nuo šio sąrašo nepriklauso.`,
  payment: `Mokama banko pavedimu, mokėjimo valiuta: {currency}. Paslaugų teikėjo banko sąskaita: {iban}. Banko sąskaitos pakeitimą reikia patvirtinti ir kitu ryšio kanalu, pavyzdžiui, telefonu.`,
  objection: `Jeigu Klientas ginčija sąskaitos dalį, per {days} nuo sąskaitos gavimo jis apie tai raštu praneša Paslaugų teikėjui ir nurodo priežastis. Neginčijamą dalį jis sumoka laiku{disputed}.`,
  disputed: {
    client: `, o ginčijamą turi teisę sulaikyti, kol ginčas bus išspręstas`,
    otherwise: `, o dėl likusios Šalys susitaria nedelsdamos`,
  },
  setOff: `Klientas turi teisę įskaityti tik tokius priešpriešinius reikalavimus, kuriuos Paslaugų teikėjas pripažino arba kuriuos patvirtina įsiteisėjęs teismo sprendimas.`,
  inAdvance: `Sąskaita visai Kainai išrašoma iš anksto, kaip nustatyta Sutarties {amount} punkte.`,
  sum: {
    takesDeposit: `likusią Kainos dalį{balance}`,
    otherwise: `Paslaugas`,
  },
  balance: ` – {amount} –`,
  onAcceptance: `Sąskaitą už {sum} Paslaugų teikėjas išrašo, kai Rezultatas priimamas{earlier}.`,
  onDelivery: `Sąskaitą už {sum} Paslaugų teikėjas išrašo perdavęs Rezultatą.`,
  milestoneAccepted: `Sąskaitą už kiekvieną etapą Paslaugų teikėjas išrašo, kai tame etape perduodamas Rezultatas priimamas{earlier}.`,
  milestoneDelivered: `Sąskaitą už kiekvieną etapą Paslaugų teikėjas išrašo perdavęs to etapo Rezultatą.`,
  hourly: `Sąskaitą už dirbtas valandas Paslaugų teikėjas išrašo kiekvieno kalendorinio mėnesio pabaigoje.`,
  unit: `Sąskaitą už užbaigtus vienetus Paslaugų teikėjas išrašo kiekvieno kalendorinio mėnesio pabaigoje, o už likusius – užbaigęs Paslaugas.`,
  unitMonthly: `Sąskaitą už užbaigtus vienetus Paslaugų teikėjas išrašo kiekvieno kalendorinio mėnesio pabaigoje.`,
  monthEnd: `Sąskaitą už kiekvieną mėnesį Paslaugų teikėjas išrašo to mėnesio pabaigoje.`,
  monthStart: `Sąskaitą už kiekvieną mėnesį Paslaugų teikėjas išrašo iš anksto, pirmąją to mėnesio dieną, o už pirmąjį mėnesį – Paslaugų teikimo pradžios dieną.`,
  commission: `Kiekvieno mėnesio komisinio atlyginimo sąskaitą Paslaugų teikėjas išrašo gavęs Sutarties {statement} punkte nurodytą ataskaitą. Jeigu ataskaita vėluoja, Paslaugų teikėjas turi teisę išrašyti sąskaitą pagal protingą apskaičiavimą, kuris vėliau patikslinamas pagal ataskaitą.`,
  other: `Jeigu Sutarties {fees} punkte nenustatyta kitaip, sąskaitą už suteiktas Paslaugas Paslaugų teikėjas išrašo kiekvieno kalendorinio mėnesio pabaigoje, o už likusią Kainos dalį – užbaigęs Paslaugas.`,
  earlier: {
    client: ` arba kai tai leidžia Sutarties {payment} punktas`,
    otherwise: ` arba laikomas priimtu pagal Sutarties {deemed} punktą`,
  },
} as const satisfies Wording<typeof en>;
