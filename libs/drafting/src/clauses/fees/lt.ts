import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  unusedHours: {
    balanced: `Nepanaudotos valandos mėnesio pabaigoje nebegalioja. Jeigu valandos nepanaudotos dėl Paslaugų teikėjo, jas galima panaudoti kitą mėnesį.`,
    freelancer: `Nepanaudotos valandos mėnesio pabaigoje nebegalioja.`,
    client: `Nepanaudotas valandas galima panaudoti kitą mėnesį; vėliau jos nebegalioja.`,
  },
  itemised: `Kiek taikomas {act}: paslaugos išvardytos Sutarties {description} ir po jo einančiuose punktuose; jų vertė, įkainis ir mokėjimo būdas nurodyti {fees} ir {payment} punktuose; mokėjimo terminas ir paslaugų sąrašo pateikimo terminas nurodyti {due} ir {list} punktuose.`,
  gap: `{amount} {currency}`,
  currency: `Eur`,
  price: `Sutarties Kaina – {price}. Tai fiksuota aprašyto darbo kaina, nepriklausanti nuo laiko.`,
  total: `Visa Sutarties Kaina – {price}. Tai fiksuota aprašyto darbo kaina, nepriklausanti nuo laiko.`,
  openParts: `Kuri Kainos dalis tenka kuriam etapui, Šalys raštu susitaria prieš pradedant darbą. Etapams nepriskirta Kainos dalis mokama užbaigus Paslaugas.`,
  byMilestones: `Ši kaina mokama už etapus, sumomis, nurodytomis Sutarties {stages} punkte.`,
  rate: `Kaina apskaičiuojama pagal Paslaugoms sugaištą laiką. Valandinis įkainis{apart}: {money}. Laikas skaičiuojamas {minutes} minučių tikslumu. Paslaugų teikėjas fiksuoja darbo datą, užduotį ir trukmę ir šiuos įrašus prideda prie kiekvienos sąskaitos.`,
  apart: `, išskyrus papildomus darbus`,
  estimate: `Preliminarus valandų skaičius nėra fiksuota kaina. Pamatęs, kad preliminarus valandų skaičius bus viršytas, Paslaugų teikėjas apie tai nedelsdamas praneša Klientui.`,
  cap: `Be išankstinio rašytinio Kliento pritarimo {most} (be papildomų darbų) ir ilgiau dirbti Paslaugų teikėjas neprivalo{dates}. Panaudojus {percent} {used}, Paslaugų teikėjas apie tai praneša Klientui.{usedUp}`,
  most: {
    inAll: `apmokama ne daugiau kaip {hours}`,
    aMonth: `už kiekvieną kalendorinį mėnesį apmokama ne daugiau kaip {monthly}`,
    both: `už kiekvieną kalendorinį mėnesį apmokama ne daugiau kaip {monthly}, iš viso – ne daugiau kaip {hours}`,
  },
  usedUp: ` Jeigu visos valandos panaudotos ir per {days} Klientas daugiau jų nepatvirtina, kiekviena Šalis turi teisę raštu nedelsdama nutraukti Sutartį.`,
  used: { inAll: `šių valandų`, aMonth: `mėnesio valandų`, both: `mėnesio arba visų šių valandų` },
  dates: `; kol pritarimo nėra, terminai pratęsiami`,
  monthly: `Kaina mokama kaip abonentinis (mėnesinis) mokestis. Mokestis už kiekvieną kalendorinį mėnesį: {money}. Už ne visą mėnesį mokama proporcingai dienų skaičiui.`,
  hours: `Į mėnesinį mokestį įeina ne daugiau kaip {hours} darbo, o už ne visą mėnesį – proporcingai dienų skaičiui. {unusedHours} Papildomas valandas Paslaugų teikėjas dirba tik Klientui iš anksto pritarus; jos apmokamos pagal Sutarties {rate} punktą.`,
  commission: `Kaina yra komisinis atlyginimas – {percent} grynųjų pajamų, kurias Klientas gauna iš pardavimų, įvykusių dėl Paslaugų.`,
  percentOpen: `{amount} %`,
  netRevenue: `Grynosios pajamos – gauta pardavimo kaina be PVM ir panašių mokesčių, pristatymo išlaidų, nuolaidų ir grąžintų sumų. Jos skaičiuojamos šia valiuta: {currency}.`,
  attribution: `Laikoma, kad pardavimas, taip pat ir pakartotinis, įvyko dėl Paslaugų, jeigu bet kurios Šalies įrašai rodo, kad pirkėjas pas Klientą atėjo dėl Paslaugų teikėjo tarpininkavimo, kampanijos, nuorodos ar kito darbo.`,
  tail: `Komisinis atlyginimas mokamas ir už pardavimus, dėl kurių susitarta iki Sutarties pasibaigimo, nors už juos sumokama vėliau, taip pat už pardavimus, dėl kurių susitarta per {months} nuo jos pasibaigimo {tailSales}.`,
  tailSales: {
    client: `su pirkėjais, kuriuos Paslaugų teikėjas Klientui surado anksčiau`,
    otherwise: `ir kurie įvyko dėl anksčiau suteiktų Paslaugų`,
  },
  statement: `Per {days} nuo kiekvieno mėnesio pabaigos Klientas pateikia visų tokių pardavimų, grynųjų pajamų ir komisinio atlyginimo ataskaitą. Kartą per metus, prieš protingą laiką pranešus, ją pagrindžiančius įrašus turi teisę patikrinti Paslaugų teikėjas arba nepriklausomas konfidencialumą saugantis apskaitos specialistas.`,
  agents: `Jeigu pagal teisės aktus Paslaugų teikėjas laikomas prekybos agentu, ne dėl pažeidimo Sutartis nutraukiama įspėjus ne vėliau, negu reikalauja teisės aktai (bent prieš mėnesį), ir lieka galioti kitos teisės, kurių sutartis atimti negali, pavyzdžiui, teisė į kompensaciją pasibaigus Sutarčiai.`,
  basis: `Kaina apskaičiuojama taip: {basis}.`,
  otherPrice: {
    alone: `Sutarta Kaina: {money}.`,
    besideBasis: `Skaičiuojant taikoma suma: {money}. Už ką ji mokama, nurodyta Sutarties {basis} punkte; visa Kaina ji laikoma tik tada, kai taip pasakyta tame punkte.`,
  },
} as const satisfies Wording<typeof en>;
