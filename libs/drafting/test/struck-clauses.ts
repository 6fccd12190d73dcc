import type { Language } from '../src/model/document.js';

/** A clause with something wrong in it, and patterns of what else it says. */
export type StruckClause = readonly [clause: string, ...says: readonly string[]];

/** Of many trades, each with what is delivered, a duty of the client or a right of whoever works in the sentence that is blamed: it stays. */
export const STAYING: Readonly<Record<Language, readonly StruckClause[]>> = {
  en: [
    [
      'Confidential information does not include what is public, and for each breach the Contractor pays a penalty of €3,000.',
      'does not include what is public',
    ],
    [
      'The Contractor will record and mix eight episodes and such further audio as the Company may call for.',
      'eight episodes',
    ],
    [
      'The Contractor shall edit twelve films and such additional material as the Company may require.',
      'twelve films',
    ],
    [
      'The Contractor will translate six brochures and any further texts that the Company asks for.',
      'six brochures',
    ],
    [
      'The Contractor designs four posters and all other artwork which the Company may need from time to time.',
      'four posters',
    ],
    [
      'The Contractor shall photograph thirty dishes and such other items as the Company requests on the day.',
      'thirty dishes',
    ],
    [
      'The Contractor shall deliver three drafts of the manual and rework them until the Company is fully satisfied.',
      'three drafts of the manual',
    ],
    [
      'The Contractor writes ten articles and revises each of them as often as the Company wishes.',
      'ten articles',
    ],
    [
      'The Contractor shall supply twenty illustrations by 30 June 2027 and redraw them without limit until the Company approves.',
      'twenty illustrations',
      '30 June 2027',
    ],
    [
      'The Contractor shall test the app on five devices and repeat the tests free of charge whenever the Company changes the app.',
      'five devices',
    ],
    [
      'The Contractor will plan two workshops for forty people, and changes that the Company wants are free of charge.',
      'two workshops for forty people',
    ],
    [
      'The Company shall supply the studio and the microphones, and the Contractor shall re-edit each episode until the Company is content.',
      'supply the studio and the microphones',
    ],
    [
      'The Company shall pay EUR 500 on delivery of each part; it may however withhold any sum if it believes that the work is not good.',
      'EUR 500 on delivery of each part',
    ],
    [
      'The Company will give the Contractor a desk and a key, but it may end this Agreement at any moment without notice.',
      'a desk and a key',
    ],
    [
      'The Company reimburses train fares, and every other expense of the project is paid by the Contractor.',
      'reimburses train fares',
    ],
    [
      'The Company shall name the photographer beside each picture, while all rights pass to the Company on creation, whether paid or not.',
      'name the photographer',
    ],
    [
      'The Company shall not publish the report before it has paid for it, but the rights pass to it when the report is written.',
      'shall not publish the report',
    ],
    [
      'The Company will provide two interpreters, and the Contractor shall be liable without limit for every loss.',
      'two interpreters',
    ],
    [
      'The Company shall return the samples within ten days, and the Contractor bears every loss of them, whoever is at fault.',
      'return the samples',
    ],
    [
      'The Company pays the hotel during the fieldwork; the Contractor shall answer calls day and night.',
      'pays the hotel',
    ],
    [
      'The Company shall insure the loaned equipment, and the Contractor indemnifies the Company against all losses of any kind.',
      'insure the loaned equipment',
    ],
    [
      'The Contractor shall keep secret all that she learns for ever, except what is public or must be disclosed by law.',
      'public',
    ],
    [
      'During this Agreement and for two years after its end the Contractor shall not disclose information of the Company.',
      'two years|2 years',
    ],
    [
      'For eighteen months after the end of this Agreement the Contractor keeps all information of the Company secret.',
      'eighteen months|18 months',
    ],
    [
      'The Contractor may show the pictures on her website, but waives all her moral rights.',
      'may show the pictures on her website',
    ],
    [
      'The Contractor keeps her templates, and all rights in the texts pass to the Company on creation even if it does not pay.',
      'before or outside this work stays with the Contractor|keeps her templates',
    ],
    [
      'The Contractor is not liable for the hosting, but for everything else her liability is unlimited.',
      'not liable for the hosting',
    ],
    [
      'The Contractor may charge EUR 80 for each further hour, but the Company may cut the price if it finds the result poor.',
      'EUR 80',
    ],
    [
      'Work done until the end is paid, and only the Company may terminate this Agreement for convenience.',
      'paid',
    ],
    [
      'The Contractor may use helpers, but the Company alone decides who owns their work and may change this Agreement at any time.',
      'may use helpers',
    ],
    [
      'If the Company is late with its answers the dates move, and for every day of delay the Contractor pays EUR 300.',
      'dates move',
    ],
    [
      'The Contractor shall attend the fair on 5 May 2027 and answer messages at any hour of the day or night.',
      '5 May 2027',
    ],
    [
      'The Contractor shall cater for sixty guests, and the Company may change the number of guests at any time at the same price.',
      'sixty guests',
    ],
  ],
  lt: [
    [
      'Turtinės teisės į brėžinius Užsakovui pereina juos sukūrus, nesvarbu, ar sumokėta, o neturtines teises išsaugo Vykdytojas.',
      'neturtines teises išsaugo',
    ],
    [
      'Konfidenciali informacija neapima to, kas skelbiama viešai, o už kiekvieną pažeidimą Vykdytojas moka 3 000 eurų baudą.',
      'neapima to, kas skelbiama viešai',
    ],
    [
      'Vykdytojas nufilmuoja aštuonis filmukus ir kitus vaizdus, kurių Užsakovui prireiks.',
      'aštuonis filmukus',
    ],
    [
      'Vykdytojas nupiešia dvylika iliustracijų bei kitus piešinius, kurių pareikalaus Užsakovas.',
      'dvylika iliustracijų',
    ],
    [
      'Vykdytojas išverčia šešias brošiūras ir visus papildomus tekstus, kuriuos pateikia Užsakovas, už tą pačią kainą.',
      'šešias brošiūras',
    ],
    [
      'Vykdytojas sukuria keturis plakatus ir visus kitus maketus, kokių tik gali reikėti Užsakovui.',
      'keturis plakatus',
    ],
    [
      'Vykdytojas nufotografuoja trisdešimt patiekalų ir kitus daiktus, kuriuos nurodo Užsakovas.',
      'trisdešimt patiekalų',
    ],
    [
      'Vykdytojas parengia tris vadovo variantus ir juos taiso tol, kol Užsakovas lieka visiškai patenkintas.',
      'tris vadovo variantus',
    ],
    [
      'Vykdytojas parašo dešimt straipsnių ir kiekvieną taiso tiek kartų, kiek nori Užsakovas.',
      'dešimt straipsnių',
    ],
    [
      'Vykdytojas iki 2027 m. birželio 30 d. pateikia dvidešimt piešinių ir juos perpiešia neribotai, kol Užsakovas patvirtina.',
      'dvidešimt piešinių',
      'birželio 30 d.',
    ],
    [
      'Vykdytojas išbando programėlę penkiuose įrenginiuose ir bandymus nemokamai kartoja kaskart, kai Užsakovas ją pakeičia.',
      'penkiuose įrenginiuose',
    ],
    [
      'Vykdytojas surengia dvejas dirbtuves keturiasdešimčiai žmonių, o Užsakovo norimi pakeitimai nemokami.',
      'dirbtuves keturiasdešimčiai žmonių',
    ],
    [
      'Užsakovas suteikia studiją ir mikrofonus, o Vykdytojas kiekvieną įrašą taiso, kol Užsakovas patenkintas.',
      'suteikia studiją ir mikrofonus',
    ],
    [
      'Užsakovas už kiekvieną dalį sumoka 500 Eur, tačiau gali sulaikyti bet kokią sumą, jei mano, kad darbas prastas.',
      '500 Eur',
    ],
    [
      'Užsakovas suteikia Vykdytojui darbo stalą ir raktą, bet gali bet kada be įspėjimo nutraukti sutartį.',
      'darbo stalą ir raktą',
    ],
    [
      'Užsakovas atlygina traukinio bilietus, o visas kitas projekto išlaidas apmoka Vykdytojas.',
      'traukinio bilietus',
    ],
    [
      'Užsakovas prie kiekvienos nuotraukos nurodo autorių, o visos teisės pereina Užsakovui nuo sukūrimo, nesvarbu, ar sumokėta.',
      'nurodo autorių',
    ],
    [
      'Užsakovas neskelbia ataskaitos, kol už ją nesumokėjo, bet teisės jam pereina nuo ataskaitos parengimo.',
      'neskelbia ataskaitos',
    ],
    [
      'Užsakovas parūpina du vertėjus, o Vykdytojas be jokios ribos atsako už visus nuostolius.',
      'du vertėjus',
    ],
    [
      'Užsakovas pavyzdžius grąžina per dešimt dienų, o Vykdytojas atlygina visus jų praradimo nuostolius, kad ir kas kaltas.',
      'grąžina',
    ],
    [
      'Užsakovas apmoka viešbutį lauko darbų metu; Vykdytojas į skambučius atsiliepia dieną ir naktį.',
      'apmoka viešbutį',
    ],
    [
      'Užsakovas apdraudžia paskolintą įrangą, o Vykdytojas atlygina Užsakovui visus bet kokius nuostolius.',
      'apdraudžia paskolintą įrangą',
    ],
    [
      'Vykdytojas amžinai saugo paslaptyje viską, ką sužinojo, išskyrus tai, kas vieša arba ką atskleisti reikalauja įstatymas.',
      'vieša',
    ],
    [
      'Vykdytojas sutarties galiojimo metu ir dvejus metus po jos pabaigos neatskleidžia Užsakovo informacijos.',
      'dvejus metus|2 \\(dvejus\\) metus',
    ],
    [
      'Vykdytojas aštuoniolika mėnesių po sutarties pabaigos saugo visą Užsakovo informaciją paslaptyje.',
      'aštuoniolika mėnesių|18 \\(aštuoniolika\\) mėnesių',
    ],
    [
      'Vykdytojas gali rodyti nuotraukas savo svetainėje, tačiau atsisako visų asmeninių neturtinių teisių.',
      'rodyti nuotraukas savo svetainėje',
    ],
    [
      'Šablonai lieka Vykdytojui, o visos teisės į tekstus pereina Užsakovui nuo sukūrimo, net jei jis nesumoka.',
      'lieka Vykdytojui',
    ],
    [
      'Vykdytojas neatsako už prieglobą, tačiau už visa kita jo atsakomybė neribota.',
      'neatsako už prieglobą',
    ],
    [
      'Vykdytojas gali imti po 80 Eur už kiekvieną papildomą valandą, tačiau Užsakovas gali sumažinti kainą, jei rezultatas jam prastas.',
      '80 Eur',
    ],
    ['Už iki pabaigos atliktą darbą sumokama, o nutraukti sutartį savo noru gali tik Užsakovas.', 'sumokama'],
    [
      'Vykdytojas gali pasitelkti pagalbininkus, tačiau Užsakovas bet kada gali vienas pakeisti šią sutartį.',
      'pasitelkti pagalbininkus',
    ],
    [
      'Užsakovui vėluojant atsakyti terminai nukeliami, o už kiekvieną vėlavimo dieną Vykdytojas moka 300 Eur.',
      'terminai nukeliami',
    ],
    [
      'Vykdytojas 2027 m. gegužės 5 d. dalyvauja mugėje ir į žinutes atsako bet kuriuo paros metu.',
      'gegužės 5 d.',
    ],
    [
      'Vykdytojas maitina šešiasdešimt svečių, o Užsakovas svečių skaičių už tą pačią kainą gali bet kada pakeisti.',
      'šešiasdešimt svečių',
    ],
  ],
};

