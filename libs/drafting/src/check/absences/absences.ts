import type { ClauseId } from '../../model.js';
import { say, type Concept } from '../concepts/catalogue/concept.js';

/** What a contract about work should have, by topic: what is said where it is not there. */
export const ABSENCES: Readonly<Partial<Record<ClauseId, Concept>>> = {
  parties: {
    category: 'essential',
    severity: 5,
    en: say(
      'It is not clear who the parties are',
      'Ask for a first paragraph that names both parties in full: legal name, registration or tax number, address, and who signs for a company.',
      'Without it, it is hard to show who must pay you, and an invoice or a claim may go to the wrong person.',
    ),
    lt: say(
      'Neaišku, kas yra sutarties šalys',
      'Paprašykite, kad sutarties pradžioje būtų aiškiai įvardytos abi šalys: pavadinimas ar vardas ir pavardė, kodas, adresas ir kas pasirašo įmonės vardu.',
      'To nenurodžius sunku įrodyti, kas privalo jums sumokėti, o sąskaita ar reikalavimas gali patekti ne tam asmeniui.',
    ),
  },
  scope: {
    category: 'essential',
    severity: 5,
    en: say(
      'The work is not described',
      'Ask for a description of the work: what you make, how many, in what format, and what is not included.',
      'Without it nobody can say when you have finished, and the price may have to cover whatever the client expects.',
    ),
    lt: say(
      'Neaprašytas darbas',
      'Paprašykite aprašyti darbą: ką sukuriate, kiek, kokiu formatu ir kas į kainą neįeina.',
      'Be aprašymo neaišku, kada darbas baigtas, ir už tą pačią kainą gali tekti daryti viską, ko tikisi klientas.',
    ),
  },
  timeline: {
    category: 'essential',
    severity: 4,
    en: say(
      'There are no dates for the work',
      'Ask for a start date, a final date, and what happens to them when the client is late with materials or feedback.',
      'Without dates either side can say that the other is late, and you cannot plan your other work.',
    ),
    lt: say(
      'Nenustatyti darbų terminai',
      'Paprašykite nustatyti darbų pradžią, galutinį terminą ir kas vyksta, kai klientas vėluoja pateikti medžiagą ar pastabas.',
      'Be datų bet kuri šalis gali teigti, kad vėluojama, o jūs negalite planuoti kitų darbų.',
    ),
  },
  'client-duties': {
    category: 'clarity',
    severity: 3,
    en: say(
      'Nothing says what the client has to give you',
      'Consider asking for a list of what the client gives you and when: materials, access, one contact person, feedback within a few days; and, unless the contract says so already, that dates move when this is late.',
      'What the client owes you, and by when, stays open. While you wait for texts, pictures or an answer, it is hard to show whose delay it is.',
    ),
    lt: say(
      'Nenurodyta, ką jums turi pateikti klientas',
      'Siūlome įrašyti, ką ir kada pateikia klientas: medžiagą, prieigą, vieną kontaktinį asmenį, pastabas per kelias dienas; jeigu to dar nėra – ir kad dėl jo vėlavimo terminai pratęsiami.',
      'Neaišku, ką ir kada turi pateikti klientas. Kol laukiate tekstų, nuotraukų ar atsakymo, sunku įrodyti, kas iš tikrųjų vėluoja.',
    ),
  },
  'change-control': {
    category: 'commercial',
    severity: 3,
    en: say(
      'There is no rule for changes and extra work',
      'Consider asking for one sentence on changes: extra work starts only after both sides agree in writing on its price and dates.',
      'Wishes grow while you work. Such a sentence gives you a simple answer: “gladly, here is the price”.',
    ),
    lt: say(
      'Nenumatyta, kaip tariamasi dėl pakeitimų ir papildomų darbų',
      'Siūlome pridėti sakinį apie pakeitimus: papildomi darbai pradedami tik raštu suderinus jų kainą ir terminus.',
      'Darbo metu norai auga. Toks sakinys leidžia paprastai atsakyti: „mielai, štai kaina“.',
    ),
  },
  revisions: {
    category: 'commercial',
    severity: 3,
    en: say(
      'The number of revisions is open',
      'Consider asking how many rounds of revisions the price includes, and within how many days comments are sent.',
      'In creative work small changes add up. A number agreed beforehand usually spares both sides an awkward talk.',
    ),
    lt: say(
      'Nenustatytas pataisymų skaičius',
      'Siūlome susitarti, kiek pataisymų ratų įeina į kainą ir per kiek dienų pateikiamos pastabos.',
      'Kūrybiniame darbe smulkių pataisymų susikaupia daug. Iš anksto sutartas skaičius padeda išvengti nemalonių pokalbių.',
    ),
  },
  acceptance: {
    category: 'clarity',
    severity: 4,
    en: say(
      'Nothing says how your work is accepted',
      'Ask how the work is accepted: against its description, within a set number of days, and accepted when the client says nothing or uses it.',
      'Without this it stays open when you have finished and when the last payment is due.',
    ),
    lt: say(
      'Nenumatyta, kaip priimamas jūsų darbas',
      'Paprašykite nustatyti, kaip darbas priimamas: pagal aprašymą, per nustatytą dienų skaičių, o klientui tylint ar naudojantis rezultatu jis laikomas priimtu.',
      'Be to neaišku, kada darbas baigtas ir kada klientas privalo sumokėti likusią dalį.',
    ),
  },
  fees: {
    category: 'essential',
    severity: 5,
    en: say(
      'Nothing is said about the price',
      'Ask for the price: a sum or a rate, the currency, and whether tax comes on top.',
      'Without a price you may have to prove later what your work was worth.',
    ),
    lt: say(
      'Nieko nepasakyta apie kainą',
      'Paprašykite nurodyti kainą: sumą ar įkainį, valiutą ir ar prie jos pridedami mokesčiai.',
      'Nenurodžius kainos, vėliau gali tekti įrodinėti, kiek jūsų darbas vertas.',
    ),
  },
  deposit: {
    category: 'commercial',
    severity: 3,
    en: say(
      'You get nothing before you start',
      'Consider asking for a deposit of 25 to 50 % before you start, or for payment by stages.',
      'As far as we can see, everything is paid at the end. For longer or larger work that means weeks of work on credit.',
    ),
    lt: say(
      'Nenumatytas avansas',
      'Siūlome paprašyti 25–50 % avanso iki darbų pradžios arba mokėjimo etapais.',
      'Kiek matome, viskas mokama pabaigoje. Ilgesnis ar brangesnis darbas tada savaites atliekamas į skolą.',
    ),
  },
  invoicing: {
    category: 'commercial',
    severity: 4,
    en: say(
      'There is no date for payment',
      'Ask for a payment date, for example 14 days after each invoice, and how invoices are sent.',
      'The contract does not say when you are paid. Between businesses in the EU the law fills the gap with 30 days, but a date in the contract is easier to insist on.',
    ),
    lt: say(
      'Nenustatytas mokėjimo terminas',
      'Paprašykite nustatyti mokėjimo terminą, pavyzdžiui, 14 dienų nuo sąskaitos gavimo, ir kaip siunčiamos sąskaitos.',
      'Sutartyje nepasakyta, kada jums sumokama. ES verslo sandoriuose tada taikomas 30 dienų terminas, tačiau remtis sutarties data paprasčiau.',
    ),
  },
  'late-payment': {
    category: 'commercial',
    severity: 3,
    en: say(
      'Nothing follows when the client pays late',
      'Consider asking for interest on late payment and for the right to pause the work after a reminder.',
      'The contract says nothing about paying late. Between businesses in the EU and the UK the law adds interest by itself; a line in the contract makes it easier to ask for.',
    ),
    lt: say(
      'Nenumatyta, kas būna klientui pavėlavus sumokėti',
      'Siūlome įrašyti palūkanas už pavėluotą mokėjimą ir teisę po priminimo sustabdyti darbus.',
      'Apie vėluojantį mokėjimą sutartyje nekalbama. ES verslo sandoriuose palūkanas numato įstatymas, bet remtis sutarties punktu paprasčiau.',
    ),
  },
  expenses: {
    category: 'commercial',
    severity: 2,
    en: say(
      'Nothing says who bears the costs',
      'Consider adding who pays for outside costs that the work needs, such as travel, licences, hosting or printing.',
      'The work seems to need things that others sell, and nothing says who pays for them.',
    ),
    lt: say(
      'Nenurodyta, kas apmoka išlaidas',
      'Siūlome įrašyti, kas apmoka darbui reikalingas išlaidas, pavyzdžiui, kelionių, licencijų, prieglobos ar spaudos.',
      'Darbui, regis, reikės kitų parduodamų dalykų, o kas už juos moka, nepasakyta.',
    ),
  },
  taxes: {
    category: 'legal',
    severity: 2,
    en: say(
      'It is not said whether tax comes on top of the price',
      'Consider adding whether prices are with or without VAT or sales tax, and that each side pays its own income tax.',
      'If nothing is said, the tax may have to come out of the agreed price.',
    ),
    lt: say(
      'Nenurodyta, ar prie kainos pridedami mokesčiai',
      'Siūlome įrašyti, ar kainos nurodytos su PVM, ar be jo, ir kad pajamų mokesčius kiekviena šalis moka pati.',
      'Jei to nepasakyta, mokestį gali tekti sumokėti iš sutartos kainos.',
    ),
  },
  term: {
    category: 'essential',
    severity: 3,
    en: say(
      'Neither beginning nor end of the contract is stated',
      'Consider asking for a start and an end: a date, or “until both sides have done what they owe”.',
      'A contract without an end leaves open how long you stay bound, for example to keep time free.',
    ),
    lt: say(
      'Nenurodyta nei sutarties pradžia, nei pabaiga',
      'Siūlome nustatyti sutarties pradžią ir pabaigą: datą arba „iki visiško įsipareigojimų įvykdymo“.',
      'Sutartyje be pabaigos neaišku, kiek laiko ji saisto, pavyzdžiui, kiek laiko turite būti pasiekiami.',
    ),
  },
  'termination-convenience': {
    category: 'commercial',
    severity: 4,
    en: say(
      'Nobody may leave the contract early',
      'Ask for the right of both sides to end the contract with 14 to 30 days’ notice, with payment for the work done until then.',
      'Nothing says how the contract can end early or what you are paid then. You may be bound to a project that no longer works.',
    ),
    lt: say(
      'Nenumatyta galimybė pasitraukti iš sutarties',
      'Paprašykite numatyti, kad kiekviena šalis gali nutraukti sutartį įspėjusi prieš 14–30 dienų, o iki tol atliktas darbas apmokamas.',
      'Nepasakyta, kaip sutartį galima nutraukti anksčiau ir kiek tada jums sumokama. Pagal Lietuvos civilinio kodekso 6.721 straipsnį klientas gali nutraukti bet kada, o jūsų galimybės ribotos.',
    ),
  },
  'termination-breach': {
    category: 'risk',
    severity: 2,
    en: say(
      'You have no right to end the contract when it is broken',
      'Consider adding that either side may end the contract when the other breaks it seriously and does not put it right within 14 days, and that you may stop at once when you are not paid.',
      'Without it you may have to go on working for a client who does not pay.',
    ),
    lt: say(
      'Nenumatyta teisė nutraukti sutartį dėl pažeidimo',
      'Siūlome pridėti, kad kiekviena šalis gali nutraukti sutartį, kai kita ją iš esmės pažeidžia ir per 14 dienų to neištaiso, o negavę apmokėjimo galite sustoti iš karto.',
      'Be to gali tekti toliau dirbti klientui, kuris nemoka.',
    ),
  },
  'kill-fee': {
    category: 'commercial',
    severity: 3,
    en: say(
      'You get nothing when the project is called off',
      'Consider asking for a cancellation fee, usually 25 to 50 % of the fee for the part not yet done.',
      'The client may stop early. You have kept the time free and turned other work away, and nobody makes up for that.',
    ),
    lt: say(
      'Nenumatyta kompensacija atšaukus projektą',
      'Siūlome paprašyti kompensacijos už sutarties nutraukimą, dažniausiai 25–50 % dar neatlikto darbo kainos.',
      'Klientas gali nutraukti anksčiau laiko. Jums laikas jau rezervuotas, kitų užsakymų atsisakyta, o to niekas nekompensuoja.',
    ),
  },
  handover: {
    category: 'commercial',
    severity: 2,
    en: say(
      'Nothing says what happens at the end',
      'Consider adding what happens at the end: a final invoice, delivery of what is paid for, return of materials, further help at your hourly rate.',
      'The last days of a project are when most misunderstandings come up.',
    ),
    lt: say(
      'Nenumatyta, kas vyksta darbams pasibaigus',
      'Siūlome įrašyti, kas vyksta pabaigoje: galutinė sąskaita, apmokėto rezultato perdavimas, medžiagos grąžinimas, tolesnė pagalba pagal įkainį.',
      'Daugiausia nesusipratimų kyla paskutinėmis projekto dienomis.',
    ),
  },
  'ip-ownership': {
    category: 'legal',
    severity: 5,
    en: say(
      'Nothing says who owns the result',
      'Ask who owns the result and when: usually the rights pass, or a licence begins, when you are paid in full.',
      'If the contract is silent, you and the client may both believe that the work is yours, and you lose the best reason for the client to pay.',
    ),
    lt: say(
      'Nenurodyta, kam priklauso teisės į rezultatą',
      'Paprašykite nurodyti, kam ir kada pereina teisės į rezultatą: dažniausiai sumokėjus visą kainą.',
      'Sutarčiai tylint, abi šalys gali manyti, kad darbas priklauso joms, o jūs netenkate svarbiausios priežasties, dėl kurios klientas privalo skubėti mokėti.',
    ),
  },
  'background-materials': {
    category: 'legal',
    severity: 3,
    en: say(
      'Your own tools and earlier work are not kept for you',
      'Consider adding that you keep your own tools, templates and earlier work, and that the client gets a non-exclusive licence to use them as part of the result.',
      'Rights go over to the client and nothing is said about what you bring along. It is easy to give away more than you meant.',
    ),
    lt: say(
      'Neapsaugoti jūsų įrankiai ir ankstesni darbai',
      'Siūlome pridėti, kad savo įrankius, šablonus ir anksčiau sukurtą medžiagą pasiliekate, o klientas gauna neišimtinę licenciją naudoti juos rezultate.',
      'Teisės pereina klientui, o apie tai, ką atsinešate, nekalbama. Taip lengva atiduoti daugiau, nei ketinote.',
    ),
  },
  'credit-portfolio': {
    category: 'commercial',
    severity: 1,
    en: say(
      'You may not be free to show the work',
      'Consider asking for a line that lets you show the published work in your portfolio and names you as its author where this is usual.',
      'When nothing is said, a later request to show the work depends on goodwill.',
    ),
    lt: say(
      'Nenurodyta, ar galite rodyti darbą',
      'Siūlome pridėti, kad paskelbtą darbą galite rodyti savo darbų aplanke ir kad, kur įprasta, nurodomas autorius.',
      'To neaptarus, vėliau leidimas rodyti darbą priklauso tik nuo kliento geros valios.',
    ),
  },
  'ai-tools': {
    category: 'clarity',
    severity: 2,
    en: say(
      'Nothing is said about AI tools',
      'Consider adding whether you may use AI tools, that a person reviews the result, and that the client’s secrets are not put into public tools.',
      'Clients differ in what they expect. A sentence now usually avoids a surprise at delivery.',
    ),
    lt: say(
      'Nieko nepasakyta apie dirbtinio intelekto įrankius',
      'Siūlome įrašyti, ar galite naudoti dirbtinio intelekto įrankius, kad rezultatą peržiūri žmogus ir kad kliento paslaptys į viešus įrankius neįvedamos.',
      'Klientų lūkesčiai skiriasi. Vienas sakinys dabar dažniausiai padeda išvengti nuostabos perduodant darbą.',
    ),
  },
  confidentiality: {
    category: 'legal',
    severity: 2,
    en: say(
      'There is no rule on confidentiality',
      'Consider asking for a short confidentiality clause that binds both sides for two or three years, with the usual exceptions for public, already known and independently developed information.',
      'You and the client will probably exchange things that neither wants to see elsewhere: prices, drafts, access data. Without a clause it is unclear what is secret and for how long.',
    ),
    lt: say(
      'Nėra nuostatos dėl konfidencialumo',
      'Apsvarstykite trumpą konfidencialumo nuostatą, kuri dvejus ar trejus metus galiotų abiem šalims, su įprastomis išimtimis viešai, jau žinomai ir savarankiškai sukurtai informacijai.',
      'Jūs ir klientas veikiausiai keisitės tuo, ko nė vienas nenori matyti kitur: kainomis, juodraščiais, prisijungimais. Be tokios nuostatos neaišku, kas ir kiek laiko laikoma paslaptyje.',
    ),
  },
  'data-protection': {
    category: 'legal',
    severity: 4,
    en: say(
      'Personal data are touched, but there is no agreement on them',
      'Ask for a data processing agreement before you touch the data: who decides about them, what you may do with them, how they are protected and what happens to them at the end.',
      'The work touches personal data, but the contract does not say under which rules. In the European Union, article 28 of the GDPR makes a written agreement compulsory when you process data on a client’s behalf, and the duty meets both of you.',
    ),
    lt: say(
      'Tvarkomi asmens duomenys, bet dėl jų nesusitarta',
      'Prieš pradėdami dirbti su duomenimis paprašykite duomenų tvarkymo sutarties: kas sprendžia dėl duomenų, ką su jais galite daryti, kaip jie saugomi ir kas su jais nutinka pabaigoje.',
      'Darbas susijęs su asmens duomenimis, bet sutartyje neparašyta, pagal kokias taisykles. Kai asmens duomenis tvarkote kliento vardu, BDAR 28 straipsnis reikalauja rašytinės sutarties, ir ši pareiga tenka abiem šalims.',
    ),
  },
  'independent-status': {
    category: 'legal',
    severity: 4,
    en: say(
      'Nothing says that you are independent',
      'Ask for a sentence that you are independent and no employee: you decide when, where and with which tools you work, pay your own taxes and may serve other clients.',
      'If nothing says so, an authority may treat the contract as employment: ABC and economic reality tests in the United States, IR35 in the United Kingdom, signs of an employment relationship in Lithuania.',
    ),
    lt: say(
      'Nepasakyta, kad dirbate savarankiškai',
      'Paprašykite sakinio, kad dirbate savarankiškai, o ne pagal darbo sutartį: patys sprendžiate, kada, kur ir kokiomis priemonėmis dirbate, mokate savo mokesčius ir galite dirbti kitiems klientams.',
      'Jeigu to neparašyta, institucijos sutartį gali laikyti darbo sutartimi: Lietuvoje vertinami darbo santykių požymiai, Jungtinėje Karalystėje taikomos IR35 taisyklės, JAV – ABC ir ekonominės tikrovės testai.',
    ),
  },
  'client-warranties': {
    category: 'risk',
    severity: 2,
    en: say(
      'The client does not answer for what it gives you',
      'Ask the client to confirm that it may use the texts, pictures, trade marks and claims that it gives you, and to take over claims about them.',
      'If a photograph turns out to be somebody else’s or a statement false, the complaint may reach you first. The client knows where its material comes from, you do not.',
    ),
    lt: say(
      'Klientas neatsako už tai, ką jums pateikia',
      'Paprašykite kliento patvirtinti, kad jums pateiktus tekstus, nuotraukas, prekių ženklus ir teiginius jis gali naudoti, ir perimti dėl jų kilusius reikalavimus.',
      'Jeigu paaiškėtų, kad nuotrauka svetima ar teiginys klaidingas, pretenzija pirmiausia gali pasiekti jus. Iš kur gauta medžiaga, žino klientas, o ne jūs.',
    ),
  },
  'liability-cap': {
    category: 'risk',
    severity: 5,
    en: say(
      'Nothing limits your liability',
      'Ask for a limit of liability for both sides: the fees of this contract, or of the last twelve months, with no liability for indirect loss and lost profit.',
      'Without a limit you answer with everything you own, even for a small job. The limit is what keeps one mistake from costing more than the job could ever bring in.',
    ),
    lt: say(
      'Jūsų atsakomybė neribojama',
      'Paprašykite abiem šalims galiojančio atsakomybės ribojimo: šios sutarties kaina arba paskutinių dvylikos mėnesių atlygiu, be atsakomybės už netiesioginius nuostolius ir negautas pajamas.',
      'Be ribojimo net už nedidelį darbą atsakote visu savo turtu. Riba apsaugo, kad viena klaida nekainuotų daugiau, negu iš to darbo kada nors uždirbtumėte.',
    ),
  },
  'force-majeure': {
    category: 'risk',
    severity: 2,
    en: say(
      'There is no rule for events that nobody controls',
      'Consider a short clause for events that nobody can control: dates move, nobody pays damages, and after 30 to 60 days either side may leave, with payment for the work done.',
      'A serious illness, a long power cut or a closed border could otherwise count as your delay.',
    ),
    lt: say(
      'Nenumatytos nenugalimos jėgos aplinkybės',
      'Apsvarstykite trumpą nuostatą apie aplinkybes, kurių niekas nekontroliuoja: terminai pasislenka, nuostoliai neatlyginami, o po 30–60 dienų kiekviena šalis gali pasitraukti, sumokėjus už atliktą darbą.',
      'Kitaip sunki liga, ilgas elektros tiekimo sutrikimas ar uždaryta siena galėtų būti laikomi jūsų vėlavimu.',
    ),
  },
  notices: {
    category: 'clarity',
    severity: 2,
    en: say(
      'Nothing says how notices are given',
      'Consider one sentence on notices: e-mail to the addresses in the contract is enough, and counts as received on the next working day.',
      'When it comes to a reminder or to ending the contract, both sides should know where to write and when it counts as received.',
    ),
    lt: say(
      'Nenurodyta, kaip siunčiami pranešimai',
      'Apsvarstykite vieną sakinį apie pranešimus: pakanka el. laiško sutartyje nurodytu adresu, ir jis laikomas gautu kitą darbo dieną.',
      'Kai prireikia priminti ar nutraukti sutartį, abi šalys turėtų žinoti, kur rašyti ir kada pranešimas laikomas gautu.',
    ),
  },
  'governing-law': {
    category: 'legal',
    severity: 4,
    en: say(
      'The law of the contract is not named',
      'Ask for a sentence that names the law of the contract, best that of the country where you work.',
      'If nothing is named, the two sides may first have to argue about which law applies, and only then about the money.',
    ),
    lt: say(
      'Nenurodyta sutarčiai taikytina teisė',
      'Paprašykite sakinio, kuriame nurodyta sutarčiai taikytina teisė, geriausia – valstybės, kurioje dirbate.',
      'Kai ji nenurodyta, šalims pirmiausia gali tekti ginčytis, kurios valstybės teisė taikoma, ir tik paskui – dėl pinigų.',
    ),
  },
  disputes: {
    category: 'legal',
    severity: 3,
    en: say(
      'Nothing says what happens in a dispute',
      'Ask for a sentence on what happens in a dispute: talk first, then mediation if both want it, then the courts where you live; small claims may go to court at once.',
      'If the contract is silent, a disagreement about an invoice can turn into a second one about where to go with it.',
    ),
    lt: say(
      'Nenumatyta, kaip sprendžiami ginčai',
      'Paprašykite sakinio, kas daroma kilus ginčui: pirmiausia tariamasi, tada, jeigu abi šalys nori, taikoma mediacija, galiausiai kreipiamasi į jūsų gyvenamosios vietos teismą; dėl nedidelių sumų – iš karto.',
      'Jeigu sutartyje apie tai nieko nėra, nesutarimas dėl sąskaitos gali virsti dar vienu – kur su juo kreiptis.',
    ),
  },
  'entire-agreement': {
    category: 'clarity',
    severity: 2,
    en: say(
      'It is open which papers belong to the contract',
      'Consider a sentence that this document is the whole agreement, and which document comes first when two of them disagree.',
      'Otherwise earlier e-mails, calls and the client’s general terms may be said to belong to the contract too.',
    ),
    lt: say(
      'Neaišku, kurie dokumentai sudaro sutartį',
      'Apsvarstykite sakinį, kad šis dokumentas yra visas šalių susitarimas, ir nurodykite, kuris dokumentas viršesnis, kai jie nesutampa.',
      'Kitaip galima teigti, kad sutarties dalis yra ir ankstesni laiškai, pokalbiai ar kliento bendrosios sąlygos.',
    ),
  },
  amendments: {
    category: 'legal',
    severity: 3,
    en: say(
      'Nothing says how the contract can be changed',
      'Ask for a sentence that changes to the contract count only in writing and when both sides agree to them.',
      'With nothing about it, a remark on the telephone or silence on an e-mail may later be called an agreed change.',
    ),
    lt: say(
      'Nenumatyta, kaip keičiama sutartis',
      'Paprašykite sakinio, kad sutarties pakeitimai galioja tik raštu ir abiem šalims sutikus.',
      'Kai apie tai nieko nėra, pastaba telefonu ar neatsakytas laiškas vėliau gali būti pavadinti sutartu pakeitimu.',
    ),
  },
  assignment: {
    category: 'legal',
    severity: 2,
    en: say(
      'Nothing says whether the contract may pass to somebody else',
      'Consider a sentence that neither side hands the contract on without the other’s written consent, and that you may assign your claims to payment.',
      'Where nothing is said, it depends on the law whether you may suddenly be working for a company that you did not choose.',
    ),
    lt: say(
      'Nenumatyta, ar sutartis gali būti perduota kitam',
      'Apsvarstykite sakinį, kad nė viena šalis neperduoda sutarties be kitos rašytinio sutikimo, o savo reikalavimą sumokėti perleisti galite.',
      'Kai apie tai nieko nėra, nuo įstatymo priklauso, ar staiga nedirbsite įmonei, kurios nesirinkote.',
    ),
  },
  subcontracting: {
    category: 'commercial',
    severity: 2,
    en: say(
      'Nothing says whether others may help you',
      'Consider a sentence that you may have others do parts of the work and answer for them as for yourself.',
      'In some countries, Lithuania among them, you usually do the work in person unless something else is agreed.',
    ),
    lt: say(
      'Nenumatyta, ar jums gali padėti kiti',
      'Apsvarstykite sakinį, kad dalį darbų galite pavesti kitiems ir už juos atsakote kaip už save.',
      'Lietuvoje, kaip ir kai kuriose kitose šalyse, paslaugas paprastai teikiate asmeniškai, jei nesutarta kitaip.',
    ),
  },
  severability: {
    category: 'legal',
    severity: 1,
    en: say(
      'Nothing says what happens when one term turns out to be invalid',
      'Consider a sentence that the rest of the contract stands when a court finds one of its terms invalid.',
      'Usually the rest stands anyway, but a sentence about it saves an argument.',
    ),
    lt: say(
      'Nenumatyta, kas lieka galioti, kai viena nuostata negalioja',
      'Apsvarstykite sakinį, kad vienos nuostatos negaliojimas nedaro negaliojančių kitų nuostatų.',
      'Paprastai kitos nuostatos ir taip galioja, bet toks sakinys apsaugo nuo ginčo.',
    ),
  },
  signatures: {
    category: 'essential',
    severity: 5,
    en: say(
      'There is no place to sign',
      'Ask for a place where both sides sign, with name, position and date; a qualified electronic signature is enough in the European Union.',
      'Without signatures it is hard to prove who agreed to what and when. Some rights, such as copyright, pass only by a signed document (United States: 17 U.S.C. § 204(a)).',
    ),
    lt: say(
      'Nėra vietos parašams',
      'Paprašykite vietos abiejų šalių parašams su vardu, pavarde, pareigomis ir data; pakanka kvalifikuotų elektroninių parašų.',
      'Be parašų sunku įrodyti, kas, kada ir dėl ko susitarė. Kai kurios teisės, pavyzdžiui, autorių turtinės teisės, perduodamos tik raštu.',
    ),
  },
};
