import type { ClauseId } from '../../model/document.js';
import { say, type Concept } from '../concepts/catalogue/concept.js';

/** What a contract about work should have, by topic: what is said where it is not there. */
export const ABSENCES: Readonly<Partial<Record<ClauseId, Concept>>> = {
  parties: {
    category: 'essential',
    severity: 5,
    en: say(
      'We could not tell who the parties are',
      'Ask for a first paragraph that names both parties in full: legal name, registration or tax number, address, and who signs for a company.',
      'Without it, it is hard to show who must pay you, and an invoice or a claim may go to the wrong person.',
    ),
    lt: say(
      'Nepavyko nustatyti, kas yra sutarties šalys',
      'Paprašykite, kad sutarties pradžioje būtų aiškiai įvardytos abi šalys: pavadinimas ar vardas ir pavardė, kodas, adresas ir kas pasirašo įmonės vardu.',
      'To nenurodžius sunku įrodyti, kas privalo jums sumokėti, o sąskaita ar reikalavimas gali patekti ne tam asmeniui.',
    ),
  },
  scope: {
    category: 'essential',
    severity: 5,
    en: say(
      'We found no description of the work',
      'Ask for a description of the work: what you make, how many, in what format, and what is not included.',
      'Without it nobody can say when you have finished, and the price may have to cover whatever the client expects.',
    ),
    lt: say(
      'Neradome darbo aprašymo',
      'Paprašykite aprašyti darbą: ką sukuriate, kiek, kokiu formatu ir kas į kainą neįeina.',
      'Be aprašymo neaišku, kada darbas baigtas, ir už tą pačią kainą gali tekti daryti viską, ko tikisi klientas.',
    ),
  },
  timeline: {
    category: 'essential',
    severity: 4,
    en: say(
      'We found no dates for the work',
      'Ask for a start date, a final date, and what happens to them when the client is late with materials or feedback.',
      'Without dates either side can say that the other is late, and you cannot plan your other work.',
    ),
    lt: say(
      'Neradome darbų terminų',
      'Paprašykite nustatyti darbų pradžią, galutinį terminą ir kas vyksta, kai klientas vėluoja pateikti medžiagą ar pastabas.',
      'Be datų bet kuri šalis gali teigti, kad vėluojama, o jūs negalite planuoti kitų darbų.',
    ),
  },
  'client-duties': {
    category: 'clarity',
    severity: 3,
    en: say(
      'We found nothing about what the client has to give you',
      'Consider asking for a list of what the client gives you and when: materials, access, one contact person, feedback within a few days; and, unless the contract says so already, that dates move when this is late.',
      'If it stays open what the client owes you, and by when, it is hard to show whose delay it is while you wait for texts, pictures or an answer.',
    ),
    lt: say(
      'Neradome, ką jums turi pateikti klientas',
      'Siūlome įrašyti, ką ir kada pateikia klientas: medžiagą, prieigą, vieną kontaktinį asmenį, pastabas per kelias dienas; jeigu to dar nėra – ir kad dėl jo vėlavimo terminai pratęsiami.',
      'Jeigu lieka neaišku, ką ir kada turi pateikti klientas, laukiant tekstų, nuotraukų ar atsakymo sunku įrodyti, kas iš tikrųjų vėluoja.',
    ),
  },
  'change-control': {
    category: 'commercial',
    severity: 3,
    en: say(
      'We found no rule for changes and extra work',
      'Consider asking for one sentence on changes: extra work starts only after both sides agree in writing on its price and dates.',
      'Wishes grow while you work. Such a sentence gives you a simple answer: “gladly, here is the price”.',
    ),
    lt: say(
      'Neradome, kaip tariamasi dėl pakeitimų ir papildomų darbų',
      'Siūlome pridėti sakinį apie pakeitimus: papildomi darbai pradedami tik raštu suderinus jų kainą ir terminus.',
      'Darbo metu norai auga. Toks sakinys leidžia paprastai atsakyti: „mielai, štai kaina“.',
    ),
  },
  revisions: {
    category: 'commercial',
    severity: 3,
    en: say(
      'We found no number of revisions',
      'Consider asking how many rounds of revisions the price includes, and within how many days comments are sent.',
      'In creative work small changes add up. A number agreed beforehand usually spares both sides an awkward talk.',
    ),
    lt: say(
      'Neradome pataisymų skaičiaus',
      'Siūlome susitarti, kiek pataisymų ratų įeina į kainą ir per kiek dienų pateikiamos pastabos.',
      'Kūrybiniame darbe smulkių pataisymų susikaupia daug. Iš anksto sutartas skaičius padeda išvengti nemalonių pokalbių.',
    ),
  },
  acceptance: {
    category: 'clarity',
    severity: 4,
    en: say(
      'We found nothing about how your work is accepted',
      'Ask how the work is accepted: against its description, within a set number of days, and accepted when the client says nothing or uses it.',
      'Without this it stays open when you have finished and when the last payment is due.',
    ),
    lt: say(
      'Neradome, kaip priimamas jūsų darbas',
      'Paprašykite nustatyti, kaip darbas priimamas: pagal aprašymą, per nustatytą dienų skaičių, o klientui tylint ar naudojantis rezultatu jis laikomas priimtu.',
      'Be to neaišku, kada darbas baigtas ir kada klientas privalo sumokėti likusią dalį.',
    ),
  },
  fees: {
    category: 'essential',
    severity: 5,
    en: say(
      'We found no price',
      'Ask for the price: a sum or a rate, the currency, and whether tax comes on top.',
      'Without a price you may have to prove later what your work was worth.',
    ),
    lt: say(
      'Neradome kainos',
      'Paprašykite nurodyti kainą: sumą ar įkainį, valiutą ir ar prie jos pridedami mokesčiai.',
      'Nenurodžius kainos, vėliau gali tekti įrodinėti, kiek jūsų darbas vertas.',
    ),
  },
  deposit: {
    category: 'commercial',
    severity: 3,
    en: say(
      'We found no payment before you start',
      'Consider asking for a deposit of 25 to 50 % before you start, or for payment by stages.',
      'If there really is none, longer or larger work means weeks of work on credit.',
    ),
    lt: say(
      'Neradome nuostatos dėl avanso',
      'Siūlome paprašyti 25–50 % avanso iki darbų pradžios arba mokėjimo etapais.',
      'Jeigu avanso iš tikrųjų nėra, ilgesnis ar brangesnis darbas savaites atliekamas į skolą.',
    ),
  },
  invoicing: {
    category: 'commercial',
    severity: 4,
    en: say(
      'We found no date for payment',
      'Ask for a payment date, for example 14 days after each invoice, and how invoices are sent.',
      'If there really is none, between businesses in the EU the law fills the gap with 30 days, but a date in the contract is easier to insist on.',
    ),
    lt: say(
      'Neradome mokėjimo termino',
      'Paprašykite nustatyti mokėjimo terminą, pavyzdžiui, 14 dienų nuo sąskaitos gavimo, ir kaip siunčiamos sąskaitos.',
      'Jeigu jo iš tikrųjų nėra, ES verslo sandoriuose taikomas 30 dienų terminas, tačiau remtis sutarties data paprasčiau.',
    ),
  },
  'late-payment': {
    category: 'commercial',
    severity: 3,
    en: say(
      'We found nothing about paying late',
      'Consider asking for interest on late payment and for the right to pause the work after a reminder.',
      'If it is really missing, between businesses in the EU and the UK the law adds interest by itself; a line in the contract makes it easier to ask for.',
    ),
    lt: say(
      'Neradome, kas būna klientui pavėlavus sumokėti',
      'Siūlome įrašyti palūkanas už pavėluotą mokėjimą ir teisę po priminimo sustabdyti darbus.',
      'Jeigu to iš tikrųjų nėra, ES verslo sandoriuose palūkanas numato įstatymas, bet remtis sutarties punktu paprasčiau.',
    ),
  },
  expenses: {
    category: 'commercial',
    severity: 2,
    en: say(
      'We found nothing about who bears the costs',
      'Consider adding who pays for outside costs that the work needs, such as travel, licences, hosting or printing.',
      'If the work needs things that others sell and it is really missing who pays for them, you may have to pay for them yourself.',
    ),
    lt: say(
      'Neradome, kas apmoka išlaidas',
      'Siūlome įrašyti, kas apmoka darbui reikalingas išlaidas, pavyzdžiui, kelionių, licencijų, prieglobos ar spaudos.',
      'Jeigu darbui reikės pirkti iš kitų, o kas už tai moka, iš tikrųjų nepasakyta, gali tekti mokėti jums.',
    ),
  },
  taxes: {
    category: 'legal',
    severity: 2,
    en: say(
      'We found nothing about tax on top of the price',
      'Consider adding whether prices are with or without VAT or sales tax, and that each side pays its own income tax.',
      'If it is really missing, the tax may have to come out of the agreed price.',
    ),
    lt: say(
      'Neradome, ar prie kainos pridedami mokesčiai',
      'Siūlome įrašyti, ar kainos nurodytos su PVM, ar be jo, ir kad pajamų mokesčius kiekviena šalis moka pati.',
      'Jeigu to iš tikrųjų nepasakyta, mokestį gali tekti sumokėti iš sutartos kainos.',
    ),
  },
  term: {
    category: 'essential',
    severity: 3,
    en: say(
      'We found neither beginning nor end of the contract',
      'Consider asking for a start and an end: a date, or “until both sides have done what they owe”.',
      'A contract without an end leaves open how long you stay bound, for example to keep time free.',
    ),
    lt: say(
      'Neradome nei sutarties pradžios, nei pabaigos',
      'Siūlome nustatyti sutarties pradžią ir pabaigą: datą arba „iki visiško įsipareigojimų įvykdymo“.',
      'Sutartyje be pabaigos neaišku, kiek laiko ji saisto, pavyzdžiui, kiek laiko turite būti pasiekiami.',
    ),
  },
  'termination-convenience': {
    category: 'commercial',
    severity: 4,
    en: say(
      'We found no way to leave the contract early',
      'Ask for the right of both sides to end the contract with 14 to 30 days’ notice, with payment for the work done until then.',
      'If it is really missing, you may be bound to a project that no longer works, and it is open what you are paid when it ends early.',
    ),
    lt: say(
      'Neradome galimybės pasitraukti iš sutarties anksčiau',
      'Paprašykite numatyti, kad kiekviena šalis gali nutraukti sutartį įspėjusi prieš 14–30 dienų, o iki tol atliktas darbas apmokamas.',
      'Jeigu jos iš tikrųjų nėra, galite likti susaistyti nebeveikiančio projekto, be to, neaišku, kiek jums sumokama nutraukus anksčiau. Pagal Lietuvos civilinio kodekso 6.721 straipsnį klientas gali nutraukti bet kada, o jūsų galimybės ribotos.',
    ),
  },
  'termination-breach': {
    category: 'risk',
    severity: 2,
    en: say(
      'We found no right to end the contract when it is broken',
      'Consider adding that either side may end the contract when the other breaks it seriously and does not put it right within 14 days, and that you may stop at once when you are not paid.',
      'Without it you may have to go on working for a client who does not pay.',
    ),
    lt: say(
      'Neradome teisės nutraukti sutartį dėl pažeidimo',
      'Siūlome pridėti, kad kiekviena šalis gali nutraukti sutartį, kai kita ją iš esmės pažeidžia ir per 14 dienų to neištaiso, o negavę apmokėjimo galite sustoti iš karto.',
      'Be to gali tekti toliau dirbti klientui, kuris nemoka.',
    ),
  },
  'kill-fee': {
    category: 'commercial',
    severity: 3,
    en: say(
      'We found no payment for a project that is called off',
      'Consider asking for a cancellation fee, usually 25 to 50 % of the fee for the part not yet done.',
      'If it is really missing and the client may stop early, nobody makes up for the time that you kept free and the other work that you turned away.',
    ),
    lt: say(
      'Neradome kompensacijos atšaukus projektą',
      'Siūlome paprašyti kompensacijos už sutarties nutraukimą, dažniausiai 25–50 % dar neatlikto darbo kainos.',
      'Jeigu jos iš tikrųjų nėra, o klientas gali nutraukti anksčiau laiko, niekas nekompensuoja nei jums rezervuoto laiko, nei atsisakytų kitų užsakymų.',
    ),
  },
  handover: {
    category: 'commercial',
    severity: 2,
    en: say(
      'We found nothing about what happens at the end',
      'Consider adding what happens at the end: a final invoice, delivery of what is paid for, return of materials, further help at your hourly rate.',
      'The last days of a project are when most misunderstandings come up.',
    ),
    lt: say(
      'Neradome, kas vyksta darbams pasibaigus',
      'Siūlome įrašyti, kas vyksta pabaigoje: galutinė sąskaita, apmokėto rezultato perdavimas, medžiagos grąžinimas, tolesnė pagalba pagal įkainį.',
      'Daugiausia nesusipratimų kyla paskutinėmis projekto dienomis.',
    ),
  },
  'ip-ownership': {
    category: 'legal',
    severity: 5,
    en: say(
      'We found nothing about who owns the result',
      'Ask who owns the result and when: usually the rights pass, or a licence begins, when you are paid in full.',
      'If the contract is silent, you and the client may both believe that the work is yours, and you lose the best reason for the client to pay.',
    ),
    lt: say(
      'Neradome, kam priklauso teisės į rezultatą',
      'Paprašykite nurodyti, kam ir kada pereina teisės į rezultatą: dažniausiai sumokėjus visą kainą.',
      'Sutarčiai tylint, abi šalys gali manyti, kad darbas priklauso joms, o jūs netenkate svarbiausios priežasties, dėl kurios klientas privalo skubėti mokėti.',
    ),
  },
  'background-materials': {
    category: 'legal',
    severity: 3,
    en: say(
      'We found nothing about your own tools and earlier work',
      'Consider adding that you keep your own tools, templates and earlier work, and that the client gets a non-exclusive licence to use them as part of the result.',
      'If it is really missing and rights go over to the client, it is easy to give away more than you meant.',
    ),
    lt: say(
      'Neradome nuostatos dėl jūsų įrankių ir ankstesnių darbų',
      'Siūlome pridėti, kad savo įrankius, šablonus ir anksčiau sukurtą medžiagą pasiliekate, o klientas gauna neišimtinę licenciją naudoti juos rezultate.',
      'Jeigu jos iš tikrųjų nėra, o teisės pereina klientui, lengva atiduoti daugiau, nei ketinote.',
    ),
  },
  'credit-portfolio': {
    category: 'commercial',
    severity: 1,
    en: say(
      'We found nothing about showing the work',
      'Consider asking for a line that lets you show the published work in your portfolio and names you as its author where this is usual.',
      'When nothing is said, a later request to show the work depends on goodwill.',
    ),
    lt: say(
      'Neradome, ar galite rodyti darbą',
      'Siūlome pridėti, kad paskelbtą darbą galite rodyti savo darbų aplanke ir kad, kur įprasta, nurodomas autorius.',
      'To neaptarus, vėliau leidimas rodyti darbą priklauso tik nuo kliento geros valios.',
    ),
  },
  'ai-tools': {
    category: 'clarity',
    severity: 2,
    en: say(
      'We found nothing about AI tools',
      'Consider adding whether you may use AI tools, that a person reviews the result, and that the client’s secrets are not put into public tools.',
      'Clients differ in what they expect. A sentence now usually avoids a surprise at delivery.',
    ),
    lt: say(
      'Neradome nuostatos dėl dirbtinio intelekto įrankių',
      'Siūlome įrašyti, ar galite naudoti dirbtinio intelekto įrankius, kad rezultatą peržiūri žmogus ir kad kliento paslaptys į viešus įrankius neįvedamos.',
      'Klientų lūkesčiai skiriasi. Vienas sakinys dabar dažniausiai padeda išvengti nuostabos perduodant darbą.',
    ),
  },
  confidentiality: {
    category: 'legal',
    severity: 2,
    en: say(
      'We found no rule on confidentiality',
      'Consider asking for a short confidentiality clause that binds both sides for two or three years, with the usual exceptions for public, already known and independently developed information.',
      'You and the client will probably exchange things that neither wants to see elsewhere: prices, drafts, access data. Without a clause it is unclear what is secret and for how long.',
    ),
    lt: say(
      'Neradome nuostatos dėl konfidencialumo',
      'Apsvarstykite trumpą konfidencialumo nuostatą, kuri dvejus ar trejus metus galiotų abiem šalims, su įprastomis išimtimis viešai, jau žinomai ir savarankiškai sukurtai informacijai.',
      'Jūs ir klientas veikiausiai keisitės tuo, ko nė vienas nenori matyti kitur: kainomis, juodraščiais, prisijungimais. Be tokios nuostatos neaišku, kas ir kiek laiko laikoma paslaptyje.',
    ),
  },
  'data-protection': {
    category: 'legal',
    severity: 4,
    en: say(
      'Personal data seem to be touched, but we found no agreement on them',
      'Ask for a data processing agreement before you touch the data: who decides about them, what you may do with them, how they are protected and what happens to them at the end.',
      'In the European Union, article 28 of the GDPR makes a written agreement compulsory when you process personal data on a client’s behalf, and the duty meets both of you. If it is really missing, ask under which rules you may touch the data.',
    ),
    lt: say(
      'Regis, tvarkomi asmens duomenys, bet susitarimo dėl jų neradome',
      'Prieš pradėdami dirbti su duomenimis paprašykite duomenų tvarkymo sutarties: kas sprendžia dėl duomenų, ką su jais galite daryti, kaip jie saugomi ir kas su jais nutinka pabaigoje.',
      'Kai asmens duomenis tvarkote kliento vardu, BDAR 28 straipsnis reikalauja rašytinės sutarties, ir ši pareiga tenka abiem šalims. Jeigu jos iš tikrųjų nėra, klauskite, pagal kokias taisykles su duomenimis dirbsite.',
    ),
  },
  'independent-status': {
    category: 'legal',
    severity: 4,
    en: say(
      'We found no sentence that you are independent',
      'Ask for a sentence that you are independent and no employee: you decide when, where and with which tools you work, pay your own taxes and may serve other clients.',
      'If nothing says so, an authority may treat the contract as employment: ABC and economic reality tests in the United States, IR35 in the United Kingdom, signs of an employment relationship in Lithuania.',
    ),
    lt: say(
      'Neradome sakinio, kad dirbate savarankiškai',
      'Paprašykite sakinio, kad dirbate savarankiškai, o ne pagal darbo sutartį: patys sprendžiate, kada, kur ir kokiomis priemonėmis dirbate, mokate savo mokesčius ir galite dirbti kitiems klientams.',
      'Jeigu to neparašyta, institucijos sutartį gali laikyti darbo sutartimi: Lietuvoje vertinami darbo santykių požymiai, Jungtinėje Karalystėje taikomos IR35 taisyklės, JAV – ABC ir ekonominės tikrovės testai.',
    ),
  },
  'client-warranties': {
    category: 'risk',
    severity: 2,
    en: say(
      'We found nothing about who answers for what the client gives you',
      'Ask the client to confirm that it may use the texts, pictures, trade marks and claims that it gives you, and to take over claims about them.',
      'If a photograph turns out to be somebody else’s or a statement false, the complaint may reach you first. The client knows where its material comes from, you do not.',
    ),
    lt: say(
      'Neradome, kas atsako už tai, ką jums pateikia klientas',
      'Paprašykite kliento patvirtinti, kad jums pateiktus tekstus, nuotraukas, prekių ženklus ir teiginius jis gali naudoti, ir perimti dėl jų kilusius reikalavimus.',
      'Jeigu paaiškėtų, kad nuotrauka svetima ar teiginys klaidingas, pretenzija pirmiausia gali pasiekti jus. Iš kur gauta medžiaga, žino klientas, o ne jūs.',
    ),
  },
  'liability-cap': {
    category: 'risk',
    severity: 5,
    en: say(
      'We found no limit of your liability',
      'Ask for a limit of liability for both sides: the fees of this contract, or of the last twelve months, with no liability for indirect loss and lost profit.',
      'Without a limit you answer with everything you own, even for a small job. The limit is what keeps one mistake from costing more than the job could ever bring in.',
    ),
    lt: say(
      'Neradome jūsų atsakomybės ribos',
      'Paprašykite abiem šalims galiojančio atsakomybės ribojimo: šios sutarties kaina arba paskutinių dvylikos mėnesių atlygiu, be atsakomybės už netiesioginius nuostolius ir negautas pajamas.',
      'Be ribojimo net už nedidelį darbą atsakote visu savo turtu. Riba apsaugo, kad viena klaida nekainuotų daugiau, negu iš to darbo kada nors uždirbtumėte.',
    ),
  },
  'force-majeure': {
    category: 'risk',
    severity: 2,
    en: say(
      'We found no rule for events that nobody controls',
      'Consider a short clause for events that nobody can control: dates move, nobody pays damages, and after 30 to 60 days either side may leave, with payment for the work done.',
      'A serious illness, a long power cut or a closed border could otherwise count as your delay.',
    ),
    lt: say(
      'Neradome nuostatos dėl nenugalimos jėgos',
      'Apsvarstykite trumpą nuostatą apie aplinkybes, kurių niekas nekontroliuoja: terminai pasislenka, nuostoliai neatlyginami, o po 30–60 dienų kiekviena šalis gali pasitraukti, sumokėjus už atliktą darbą.',
      'Kitaip sunki liga, ilgas elektros tiekimo sutrikimas ar uždaryta siena galėtų būti laikomi jūsų vėlavimu.',
    ),
  },
  notices: {
    category: 'clarity',
    severity: 2,
    en: say(
      'We found nothing about how notices are given',
      'Consider one sentence on notices: e-mail to the addresses in the contract is enough, and counts as received on the next working day.',
      'When it comes to a reminder or to ending the contract, both sides should know where to write and when it counts as received.',
    ),
    lt: say(
      'Neradome, kaip siunčiami pranešimai',
      'Apsvarstykite vieną sakinį apie pranešimus: pakanka el. laiško sutartyje nurodytu adresu, ir jis laikomas gautu kitą darbo dieną.',
      'Kai prireikia priminti ar nutraukti sutartį, abi šalys turėtų žinoti, kur rašyti ir kada pranešimas laikomas gautu.',
    ),
  },
  'governing-law': {
    category: 'legal',
    severity: 4,
    en: say(
      'We found no law that governs the contract',
      'Ask for a sentence that names the law of the contract, best that of the country where you work.',
      'If nothing is named, the two sides may first have to argue about which law applies, and only then about the money.',
    ),
    lt: say(
      'Neradome, kokia teisė taikoma sutarčiai',
      'Paprašykite sakinio, kuriame nurodyta sutarčiai taikytina teisė, geriausia – valstybės, kurioje dirbate.',
      'Kai ji nenurodyta, šalims pirmiausia gali tekti ginčytis, kurios valstybės teisė taikoma, ir tik paskui – dėl pinigų.',
    ),
  },
  disputes: {
    category: 'legal',
    severity: 3,
    en: say(
      'We found nothing about what happens in a dispute',
      'Ask for a sentence on what happens in a dispute: talk first, then mediation if both want it, then the courts where you live; small claims may go to court at once.',
      'If the contract is silent, a disagreement about an invoice can turn into a second one about where to go with it.',
    ),
    lt: say(
      'Neradome, kaip sprendžiami ginčai',
      'Paprašykite sakinio, kas daroma kilus ginčui: pirmiausia tariamasi, tada, jeigu abi šalys nori, taikoma mediacija, galiausiai kreipiamasi į jūsų gyvenamosios vietos teismą; dėl nedidelių sumų – iš karto.',
      'Jeigu sutartyje apie tai nieko nėra, nesutarimas dėl sąskaitos gali virsti dar vienu – kur su juo kreiptis.',
    ),
  },
  'entire-agreement': {
    category: 'clarity',
    severity: 2,
    en: say(
      'We found nothing about which papers belong to the contract',
      'Consider a sentence that this document is the whole agreement, and which document comes first when two of them disagree.',
      'Otherwise earlier e-mails, calls and the client’s general terms may be said to belong to the contract too.',
    ),
    lt: say(
      'Neradome, kurie dokumentai sudaro sutartį',
      'Apsvarstykite sakinį, kad šis dokumentas yra visas šalių susitarimas, ir nurodykite, kuris dokumentas viršesnis, kai jie nesutampa.',
      'Kitaip galima teigti, kad sutarties dalis yra ir ankstesni laiškai, pokalbiai ar kliento bendrosios sąlygos.',
    ),
  },
  amendments: {
    category: 'legal',
    severity: 3,
    en: say(
      'We found nothing about how the contract can be changed',
      'Ask for a sentence that changes to the contract count only in writing and when both sides agree to them.',
      'With nothing about it, a remark on the telephone or silence on an e-mail may later be called an agreed change.',
    ),
    lt: say(
      'Neradome, kaip keičiama sutartis',
      'Paprašykite sakinio, kad sutarties pakeitimai galioja tik raštu ir abiem šalims sutikus.',
      'Kai apie tai nieko nėra, pastaba telefonu ar neatsakytas laiškas vėliau gali būti pavadinti sutartu pakeitimu.',
    ),
  },
  assignment: {
    category: 'legal',
    severity: 2,
    en: say(
      'We found nothing about passing the contract to somebody else',
      'Consider a sentence that neither side hands the contract on without the other’s written consent, and that you may assign your claims to payment.',
      'Where nothing is said, it depends on the law whether you may suddenly be working for a company that you did not choose.',
    ),
    lt: say(
      'Neradome, ar sutartis gali būti perduota kitam',
      'Apsvarstykite sakinį, kad nė viena šalis neperduoda sutarties be kitos rašytinio sutikimo, o savo reikalavimą sumokėti perleisti galite.',
      'Kai apie tai nieko nėra, nuo įstatymo priklauso, ar staiga nedirbsite įmonei, kurios nesirinkote.',
    ),
  },
  subcontracting: {
    category: 'commercial',
    severity: 2,
    en: say(
      'We found nothing about help by others',
      'Consider a sentence that you may have others do parts of the work and answer for them as for yourself.',
      'In some countries, Lithuania among them, you usually do the work in person unless something else is agreed.',
    ),
    lt: say(
      'Neradome, ar jums gali padėti kiti',
      'Apsvarstykite sakinį, kad dalį darbų galite pavesti kitiems ir už juos atsakote kaip už save.',
      'Lietuvoje, kaip ir kai kuriose kitose šalyse, paslaugas paprastai teikiate asmeniškai, jei nesutarta kitaip.',
    ),
  },
  severability: {
    category: 'legal',
    severity: 1,
    en: say(
      'We found nothing about what holds when one term is invalid',
      'Consider a sentence that the rest of the contract stands when a court finds one of its terms invalid.',
      'Usually the rest stands anyway, but a sentence about it saves an argument.',
    ),
    lt: say(
      'Neradome, kas lieka galioti, kai viena nuostata negalioja',
      'Apsvarstykite sakinį, kad vienos nuostatos negaliojimas nedaro negaliojančių kitų nuostatų.',
      'Paprastai kitos nuostatos ir taip galioja, bet toks sakinys apsaugo nuo ginčo.',
    ),
  },
  signatures: {
    category: 'essential',
    severity: 5,
    en: say(
      'We found no place to sign',
      'Ask for a place where both sides sign, with name, position and date; a qualified electronic signature is enough in the European Union.',
      'Without signatures it is hard to prove who agreed to what and when. Some rights, such as copyright, pass only by a signed document (United States: 17 U.S.C. § 204(a)).',
    ),
    lt: say(
      'Neradome vietos parašams',
      'Paprašykite vietos abiejų šalių parašams su vardu, pavarde, pareigomis ir data; pakanka kvalifikuotų elektroninių parašų.',
      'Be parašų sunku įrodyti, kas, kada ir dėl ko susitarė. Kai kurios teisės, pavyzdžiui, autorių turtinės teisės, perduodamos tik raštu.',
    ),
  },
};
