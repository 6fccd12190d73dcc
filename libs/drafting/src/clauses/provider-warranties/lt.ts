import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  careByWork: {
    marketing: `laikosi naudojamų platformų taisyklių, o reklamą ir mokamą bendradarbiavimą aiškiai pažymi;`,
    web_development: `laikosi pripažintos saugaus programavimo praktikos ir į Rezultatą neįdeda kenkėjiško kodo;`,
    copywriting: `prieš pateikdamas kiekvieną tekstą patikrina, ar jame nėra plagiato, ir Kliento prašymu nurodo šaltinius;`,
    consulting: `sužinojęs apie interesų konfliktą, nedelsdamas apie jį praneša Klientui;`,
  },
  untouched: {
    general: `Kliento ar trečiojo asmens padarytų Rezultato pakeitimų`,
    consulting: `Kliento ar trečiojo asmens padarytų Rezultato pakeitimų`,
    design: `Kliento, spaustuvės ar kito trečiojo asmens padarytų Rezultato pakeitimų`,
    marketing: `Kliento padarytų pakeitimų, dėl pasikeitusių platformos taisyklių, kainų ar funkcijų`,
    web_development: `Kliento ar trečiojo asmens padarytų kodo, turinio, nuostatų ar prieglobos aplinkos pakeitimų`,
    copywriting: `Kliento ar trečiojo asmens padarytų teksto pakeitimų`,
  },
  care: `Paslaugų teikėjas pareiškia ir garantuoja, kad:`,
  skill: `Paslaugas teikia kvalifikuotai ir rūpestingai, kaip galima tikėtis iš patyrusio savo srities profesionalo;`,
  laws: `laikosi jo darbui taikomų teisės aktų.`,
  implied: `Kiek leidžia teisės aktai, Sutartyje nurodytos garantijos pakeičia visas garantijas ir sąlygas, kurios kitu atveju būtų numanomos pagal teisę, įskaitant {quality} ir tinkamumo konkrečiam tikslui garantijas.`,
  quality: { american: `tinkamumo prekybai`, otherwise: `tinkamos kokybės` },
  originality: `{knowledge}Rezultatas yra paties Paslaugų teikėjo darbas arba teisėtai įgytas, o jo naudojimas taip, kaip leidžia Sutartis, nepažeidžia kitų asmenų teisių. Tai netaikoma Kliento pateiktai medžiagai{aiParts}.`,
  knowledge: { client: ``, otherwise: `Kiek Paslaugų teikėjui žinoma, ` },
  aiParts: ` ir Rezultato dalims, sukurtoms dirbtinio intelekto įrankiais taip, kaip leidžia Sutarties {aiTools} punktas; dėl šių dalių Paslaugų teikėjas garantuoja tik tai, kad jas peržiūrėjo ir nežino apie jokį pažeidimą`,
  results: `Paslaugų teikėjas negarantuoja, kad Rezultatas veiks be pertrūkių ir klaidų ar su kitais negu sutarti įrenginiais, naršyklėmis ir paslaugomis.`,
  business: `Paslaugų teikėjas įsipareigoja dirbti rūpestingai, bet nežada konkretaus verslo rezultato.`,
  defects: `Jeigu per {days} nuo {start} (garantinis terminas) Klientas praneša, kad Rezultatas neatitinka Sutarties, Paslaugų teikėjas per protingą terminą nemokamai pašalina trūkumus. Tai netaikoma trūkumams, kurie atsirado dėl {untouched}, dėl Kliento pateiktos medžiagos, informacijos ar nurodymų arba dėl naudojimo kitam negu sutartas tikslui ar kitoje aplinkoje.`,
  start: { withAcceptance: `priėmimo`, otherwise: `perdavimo` },
  remedy: {
    freelancer: `Jeigu per protingą terminą trūkumų pašalinti nepavyksta, Paslaugų teikėjas grąžina už netinkamą dalį sumokėtą Kainos dalį. Trūkumų pašalinimas ir sumokėtos dalies grąžinimas yra vieninteliai Kliento teisių gynimo būdai dėl trūkumų, be teisės nutraukti Sutartį dėl esminio pažeidimo (Sutarties {terminationBreach} punktas) ir to, ko teisės aktai neleidžia atsisakyti.`,
    balanced: `Jeigu per protingą terminą trūkumai nepašalinami, Klientas turi teisę proporcingai sumažinti Kainą, o kai trūkumas esminis – atsisakyti netinkamos dalies ir už ją nemokėti.`,
    client: `Jeigu per protingą terminą trūkumai nepašalinami, Klientas turi teisę proporcingai sumažinti Kainą arba pavesti juos pašalinti kitam asmeniui; protingas to išlaidas atlygina Paslaugų teikėjas. Kitos Kliento teisės išlieka.`,
  },
} as const satisfies Wording<typeof en>;