/** What burdens whoever works may go with the rest, and is then told beside it, by the words of the contract or those in its place. */
export const TOLD: Readonly<Record<Language, readonly StruckClause[]>> = {
  en: [
    ['For each breach of this exclusivity the Contractor shall pay a penalty of EUR 10,000.', 'breach'],
    ['If the Contractor works for a competitor, she shall pay EUR 20,000 as liquidated damages.', ''],
    [
      'The Contractor waives her moral rights and shall not name the Company as a client.',
      'name the Company as a client',
    ],
    [
      'The Contractor gives up the right to be named as the author and will not mention the Company in her publicity.',
      'mention the Company',
    ],
    [
      'The courts of Delaware alone decide, and the Contractor pays the legal costs of both sides in every case.',
      'legal costs of both sides',
    ],
    [
      'The Company may end this Agreement at any time without notice, whereupon the Contractor shall hand over all her files.',
      'hand over all her files',
    ],
    [
      'The Contractor works for the Company only, and shall wear the uniform of the Company at every event.',
      'wear the uniform',
    ],
    [
      'The Company may terminate at any time, and the Contractor shall train her successor for two weeks.',
      'may terminate at any time',
    ],
    ['The Company may set off claims of its own against the price.', 'set off'],
    [
      'The Contractor shall indemnify the Company against claims of third parties that a text infringes their rights.',
      'infringed',
    ],
  ],
  lt: [
    ['Už kiekvieną šio išimtinumo pažeidimą Vykdytojas moka 10 000 Eur baudą.', 'pažeidim'],
    ['Jeigu Vykdytojas dirba konkurentui, jis sumoka 20 000 Eur netesybas.', ''],
    [
      'Vykdytojas atsisako asmeninių neturtinių teisių ir niekur nemini Užsakovo kaip savo kliento.',
      'nemini Užsakovo',
    ],
    [
      'Vykdytojas sutinka, kad jo vardas nebūtų nurodomas, ir įsipareigoja niekam nesakyti, kad darbą atliko jis.',
      'niekam nesakyti',
    ],
    [
      'Ginčus nagrinėja tik Londono teismai, o bylinėjimosi išlaidas abiem šalims visais atvejais apmoka Vykdytojas.',
      'bylinėjimosi išlaidas abiem šalims',
    ],
    [
      'Užsakovas gali bet kada be įspėjimo nutraukti sutartį, o Vykdytojas tuomet perduoda visus savo failus.',
      'perduoda visus savo failus',
    ],
    [
      'Vykdytojas dirba tik Užsakovui ir kiekviename renginyje vilki Užsakovo uniformą.',
      'vilki Užsakovo uniformą',
    ],
    [
      'Užsakovas gali bet kada nutraukti sutartį, o Vykdytojas dvi savaites moko savo įpėdinį.',
      'moko savo įpėdinį',
    ],
    ['Užsakovas gali įskaityti savo reikalavimus į kainą.', 'skait'],
    [
      'Vykdytojas atlygina Užsakovui nuostolius dėl trečiųjų asmenų reikalavimų, kad tekstas pažeidžia jų teises.',
      'pažei',
    ],
  ],
};
