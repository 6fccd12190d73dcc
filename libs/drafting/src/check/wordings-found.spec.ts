import { check } from './check.js';
import type { Language } from '../model/document.js';

/* What a clause that stands alone is blamed for: wordings of one trap, and what sounds like it and is fair. */

const FRAME: Readonly<Record<Language, (clause: string) => string>> = {
  en: (clause) => `FREELANCE SERVICES AGREEMENT

This Agreement is made on 2 March 2026 between Northgate Retail Ltd (the "Company") and Anna Smith, a self-employed illustrator (the "Contractor").

1. Services

1.1 The Contractor shall create the illustrations listed in Schedule 1 for the Company by 1 June 2026.

1.2 The Company gives its remarks within 10 days after delivery; after that the work counts as accepted.

2. Fees

2.1 The Company pays the Contractor EUR 6,400 within 30 days after each invoice.

${clause}

9. Law

9.1 Either party may end this Agreement with 30 days' notice.

9.2 The liability of each party is limited to the fee.`,
  lt: (clause) => `PASLAUGŲ SUTARTIS

2026 m. kovo 2 d., Kaunas

UAB „Baltijos renginiai“ (toliau – Užsakovas) ir Rūta Kazlauskienė, veikianti pagal individualios veiklos pažymą (toliau – Vykdytojas), sudarė šią sutartį.

1. Sutarties dalykas

1.1. Vykdytojas iki 2026 m. birželio 1 d. fotografuoja Užsakovo renginius pagal 1 priede pateiktą sąrašą.

1.2. Užsakovas pastabas pateikia per 10 dienų nuo perdavimo; vėliau darbas laikomas priimtu.

2. Kaina

2.1. Užsakovas sumoka Vykdytojui 3 200 Eur per 30 dienų nuo sąskaitos gavimo.

${clause}

9. Kita

9.1. Kiekviena šalis gali nutraukti sutartį įspėjusi prieš 30 dienų.

9.2. Kiekvienos šalies atsakomybė ribojama kaina.`,
};

function blamedFor(language: Language, heading: string, words: string): readonly string[] {
  const clause = `5. ${heading}\n\n5.1 ${words}`;
  const text = FRAME[language](clause);
  const [start, end] = [text.indexOf(words), text.indexOf(words) + words.length];
  return check(text, { language }).findings.flatMap(({ id, evidence }) =>
    evidence !== undefined && evidence.start < end && start < evidence.end ? [id] : [],
  );
}

interface Wordings {
  readonly language: Language;
  readonly heading: string;
  readonly hostile: readonly string[];
  readonly fair: readonly string[];
}

