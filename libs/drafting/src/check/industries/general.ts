import type { Industry } from './industry.js';

export const general: Industry = {
  en: {
    name: 'General freelance work',
    considerations: [
      'Fixed hours, supervision and the client’s own equipment can make a contract look like employment: tax offices and courts look at how the work is really done.',
      'Freelancers covered by the laws of New York State, Illinois and California are entitled to a written contract; if it names no payment date, the fee is due within 30 days after completion.',
      'Between businesses in the European Union, a payment term above 60 days holds only if it was expressly agreed and is not grossly unfair (Directive 2011/7/EU).',
      'With a client abroad, settle before signing who accounts for VAT, who bears bank charges and in which currency you are paid.',
      'With a client abroad, look at the law and the court named in the contract: a dispute far from home often costs more than the invoice.',
      'Larger clients often ask for professional insurance. Get a quote before you sign and include its price in your fee.',
    ],
    bestPractices: [
      'Describe the work on one page: what you deliver, in which quantity, and what is not included.',
      'Ask for a deposit before you start, and for interest on late payment that the contract names.',
      'Agree on one contact person and on the number of days the client has to answer.',
      'Let both sides end the contract with notice, with payment for the work done until then.',
      'Put price, dates and periods in figures, and say who owns what from which moment.',
      'Send the contract before the work starts and keep the signed copy for at least four years.',
    ],
    commonPitfalls: [
      'Extra work agreed by telephone that nobody wrote down.',
      'Work that is finished only when the client is satisfied.',
      'A contract without an end date or without a way out for you.',
      'Payment terms of 60 days and more.',
      'An employment template used again, with working hours, supervision and leave still in it.',
      'No limit to what you may have to pay if something goes wrong.',
    ],
  },
  lt: {
    name: 'Bendro pobūdžio laisvai samdomas darbas',
    considerations: [
      'Nustatytos darbo valandos, kliento priežiūra ir jo įranga sutartį gali paversti panašia į darbo sutartį: mokesčių administratorius ir teismai žiūri, kaip dirbama iš tikrųjų.',
      'Mokėjimams pagal komercines sutartis Lietuvoje taikomas Mokėjimų, atliekamų pagal komercines sutartis, vėlavimo prevencijos įstatymas: už vėlavimą priklauso palūkanos ir išieškojimo išlaidos.',
      'Tarp Europos Sąjungos verslininkų ilgesnis negu 60 dienų mokėjimo terminas galioja tik tada, kai dėl jo aiškiai susitarta ir jis nėra itin nesąžiningas (Direktyva 2011/7/ES).',
      'Kai taikoma Lietuvos teisė, klientas gali bet kada atsisakyti paslaugų sutarties (Civilinio kodekso 6.721 straipsnio 1 dalis), bet sumoka už suteiktas paslaugas ir atlygina protingas išlaidas.',
      'Jeigu klientas užsienyje, prieš pasirašydami susitarkite, kas skaičiuoja PVM, kas moka banko mokesčius ir kokia valiuta jums mokama.',
      'Jeigu klientas užsienyje, pasižiūrėkite, kokia teisė ir koks teismas nurodyti sutartyje: ginčas toli nuo namų dažnai kainuoja daugiau negu sąskaita.',
      'Didesni klientai dažnai prašo profesinio draudimo. Prieš pasirašydami sužinokite jo kainą ir įtraukite ją į savo atlygį.',
    ],
    bestPractices: [
      'Darbą aprašykite viename puslapyje: ką perduodate, kiek vienetų ir kas neįeina.',
      'Prieš pradėdami paprašykite avanso, o sutartyje nurodykite palūkanas už pavėluotą mokėjimą.',
      'Susitarkite dėl vieno kontaktinio asmens ir dienų, per kurias klientas atsako, skaičiaus.',
      'Tegul sutartį įspėjusi gali nutraukti kiekviena šalis, o už iki tol atliktą darbą sumokama.',
      'Kainą, datas ir terminus rašykite skaičiais, taip pat nurodykite, kas, kada ir kam priklauso.',
      'Sutartį išsiųskite prieš pradėdami darbą, o pasirašytą egzempliorių saugokite bent ketverius metus.',
    ],
    commonPitfalls: [
      'Papildomas darbas, dėl kurio susitarta telefonu ir kurio niekas neužrašė.',
      'Darbas, kuris baigtas tik tada, kai klientas patenkintas.',
      'Sutartis be pabaigos datos arba be galimybės jums ją nutraukti.',
      '60 dienų ir ilgesni mokėjimo terminai.',
      'Perdarytas darbo sutarties šablonas, kuriame liko darbo laikas, priežiūra ir atostogos.',
      'Neribota suma, kurią gali tekti sumokėti, jeigu kas nors nepavyktų.',
    ],
  },
};