const FOUND: Readonly<Record<string, readonly Wordings[]>> = {
  'invoicing.pay-when-paid': [
    {
      language: 'en',
      heading: 'Payment',
      hostile: [
        'The Company pays the Contractor only after it has received the corresponding amount from its end client.',
        "The Contractor's invoices fall due when the end customer has paid the Company in full.",
        "Payment is made pay-when-paid: five days after the Company's customer has settled its invoice.",
        "The Company shall not be obliged to pay the Contractor unless and until the Company's client has paid the Company.",
        'No fee is due before the main contractor has paid the Company for the works.',
        "Fees are payable within 10 days of receipt of cleared funds from the Client's sponsor.",
        'If the end client does not pay, the Contractor shall have no claim for the fee.',
        "The Contractor is paid back-to-back with the Company's contract with its customer.",
        'The Contractor accepts the risk of non-payment by the end client.',
        'Payment is contingent on payment by the final customer.',
        'The Company pays EUR 1,200 a month within 60 days, but only once it has received the budget from its distributor.',
        'The fee is EUR 450 per episode. It is due 20 days after the broadcaster has paid the Company for that episode.',
        'Sums become payable upon the Company being put in funds by its investors.',
        'The Company will forward the fee once the brand has paid the Company.',
        'The fee is not due until the Company has been paid.',
      ],
      fair: [
        'The Company pays the Contractor irrespective of whether its customer has paid it.',
        'The Contractor is paid within 30 days, and the risk of non-payment by the end client stays with the Company.',
        'The commission of the Contractor is 10% of sums received by the Company from customers introduced by the Contractor.',
        'Refunds are paid after the Company has received the returned goods from the customer.',
        'The Company pays within 14 days after it has received a correct invoice from the Contractor.',
        'The Contractor delivers the source files once the Company has paid the invoice.',
        'The customer pays the Company directly in the web shop.',
        'Fees do not depend on whether the end client pays the Company.',
        'The Company is paid by its customer; the Contractor is paid within 14 days whether or not it is.',
      ],
    },
    {
      language: 'lt',
      heading: 'Atsiskaitymas',
      hostile: [
        'Užsakovas sumoka Vykdytojui tik tuo atveju, jeigu už darbus yra sumokėjęs galutinis klientas.',
        'Užsakovas apmoka sąskaitą, jei galutinis klientas yra sumokėjęs Užsakovui.',
        'Atlyginimas mokamas tik po to, kai Užsakovas gauna apmokėjimą iš galutinio užsakovo.',
        'Mokėjimas atliekamas per 5 dienas gavus apmokėjimą iš projekto finansuotojo.',
        'Užsakovas atsiskaito su Vykdytoju tik gavęs lėšas iš savo kliento.',
        'Jeigu Užsakovo klientas neatsiskaito, Vykdytojui atlyginimas nemokamas.',
        'Vykdytojas neturi teisės reikalauti atlyginimo, kol Užsakovui nesumokėjo jo klientas.',
        'Sąskaita apmokama per 10 dienų nuo tos dienos, kai su Užsakovu atsiskaito generalinis rangovas.',
        'Vykdytojui mokama tik tada, kai prekės ženklo savininkas sumoka Užsakovui.',
        'Vykdytojas prisiima galutinio kliento nemokumo riziką.',
        'Mokėjimo terminas skaičiuojamas nuo pinigų iš Užsakovo kliento gavimo dienos.',
        'Atlyginimo mokėjimas priklauso nuo to, ar Užsakovas gavo apmokėjimą iš trečiųjų asmenų.',
        'Honoraras mokamas tik transliuotojui sumokėjus Užsakovui.',
        'Mėnesio atlyginimas – 900 Eur. Jis mokamas tik tuo atveju, jeigu už prekes yra sumokėję galutiniai pirkėjai.',
      ],
      fair: [
        'Užsakovas sumoka nepriklausomai nuo to, ar yra sumokėjęs galutinis klientas.',
        'Užsakovas apmoka sąskaitą per 14 dienų, nesvarbu, ar jam atsiskaitė klientas.',
        'Vykdytojas perduoda failus, kai Užsakovas sumoka visą kainą.',
        'Vykdytojo komisinis – 10 proc. nuo sumų, kurias Užsakovas gavo iš Vykdytojo pritrauktų klientų.',
        'Galutinio kliento nemokumo rizika tenka Užsakovui.',
        'Užsakovas, gavęs sąskaitą iš Vykdytojo, ją apmoka per 30 dienų.',
        'Pirkėjas sumoka tiesiogiai Užsakovui elektroninėje parduotuvėje.',
        'Atlyginimas nesiejamas su tuo, ar galutinis klientas atsiskaitė su Užsakovu.',
      ],
    },
  ],
  'acceptance.silence-rejects': [
    {
      language: 'en',
      heading: 'Acceptance',
      hostile: [
        'If the Company does not respond within 20 days, the deliverable counts as rejected.',
        'Silence of the Company is deemed rejection.',
        'Work on which the Company has not commented is considered not accepted.',
        'Failure of the Company to approve within the review period constitutes rejection.',
        'In the absence of written approval the deliverables are deemed to be refused.',
        'No silence or use of the deliverables amounts to acceptance, and a deliverable not approved within ten days is treated as rejected.',
        'Unless the Company accepts in writing within 30 days, the work shall be deemed unaccepted.',
      ],
      fair: [
        'If the Company does not respond within 10 days, the deliverable counts as accepted.',
        'Silence of the Contractor is deemed rejection of the offer.',
        'A change that the Contractor has not confirmed is deemed rejected.',
        'The Company may reject work that does not match the description.',
        'Rejected work is corrected within ten days.',
        'Offers not accepted within 30 days are deemed rejected.',
        'If the Company neither accepts nor rejects within 10 days, the work is deemed approved.',
      ],
    },
    {
      language: 'lt',
      heading: 'Priėmimas',
      hostile: [
        'Jeigu Užsakovas per 20 dienų neatsako, laikoma, kad darbas nepriimtas.',
        'Užsakovo tylėjimas laikomas atsisakymu priimti darbą.',
        'Darbas, dėl kurio Užsakovas nepateikė pastabų, laikomas nepriimtu.',
        'Užsakovui per nustatytą terminą nepatvirtinus rezultato, jis laikomas atmestu.',
        'Negavus rašytinio Užsakovo patvirtinimo, paslaugos laikomos nesuteiktomis.',
        'Jei per 10 dienų aktas nepasirašomas, darbai laikomi nepriimtais.',
        'Tylėjimas nereiškia priėmimo, o nepasirašytas aktas reiškia darbų atmetimą.',
      ],
      fair: [
        'Jeigu Užsakovas per 10 dienų neatsako, darbas laikomas priimtu.',
        'Vykdytojo tylėjimas laikomas pasiūlymo atmetimu.',
        'Pakeitimas, kurio Vykdytojas nepatvirtino, laikomas atmestu.',
        'Užsakovas gali nepriimti aprašymo neatitinkančio darbo.',
        'Nepriimtas darbas pataisomas per dešimt dienų.',
        'Per 30 dienų nepriimtas pasiūlymas laikomas atmestu.',
      ],
    },
  ],
  'acceptance.subjective': [
    {
      language: 'en',
      heading: 'Acceptance',
      hostile: [
        "Acceptance is at the Company's sole discretion.",
        'Deliverables are accepted if the Company, in its absolute discretion, is satisfied with them.',
        'The Company alone decides whether the work is acceptable.',
        'The work counts as done only when the Company likes it.',
        'Acceptance depends solely on the judgment of the Company.',
        'Whether a translation is good enough is decided by the Company alone.',
        'Whether the services are of sufficient quality is decided exclusively by the Company.',
        'The deliverables shall be to the complete satisfaction of the Company as determined by the Company.',
      ],
      fair: [
        'Acceptance depends on the criteria in Schedule 2 alone.',
        'The Contractor decides in its sole discretion how the work is done.',
        'The Company accepts the work if it matches the description.',
        'The Company decides at its discretion where the posters hang.',
        'An independent expert decides whether the work is acceptable.',
        'The parties decide together whether the work is accepted.',
      ],
    },
    {
      language: 'lt',
      heading: 'Priėmimas',
      hostile: [
        'Darbas priimamas išimtinai Užsakovo nuožiūra.',
        'Paslaugos laikomos tinkamai suteiktomis tik tada, kai jomis, Užsakovo vertinimu, jis visiškai patenkintas.',
        'Ar darbas tinkamas, sprendžia tik Užsakovas.',
        'Ar renginys nufotografuotas tinkamai, sprendžia išimtinai Užsakovas.',
        'Darbas laikomas atliktu, kai jis patinka Užsakovui.',
        'Sprendimą dėl rezultato priėmimo Užsakovas priima savo nuožiūra.',
        'Priėmimas priklauso tik nuo Užsakovo nuomonės.',
        'Rezultatų kokybę vertina išimtinai Užsakovas ir jo sprendimas yra galutinis.',
      ],
      fair: [
        'Darbas priimamas pagal 2 priede nustatytus kriterijus.',
        'Vykdytojas savo nuožiūra sprendžia, kaip atlikti darbą.',
        'Užsakovas priima darbą, jeigu jis atitinka aprašymą.',
        'Užsakovas savo nuožiūra parenka plakatų vietas.',
        'Ar darbas tinkamas, sprendžia nepriklausomas ekspertas.',
        'Šalys kartu sprendžia, ar darbas priimamas.',
      ],
    },
  ],
  'acceptance.long-review': [
    {
      language: 'en',
      heading: 'Acceptance and payment',
      hostile: [
        'The Company has 60 days to review the deliverables.',
        'Acceptance testing lasts 12 weeks; payment follows.',
        'The Company inspects the work within 45 days and then says whether it accepts it.',
        'The Company has ninety days in which to accept or reject the deliverables.',
      ],
      fair: [
        'The Company pays within 60 days after acceptance of the deliverables.',
        'Payment is made 90 days after the Company has accepted and approved the work.',
        'Invoices for accepted work are payable within 75 days.',
        'The fee falls due sixty days from the date of final acceptance.',
        'After acceptance of the work the Company shall pay the price within 120 days.',
        'The Company reviews the invoice and pays it within 60 days.',
      ],
    },
    {
      language: 'lt',
      heading: 'Priėmimas',
      hostile: [
        'Užsakovas darbą tikrina per 60 dienų.',
        'Per 90 dienų nuo perdavimo Užsakovas darbą priima arba atmeta.',
        'Pastabas Užsakovas pateikia per 60 dienų nuo perdavimo.',
      ],
      fair: [
        'Užsakovas sumoka per 60 dienų po darbų priėmimo.',
        'Mokėjimas atliekamas per 90 dienų nuo priėmimo akto pasirašymo.',
        'Už priimtus darbus sąskaitos apmokamos per 75 dienas.',
        'Kaina sumokama per šešiasdešimt dienų nuo galutinio priėmimo.',
        'Priėmęs darbą, Užsakovas kainą sumoka per 120 dienų.',
        'Užsakovas patikrina sąskaitą ir ją apmoka per 60 dienų.',
        'Užsakovas per 60 (šešiasdešimt) kalendorinių dienų po to, kai pasirašomas perdavimo–priėmimo aktas, apmoka Vykdytojo sąskaitą.',
      ],
    },
  ],
  'indemnity.legal-costs': [
    {
      language: 'en',
      heading: 'Costs',
      hostile: [
        'The Contractor shall reimburse the Company for all legal and collection costs that the Company incurs in enforcing this Agreement.',
        'All costs of debt collection, courts and lawyers are borne by the Contractor.',
        "The Contractor pays the Company's attorneys' fees in any dispute, whoever wins.",
        'In any dispute the Contractor bears the legal costs of both parties.',
        "The Company may recover its lawyers' fees and enforcement expenses from the Contractor.",
        'The Contractor shall bear all costs of recovering any sum under this Agreement.',
        'Any legal fees arising in connection with this Agreement are for the account of the Contractor.',
      ],
      fair: [
        'The losing party pays the legal costs of the other.',
        'Each party bears its own legal costs.',
        'The Company reimburses the Contractor for the costs of collecting late payments.',
        "The prevailing party is entitled to recover its reasonable attorneys' fees.",
        'The costs of the court are borne as the court decides.',
        'The Contractor pays its own lawyers and accountants.',
        "The Contractor collects the materials from the printer at the Company's cost.",
      ],
    },
    {
      language: 'lt',
      heading: 'Išlaidos',
      hostile: [
        'Vykdytojas atlygina visas Užsakovo teisines ir skolų išieškojimo išlaidas.',
        'Visos bylinėjimosi ir išieškojimo išlaidos tenka Vykdytojui.',
        'Kilus ginčui Vykdytojas apmoka abiejų šalių advokatų išlaidas.',
        'Vykdytojas padengia Užsakovo išlaidas advokatams, antstoliams ir skolų išieškojimui.',
        'Teisinės pagalbos išlaidas, susijusias su šia sutartimi, visais atvejais apmoka Vykdytojas.',
        'Užsakovas turi teisę iš Vykdytojo išieškoti visas savo bylinėjimosi išlaidas, nepaisant ginčo baigties.',
        'Su sutarties vykdymo užtikrinimu susijusios teisinės išlaidos yra Vykdytojo sąskaita.',
      ],
      fair: [
        'Bylinėjimosi išlaidas atlygina pralaimėjusi šalis.',
        'Kiekviena šalis pati padengia savo teisines išlaidas.',
        'Užsakovas atlygina Vykdytojui skolos išieškojimo išlaidas.',
        'Bylinėjimosi išlaidos paskirstomos teismo sprendimu.',
        'Vykdytojas pats moka savo buhalteriui ir teisininkui.',
        'Vykdytojas padengia savo kelionės išlaidas.',
      ],
    },
  ],
  'indemnity.everything': [
    {
      language: 'en',
      heading: 'Risk',
      hostile: [
        'The Contractor indemnifies the Company against all claims, whoever causes them.',
        'The Contractor shall hold the Company harmless from any claim of third parties regardless of fault.',
        'The Contractor bears all losses of the Company, whether or not it is to blame for them.',
        'The Contractor compensates every loss of the Company irrespective of who caused it.',
        'All claims of third parties, of whatever kind, are borne by the Contractor, even without its fault.',
        'The Contractor shall indemnify and defend the Company against any and all losses, howsoever arising.',
      ],
      fair: [
        'The Contractor compensates losses that it has caused by its own fault.',
        'Each party indemnifies the other against claims that it has caused, regardless of their amount.',
        'The Company indemnifies the Contractor against all claims about its materials, whoever raises them.',
        'The Contractor does not indemnify the Company against claims, whoever causes them.',
        'The Contractor repairs defects, whoever finds them.',
        'The Company bears all claims about its own materials.',
      ],
    },
    {
      language: 'lt',
      heading: 'Rizika',
      hostile: [
        'Vykdytojas atlygina visas trečiųjų asmenų pretenzijas, kad ir dėl ko jos kiltų.',
        'Vykdytojas atlygina bet kokius Užsakovo nuostolius, nepriklausomai nuo kaltės.',
        'Vykdytojas prisiima visus reikalavimus Užsakovui, nesvarbu, kas dėl jų kaltas.',
        'Vykdytojas privalo atlyginti visą žalą, net jeigu ji kilo ne dėl jo kaltės.',
        'Visus nuostolius, kad ir kas juos padarė, atlygina Vykdytojas.',
        'Vykdytojas kompensuoja visas Užsakovo išmokas tretiesiems asmenims, neatsižvelgiant į kaltę.',
      ],
      fair: [
        'Vykdytojas atlygina nuostolius, kuriuos padarė dėl savo kaltės.',
        'Kiekviena šalis atlygina savo padarytą žalą, nepriklausomai nuo jos dydžio.',
        'Užsakovas atlygina visas pretenzijas dėl savo medžiagos, kad ir kas jas pareikštų.',
        'Vykdytojas neatlygina nuostolių, kad ir kas juos padarė.',
        'Vykdytojas ištaiso visus trūkumus, kad ir kas juos pastebėtų.',
        'Visus reikalavimus dėl savo medžiagos prisiima Užsakovas.',
      ],
    },
  ],
  'provider-warranties.results': [
    {
      language: 'en',
      heading: 'Results',
      hostile: [
        'The Contractor guarantees that the sales of the Company increase by 30% within six months.',
        'The Contractor warrants that the campaign reaches at least 500 new customers; otherwise the fee is repaid.',
        'The Contractor guarantees a first page ranking in Google.',
        'If sales do not grow by at least 20%, the Contractor refunds the fee.',
        'The Contractor undertakes to achieve at least 1,000 leads a month.',
        'The Contractor is responsible for the commercial success of the product.',
        'The Contractor guarantees the Company a turnover of EUR 200,000 from the shop.',
      ],
      fair: [
        'The Contractor does not guarantee any sales or rankings.',
        'The Company does not expect the Contractor to promise downloads or revenue.',
        'The Contractor guarantees that the work is its own.',
        'The Contractor aims at more visitors but promises no result.',
        'The Company expects that the campaign increases its sales.',
        'The Contractor reports every month on sales and visitors.',
        'The Company alone is responsible for its sales and turnover.',
        'The Contractor ensures that the page loads within two seconds.',
      ],
    },
    {
      language: 'lt',
      heading: 'Rezultatai',
      hostile: [
        'Vykdytojas garantuoja, kad Užsakovo pardavimai per pusmetį padidės 30 proc.',
        'Vykdytojas įsipareigoja pasiekti ne mažiau kaip 500 naujų klientų, priešingu atveju grąžina visą atlyginimą.',
        'Vykdytojas užtikrina pirmąją vietą „Google“ paieškoje.',
        'Jeigu pardavimai nepadidėja bent 20 proc., Vykdytojas grąžina atlyginimą.',
        'Vykdytojas atsako už reklamos kampanijos komercinę sėkmę.',
        'Vykdytojas garantuoja ne mažesnę kaip 200 000 Eur apyvartą.',
        'Neįvykus planuotiems pardavimams, Vykdytojas Užsakovui grąžina gautą kainą.',
      ],
      fair: [
        'Vykdytojas negarantuoja pardavimų ar vietos paieškoje.',
        'Vykdytojas garantuoja, kad darbą sukūrė pats.',
        'Užsakovas tikisi, kad kampanija padidins pardavimus.',
        'Vykdytojas kas mėnesį teikia pardavimų ir lankytojų ataskaitą.',
        'Už pardavimus ir apyvartą atsako tik Užsakovas.',
        'Vykdytojas užtikrina, kad svetainė įkeliama per dvi sekundes.',
      ],
    },
  ],
  'fees.no-amount': [
    {
      language: 'en',
      heading: 'Non-competition',
      hostile: [],
      fair: [
        'No compensation is paid for this restriction.',
        'The Contractor receives no separate consideration for this covenant.',
        'This undertaking is not remunerated.',
        'No fee is payable for the period of non-competition.',
        'The Contractor is not paid for observing this obligation.',
        'No additional payment is due in respect of this clause.',
      ],
    },
    {
      language: 'lt',
      heading: 'Nekonkuravimas',
      hostile: [],
      fair: [
        'Vykdytojas 2 metus neteikia paslaugų Užsakovo konkurentams. Atlyginimas už šį įsipareigojimą nemokamas.',
        'Atlyginimas už šį įsipareigojimą nemokamas.',
        'Už šį apribojimą Vykdytojui jokia kompensacija nemokama.',
        'Atskiras atlygis už konkurencijos draudimą nenumatytas.',
        'Kompensacija už įsipareigojimą nekonkuruoti neskiriama.',
        'Vykdytojui už tai papildomai nemokama.',
        'Nekonkuravimo laikotarpiu Vykdytojas jokių išmokų negauna.',
      ],
    },
    {
      language: 'lt',
      heading: 'Kaina',
      hostile: [
        'Atlyginimo dydį Užsakovas praneš vėliau.',
        'Už paslaugas mokamas įprastas atlygis.',
        'Už pirmąjį projektą atlyginimas nemokamas.',
      ],
      fair: [],
    },
  ],
  'disputes.arbitration-costs': [
    {
      language: 'en',
      heading: 'Disputes',
      hostile: [
        'Disputes are finally decided by one arbitrator in Boston whom the Company names, at the Contractor’s expense.',
        'Any dispute shall be resolved by the courts of York, at the Contractor’s sole cost.',
        'The fees of the arbitration are borne by the Contractor.',
        'The Contractor pays all costs of mediation.',
        'At the expense of the Contractor, any dispute is referred to a mediator.',
      ],
      fair: [
        'The costs of the arbitration are borne by the losing party.',
        'The costs of mediation are shared equally.',
        'Each party pays its own costs of a dispute.',
        'Errors found after delivery are corrected at the Contractor’s expense.',
        'Disputes are decided by one arbitrator in Boston whom both parties name.',
      ],
    },
    {
      language: 'lt',
      heading: 'Ginčai',
      hostile: [
        'Ginčai sprendžiami arbitraže Vilniuje Vykdytojo sąskaita.',
        'Arbitražo išlaidos visada tenka Vykdytojui.',
        'Vykdytojas apmoka visas tarpininkavimo ir ginčo išlaidas.',
        'Visi nesutarimai perduodami tarpininkui Vykdytojo lėšomis.',
      ],
      fair: [
        'Arbitražo išlaidas padengia pralaimėjusi šalis.',
        'Tarpininkavimo išlaidas šalys dalijasi lygiomis dalimis.',
        'Trūkumai šalinami Vykdytojo sąskaita.',
      ],
    },
  ],
  'term.auto-renewal': [
    {
      language: 'en',
      heading: 'Term',
      hostile: [
        'This Agreement runs until 30 June 2027 and thereafter for further periods of twelve (12) months each unless the Company gives notice.',
        'It lasts one year and then for another year each time unless the Company objects.',
        'The engagement ends on 1 May 2027 and continues after that for successive terms of 24 months unless notice is given in March.',
      ],
      fair: [
        'This Agreement runs for a year and thereafter for further periods of twelve months each unless either party gives notice.',
        'This Agreement ends on 30 June 2027 unless both parties extend it.',
      ],
    },
    {
      language: 'lt',
      heading: 'Galiojimas',
      hostile: [
        'Jeigu Užsakovas nepareiškia kitaip, sutartis kaskart automatiškai pratęsiama dar vieniems metams.',
        'Pasibaigus terminui sutartis toliau galioja 12 mėnesių laikotarpiais, nebent Užsakovas praneša kitaip.',
        'Sutartis galioja vienus metus ir kaskart dar metus, jeigu Užsakovas jos nenutraukia.',
      ],
      fair: [
        'Sutartis galioja iki darbų pabaigos, jeigu šalys nesusitaria kitaip.',
        'Jeigu Užsakovas nepareiškia pastabų, darbas laikomas priimtu, o garantija galioja dar metus.',
      ],
    },
  ],
  'term.lock-in': [
    {
      language: 'en',
      heading: 'Term',
      hostile: [
        'This Agreement renews for successive months unless the Company says otherwise.',
        'The Company may extend this Agreement for another season by a letter.',
        'The term is extended by six months at the Company’s sole option.',
      ],
      fair: [
        'The Company may extend this Agreement with the consent of the Contractor.',
        'The Company may extend the deadline for delivery by two weeks.',
        'The Company may not extend this Agreement alone.',
      ],
    },
    {
      language: 'lt',
      heading: 'Galiojimas',
      hostile: [
        'Užsakovas turi teisę savo pasirinkimu pratęsti sutartį dar pusmečiui.',
        'Sutartis kas mėnesį savaime pratęsiama dar mėnesiui, nebent Užsakovas pareiškia kitaip.',
      ],
      fair: ['Sutartis kas mėnesį savaime pratęsiama dar mėnesiui, nebent kuri nors šalis pareiškia kitaip.'],
    },
  ],
  'invoicing.on-approval': [
    {
      language: 'en',
      heading: 'Payment',
      hostile: [
        'The Company pays each invoice at the end of the month in which the Company, acting in its sole discretion, has accepted the illustrations.',
        'The fee is due once the Company, in its absolute discretion, has approved the sketches.',
        'As soon as the Company has approved the pictures in its sole discretion, the balance is payable.',
      ],
      fair: [
        'The fee is due once the Company has accepted the sketches, which it does not refuse unreasonably.',
        'The Company pays expenses when it, in its sole discretion, has approved them in advance.',
        'The Company may, in its sole discretion, pay a bonus once it has accepted the sketches.',
      ],
    },
    {
      language: 'lt',
      heading: 'Atsiskaitymas',
      hostile: [
        'Užsakovas sumoka per 20 dienų po to, kai Užsakovas savo nuožiūra pripažįsta darbą tinkamu.',
        'Kai Užsakovas savo nuožiūra patvirtina nuotraukas, sumokama visa kaina.',
      ],
      fair: [
        'Užsakovas sumoka per 20 dienų nuo priėmimo akto pasirašymo.',
        'Užsakovas savo nuožiūra gali skirti premiją, kai priima darbą.',
      ],
    },
  ],
  'background-materials.swept-in': [
    {
      language: 'en',
      heading: 'Rights',
      hostile: [
        'The Contractor assigns to the Company all rights in the drawings and in all brushes, templates and know-how used in or created before them.',
        'All templates made before this Agreement pass to the Company.',
        'The Contractor’s pre-existing tools are assigned to the Company with the drawings.',
        'The Contractor hereby transfers to the Company its earlier sketches, presets and libraries, and any existing code.',
      ],
      fair: [
        'The Contractor’s pre-existing tools remain the Contractor’s; the Company receives a licence to use them.',
        'The Contractor assigns to the Company the rights in the drawings, except templates made before.',
        'The Company’s pre-existing materials belong to the Company.',
        'The Contractor grants a licence to the libraries used in the drawings.',
      ],
    },
    {
      language: 'lt',
      heading: 'Teisės',
      hostile: [
        'Visos teisės į nuotraukas ir į Vykdytojo anksčiau sukurtus šablonus pereina Užsakovui.',
        'Užsakovui pereina ir iki šios sutarties Vykdytojo turėti įrankiai.',
      ],
      fair: [
        'Vykdytojo anksčiau sukurti šablonai lieka Vykdytojui.',
        'Užsakovui pereina teisės į nuotraukas, išskyrus anksčiau sukurtus šablonus.',
        'Anksčiau sukurtos Užsakovo medžiagos priklauso Užsakovui.',
      ],
    },
  ],
};

describe.each(Object.entries(FOUND))('%s', (defect, wordings) => {
  const said = (of: 'hostile' | 'fair') =>
    wordings.flatMap((each) => each[of].map((words) => [each.language, each.heading, words] as const));

  it('is found in each of its wordings', () => {
    const missed = said('hostile').filter((wording) => !blamedFor(...wording).includes(defect));
    expect(missed).toEqual([]);
  });

  it('is not found in what sounds like it', () => {
    const accused = said('fair').filter((wording) => blamedFor(...wording).includes(defect));
    expect(accused).toEqual([]);
  });
});
