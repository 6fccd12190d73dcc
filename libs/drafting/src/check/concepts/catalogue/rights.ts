import { say, type Concept } from './concept.js';

/** What may be wrong with rights, secrets and freedom. */
export const RIGHTS: Readonly<Record<string, Concept>> = {
  'background-materials.swept-in': {
    category: 'commercial',
    severity: 4,
    en: say(
      'What you already had passes to the client',
      'Ask that everything you made before or outside this project stays yours, and that the client gets a non-exclusive right to use it within the result.',
      'You may lose the right to use your own tools, templates or know-how in other work, without being paid for them.',
    ),
    lt: say(
      'Tai, ką jau turėjote, atitenka klientui',
      'Paprašykite, kad viskas, ką sukūrėte anksčiau ar ne šiam projektui, liktų jums, o klientas gautų neišimtinę teisę tuo naudotis kaip rezultato dalimi.',
      'Galite netekti teisės kituose darbuose naudoti savo įrankius, šablonus ar patirtį, nors už tai jums nesumokėta.',
    ),
  },
  'background-materials.unlimited-licence': {
    category: 'commercial',
    severity: 3,
    en: say(
      'The client may freely use all your tools',
      'Ask that the client may use your tools only as part of the delivered work and pass them on only together with it.',
      'The client could use your own tools apart from this work, or pass them to others, even to those who compete with you, and you would not be paid for it.',
    ),
    lt: say(
      'Klientas gali laisvai naudotis visais jūsų įrankiais',
      'Paprašykite, kad klientas jūsų įrankiais galėtų naudotis tik kaip perduoto rezultato dalimi ir perduoti juos tik kartu su juo.',
      'Jūsų įrankiais klientas galėtų naudotis ir atskirai nuo šio darbo arba perduoti juos kitiems, net jūsų konkurentams, o jūs už tai nieko negautumėte.',
    ),
  },
  'background-materials.no-open-source': {
    category: 'legal',
    severity: 2,
    en: say(
      'Third-party components are banned or at your risk',
      'Ask that third-party and open-source parts are allowed under their own licences and listed for the client, and that you answer only for choosing them with care.',
      'Much work is hardly possible without ready-made parts by others. Either you rebuild everything yourself, or you answer for faults and licences that you do not control.',
    ),
    lt: say(
      'Svetimi komponentai draudžiami arba už juos atsakote jūs',
      'Paprašykite, kad trečiųjų asmenų ir atvirojo kodo komponentus būtų leidžiama naudoti pagal jų pačių licencijas, klientui pateikus jų sąrašą, ir kad atsakytumėte tik už rūpestingą jų parinkimą.',
      'Be kitų sukurtų komponentų daugelio darbų beveik neįmanoma atlikti. Tektų viską kurti patiems arba atsakyti už klaidas ir licencijas, kurių nekontroliuojate.',
    ),
  },
  'confidentiality.one-way': {
    category: 'legal',
    severity: 3,
    en: say(
      'Only you are bound to secrecy',
      'Ask that the same duty of secrecy binds both sides.',
      'What you tell the client – prices, methods, plans – may be passed on freely, while you answer for every word.',
    ),
    lt: say(
      'Konfidencialumas įpareigoja tik jus',
      'Paprašykite, kad konfidencialumo pareiga vienodai saistytų abi šalis.',
      'Tai, ką pasakote klientui – kainos, metodai, planai, – gali būti laisvai perduota kitiems, o jūs atsakote už kiekvieną žodį.',
    ),
  },
  'confidentiality.perpetual': {
    category: 'legal',
    severity: 3,
    en: say(
      'Secrecy for ordinary information never ends',
      'Ask that secrecy ends a fixed time after the contract, for example two years, and longer only for real trade secrets.',
      'Years later you may still be held to a duty that nobody can keep track of, even though the information has lost its value.',
    ),
    lt: say(
      'Įprasta informacija turi likti paslaptyje amžinai',
      'Paprašykite, kad konfidencialumas baigtųsi praėjus sutartam laikui po sutarties pabaigos, pavyzdžiui, dvejiems metams, o ilgiau galiotų tik tikroms komercinėms paslaptims.',
      'Po daugelio metų jus vis dar gali saistyti pareiga, kurią net prisiminti sunku, nors informacija seniai neteko vertės.',
    ),
  },
  'confidentiality.too-long': {
    category: 'legal',
    severity: 2,
    en: say(
      'Secrecy lasts very many years',
      'Ask for two to three years after the end, and longer only for real trade secrets.',
      'You carry the duty long after the job is forgotten, and an old note or e-mail may still lead to a claim.',
    ),
    lt: say(
      'Konfidencialumo pareiga trunka labai daug metų',
      'Paprašykite dvejų ar trejų metų termino po sutarties pabaigos, o ilgesnio – tik tikroms komercinėms paslaptims.',
      'Pareiga jus saisto seniai užmiršus darbą, todėl ir dėl seno užrašo ar laiško gali kilti reikalavimų.',
    ),
  },
  'confidentiality.no-exclusions': {
    category: 'legal',
    severity: 3,
    en: say(
      'Secrecy comes without the usual exceptions',
      'Ask for the usual exceptions: information that is public, that you already knew, that you got from others lawfully or that you developed yourself.',
      'Even what is public, what you knew before or what you worked out yourself may count as secret, so that ordinary work may become a breach.',
    ),
    lt: say(
      'Konfidencialumas be įprastų išimčių',
      'Paprašykite įprastų išimčių: viešai informacijai, tam, ką jau žinojote, ką teisėtai gavote iš kitų ar sukūrėte patys.',
      'Paslaptimi gali būti laikoma net tai, kas vieša, ką žinojote anksčiau ar sukūrėte patys, todėl pažeidimu gali tapti įprastas darbas.',
    ),
  },
  'confidentiality.no-disclosure-by-law': {
    category: 'legal',
    severity: 3,
    en: say(
      'No exception for authorities, courts or advisers',
      'Ask that you may disclose what the law, a court or an authority requires, and show the papers to advisers who are bound to secrecy.',
      'You may be caught between the contract and a legal duty to speak, or be unable to show the contract to your lawyer or accountant.',
    ),
    lt: say(
      'Nėra išimčių dėl institucijų, teismų ar patarėjų',
      'Paprašykite leisti atskleisti tai, ko reikalauja įstatymas, teismas ar institucija, ir rodyti dokumentus patarėjams, kurie saugo profesinę paslaptį.',
      'Galite atsidurti tarp sutarties ir įstatyme nustatytos pareigos pateikti informaciją arba neturėti teisės parodyti sutarties savo teisininkui ar buhalteriui.',
    ),
  },
  'confidentiality.agreement-secret': {
    category: 'legal',
    severity: 2,
    en: say(
      'The contract or the cooperation itself is secret',
      'Ask that only the content of the project is confidential, and that you may say that you worked for the client and seek advice on the contract.',
      'You may be unable to show the work as a reference, to compare prices or to ask others for advice about the terms.',
    ),
    lt: say(
      'Pati sutartis ar bendradarbiavimas yra paslaptis',
      'Paprašykite, kad konfidencialus būtų tik projekto turinys, o jūs galėtumėte sakyti, kad dirbote klientui, ir pasitarti dėl sutarties.',
      'Jums gali būti uždrausta minėti šį darbą tarp savo darbų, lyginti kainas ar tartis su kitais dėl sąlygų.',
    ),
  },
  'confidentiality.penalty': {
    category: 'legal',
    severity: 4,
    en: say(
      'A large fixed penalty for breaching secrecy',
      'Ask that you make good only the proven loss, or that the penalty is modest, applies to both sides and has an upper limit.',
      'Even a small slip that harms nobody may cost more than the job brings in.',
    ),
    lt: say(
      'Didelė fiksuota bauda už konfidencialumo pažeidimą',
      'Paprašykite, kad atlygintumėte tik įrodytus nuostolius arba kad bauda būtų nedidelė, taikoma abiem šalims ir turėtų viršutinę ribą.',
      'Net maža klaida, niekam nepadariusi žalos, gali kainuoti daugiau, nei uždirbsite iš šio darbo.',
    ),
  },
  'confidentiality.residual-gag': {
    category: 'legal',
    severity: 3,
    en: say(
      'Your general skills or open criticism are restricted',
      'Ask that your general skills and experience stay free to use, and that truthful criticism and complaints to authorities are allowed.',
      'You may be kept from using what every professional learns on the job, or from speaking up when you are treated badly.',
    ),
    lt: say(
      'Ribojamas bendros patirties naudojimas arba kritika',
      'Paprašykite, kad bendromis žiniomis ir patirtimi galėtumėte laisvai naudotis, o teisinga kritika ir skundai institucijoms būtų leidžiami.',
      'Jums gali būti uždrausta naudotis tuo, ko dirbdamas išmoksta kiekvienas specialistas, arba viešai pasakyti, kad su jumis elgiamasi blogai.',
    ),
  },
  'credit-portfolio.ban': {
    category: 'commercial',
    severity: 2,
    en: say(
      'You may never show or mention your work',
      'Ask that you may show the work and name the client in your portfolio once the work is public, or after an agreed time.',
      'Without examples of your work it is harder to win the next client.',
    ),
    lt: say(
      'Savo darbo niekada negalite rodyti ar minėti',
      'Paprašykite leisti rodyti darbą ir minėti klientą savo darbų aplanke, kai darbas taps viešas arba praeis sutartas laikas.',
      'Be darbų pavyzdžių sunkiau rasti kitų klientų.',
    ),
  },
  'credit-portfolio.moral-rights': {
    category: 'legal',
    severity: 3,
    en: say(
      'You give up moral rights as the author',
      'Ask that you keep the right to be named and to object to changes that distort the work.',
      'The work may be published without your name, or changed in a way that harms your good name, and you could not object. In some countries, Lithuania among them, such a waiver may not hold.',
    ),
    lt: say(
      'Atsisakote autoriaus asmeninių neturtinių teisių',
      'Paprašykite, kad jums liktų teisė būti nurodytam autoriumi ir prieštarauti darbą iškraipantiems pakeitimams.',
      'Darbas gali būti skelbiamas be jūsų vardo arba pakeistas taip, kad kenktų jūsų reputacijai, o prieštarauti negalėtumėte. Kai kuriose valstybėse, taip pat ir Lietuvoje, toks atsisakymas gali negalioti.',
    ),
  },
  'credit-portfolio.ghost': {
    category: 'commercial',
    severity: 2,
    en: say(
      'Another name may stand on your work',
      'Ask to be named as the author, or for a higher price and a written note of your authorship if the work is to appear under another name.',
      'Somebody else gets the credit for what you made, and you cannot later prove easily that it was you.',
    ),
    lt: say(
      'Jūsų darbo autoriumi gali būti nurodytas kitas',
      'Paprašykite, kad būtumėte nurodyti kaip autorius, o jeigu darbas skelbiamas kitu vardu – didesnės kainos ir raštiško jūsų autorystės patvirtinimo.',
      'Pripažinimą už jūsų darbą gauna kitas, o vėliau įrodyti, kad kūrėte jūs, gali būti sunku.',
    ),
  },
  'data-protection.no-agreement': {
    category: 'legal',
    severity: 3,
    en: say(
      'Personal data are handled without proper terms',
      'Ask for a data processing agreement that says which data you handle, for what purpose, how they are protected and when they are deleted.',
      'Nobody has settled what you may do with the data and who answers for them, and both sides may be in breach of data protection law, for example the GDPR.',
    ),
    lt: say(
      'Asmens duomenys tvarkomi be tinkamų sąlygų',
      'Paprašykite duomenų tvarkymo sutarties, kurioje būtų nurodyta, kokius duomenis ir kokiu tikslu tvarkote, kaip jie saugomi ir kada ištrinami.',
      'Nenustatyta, ką su duomenimis galite daryti ir kas už juos atsako, todėl abi šalys gali pažeisti duomenų apsaugos reikalavimus, pavyzdžiui, BDAR.',
    ),
  },
  'data-protection.all-losses': {
    category: 'legal',
    severity: 4,
    en: say(
      'You bear all data protection fines and losses',
      'Ask that each side answers for its own breaches of data protection, and that your part has an upper limit.',
      'You may have to pay for mistakes of the client or of others, in sums that have nothing to do with your price.',
    ),
    lt: say(
      'Nuostoliai ir baudos dėl asmens duomenų tenka jums',
      'Paprašykite, kad už asmens duomenų apsaugos pažeidimus kiekviena šalis atsakytų pati, o jūsų atsakomybė turėtų viršutinę ribą.',
      'Gali tekti mokėti už kliento ar kitų asmenų klaidas, o sumos gali gerokai viršyti jūsų kainą.',
    ),
  },
  'data-protection.impossible': {
    category: 'legal',
    severity: 3,
    en: say(
      'Data protection duties that cannot be kept',
      'Ask for duties that you can meet, such as notice of a breach without undue delay after you learn of it and security that fits the job.',
      'You promise what a small business cannot do in practice, so you may be in breach from the start or as soon as something happens.',
    ),
    lt: say(
      'Neįvykdomos asmens duomenų apsaugos pareigos',
      'Paprašykite įvykdomų pareigų, pavyzdžiui, apie duomenų saugumo pažeidimą sužinojus pranešti be nepagrįsto delsimo ir taikyti darbui tinkamas saugumo priemones.',
      'Pažadate tai, ko mažas verslas praktiškai negali padaryti, todėl sutartį galite pažeisti iš karto arba vos kam nors nutikus.',
    ),
  },
  'exclusivity.only-client': {
    category: 'risk',
    severity: 4,
    en: say(
      'You may not freely work for anyone else',
      'Ask that you may work for others freely, with at most a few named competitors excluded during the project and paid for.',
      'Your whole income may depend on one client, and when the orders stop, you have no others.',
    ),
    lt: say(
      'Negalite laisvai dirbti kitiems',
      'Paprašykite, kad galėtumėte laisvai dirbti kitiems, o ribojimas, jei jo reikia, projekto metu apimtų tik kelis įvardytus konkurentus ir būtų apmokamas.',
      'Visos jūsų pajamos gali priklausyti nuo vieno kliento, o užsakymams nutrūkus kitų klientų neturėsite.',
    ),
  },
  'exclusivity.non-compete': {
    category: 'risk',
    severity: 4,
    en: say(
      'After the end your further work is restricted',
      'Ask that the ban is struck out, or that it covers only named competitors, lasts a few months and is paid for.',
      'You may have to turn down work in the field that you live on, although the client no longer pays you anything.',
    ),
    lt: say(
      'Sutarčiai pasibaigus ribojamas jūsų tolesnis darbas',
      'Paprašykite draudimą išbraukti arba apriboti jį įvardytais konkurentais bei keliais mėnesiais ir mokėti už jį kompensaciją.',
      'Gali tekti atsisakyti darbų srityje, iš kurios gyvenate, nors klientas jums nieko nebemoka.',
    ),
  },
  'exclusivity.first-refusal': {
    category: 'legal',
    severity: 3,
    en: say(
      'The client gets priority or your best prices',
      'Ask that this duty is struck out, or is limited to one named project and a short time.',
      'You cannot deal freely with others: first the client has its say, or every discount that you give has to be given to the client too.',
    ),
    lt: say(
      'Klientui priklauso pirmenybė arba geriausios jūsų kainos',
      'Paprašykite šią pareigą išbraukti arba apriboti vienu įvardytu projektu ir trumpu laiku.',
      'Negalite laisvai teikti pasiūlymų kitiems: pirma turite kreiptis į šį klientą arba kiekvieną kitam suteiktą nuolaidą taikyti ir jam.',
    ),
  },
  'ip-ownership.before-payment': {
    category: 'legal',
    severity: 5,
    en: say(
      'Your rights pass without waiting for payment',
      'Ask that the rights pass when you have received the full price, and that until then the client may only review and test the work.',
      'The client owns the work even if it never pays. You can then hardly stop its use, and you lose your best means of getting paid.',
    ),
    lt: say(
      'Teisės pereina klientui nelaukiant mokėjimo',
      'Paprašykite, kad teisės pereitų gavus visą kainą, o iki tol klientas darbą galėtų tik peržiūrėti ir išbandyti.',
      'Darbas klientui priklauso, net jei jis niekada nesumokės. Tada sunku uždrausti juo naudotis ir netenkate geriausios priemonės atlygiui gauti.',
    ),
  },
  'ip-ownership.future-works': {
    category: 'legal',
    severity: 4,
    en: say(
      'Works not ordered here also become the client’s',
      'Ask that rights pass only in the results that are listed in this contract and paid for.',
      'You may lose your own projects, made in your own time or for others, without being paid for them.',
    ),
    lt: say(
      'Klientui atitenka ir čia neužsakyti kūriniai',
      'Paprašykite, kad pereitų teisės tik į šioje sutartyje išvardytus ir apmokėtus rezultatus.',
      'Galite netekti savo pačių projektų, sukurtų laisvu laiku ar kitiems, nors už juos jums nesumokėta.',
    ),
  },
  'ip-ownership.swept-in': {
    category: 'legal',
    severity: 4,
    en: say(
      'Ideas, drafts or rejected variants pass without pay',
      'Ask that rights pass only in the final accepted result, and that ideas, drafts and rejected variants stay yours.',
      'The client pays for one result and gets many, and you may not use or sell elsewhere what it did not want.',
    ),
    lt: say(
      'Idėjos, eskizai ar atmesti variantai atitenka nemokamai',
      'Paprašykite, kad pereitų teisės tik į galutinį priimtą rezultatą, o idėjos, eskizai ir atmesti variantai liktų jums.',
      'Klientas moka už vieną rezultatą, o gauna daug, ir to, kas jam netiko, negalite panaudoti ar parduoti kitur.',
    ),
  },
  'ip-ownership.extent': {
    category: 'legal',
    severity: 2,
    en: say(
      'The rights that pass are too broadly described',
      'Ask for a list of the uses, with the territory and the time, that fits the purpose and the price.',
      'You may give away uses that nobody has paid for. In some countries, Lithuania among them, unclear wording may also give the client less than it thinks, which leads to disputes.',
    ),
    lt: say(
      'Perduodamos teisės aprašytos pernelyg plačiai',
      'Paprašykite išvardyti naudojimo būdus, teritoriją ir laiką, atitinkančius darbo tikslą ir kainą.',
      'Galite atiduoti ir tokius naudojimo būdus, už kuriuos niekas nesumokėjo. Kai kuriose valstybėse, taip pat ir Lietuvoje, pagal neaiškų tekstą klientui gali pereiti ir mažiau teisių, nei jis mano, todėl kyla ginčų.',
    ),
  },
  'ip-ownership.work-for-hire': {
    category: 'legal',
    severity: 3,
    en: say(
      'Your work is treated as an employee’s',
      'Ask for a plain transfer of the listed rights, or a licence, that takes effect when the price is paid.',
      'The client may count as the owner from the first moment, before it has paid, or it may stay unclear who owns the work, because such a rule often does not fit an independent provider.',
    ),
    lt: say(
      'Jūsų darbas prilyginamas darbuotojo kūriniui',
      'Paprašykite aiškaus išvardytų teisių perdavimo arba licencijos, įsigaliojančių sumokėjus kainą.',
      'Klientas teisių turėtoju gali būti laikomas nuo pat pradžių, dar nesumokėjęs, arba gali likti neaišku, kam darbas priklauso, nes savarankiškai dirbančiam asmeniui tokia taisyklė dažnai netinka.',
    ),
  },
  'ip-ownership.no-assignment': {
    category: 'legal',
    severity: 2,
    en: say(
      'It is unclear who owns the results',
      'Ask for one sentence that says which rights pass or are licensed, and that this happens on full payment.',
      'Each side may believe that the work is its own, and the question comes up at the worst time, when there is already a dispute.',
    ),
    lt: say(
      'Neaišku, kam priklauso rezultatai',
      'Paprašykite vieno sakinio, kuriame būtų nurodyta, kokios teisės pereina ar suteikiamos pagal licenciją ir kad tai įvyksta sumokėjus visą kainą.',
      'Kiekviena šalis gali manyti, kad darbas priklauso jai, o klausimas iškyla nepatogiausiu metu – jau kilus ginčui.',
    ),
  },
  'ip-ownership.power-of-attorney': {
    category: 'legal',
    severity: 3,
    en: say(
      'The client may irrevocably sign in your name',
      'Ask that you sign what is needed yourself, within an agreed time, once you have been paid.',
      'Papers may be signed for you that you have not seen and do not agree with, and you cannot take the power back.',
    ),
    lt: say(
      'Suteikiate neatšaukiamą įgaliojimą pasirašyti jūsų vardu',
      'Paprašykite, kad reikalingus dokumentus per sutartą laiką pasirašytumėte patys, kai jums bus sumokėta.',
      'Jūsų vardu gali būti pasirašyti dokumentai, kurių nematėte ir kuriems nepritariate, o įgaliojimo atšaukti negalėsite.',
    ),
  },
  'ip-ownership.no-own-use': {
    category: 'legal',
    severity: 3,
    en: say(
      'You may not reuse general methods or parts',
      'Ask that general methods, your style and parts that are not specific to the client stay free for you to use.',
      'Your way of working is what you live on. With each such contract you would have to invent it anew, or be accused of copying yourself.',
    ),
    lt: say(
      'Negalite toliau naudoti bendrų metodų ar dalių',
      'Paprašykite, kad bendrus metodus, savo stilių ir ne konkrečiai klientui skirtas dalis galėtumėte laisvai naudoti.',
      'Jūsų darbo metodai – jūsų pragyvenimo šaltinis. Po kiekvienos tokios sutarties juos tektų kurti iš naujo arba aiškintis dėl panašumo į ankstesnį savo darbą.',
    ),
  },
  'non-solicitation.one-way': {
    category: 'risk',
    severity: 2,
    en: say(
      'Only you may not hire the other’s staff',
      'Ask that the same rule binds both sides and does not cover people who answer a public job offer.',
      'The client may take over the people you trained, while you may not hire anybody of theirs, even someone who comes to you.',
    ),
    lt: say(
      'Tik jums draudžiama samdyti kitos šalies darbuotojus',
      'Paprašykite, kad ta pati taisyklė galiotų abiem šalims, o atsiliepusius į viešą darbo skelbimą būtų leidžiama samdyti.',
      'Klientas gali perimti jūsų išugdytus žmones, o jūs jo darbuotojų samdyti negalite, net jei jie ateina patys.',
    ),
  },
  'non-solicitation.customers': {
    category: 'risk',
    severity: 4,
    en: say(
      'You may not deal with the client’s contacts',
      'Ask that only customers whom you met through this project and who are named are covered, and only when you approach them actively.',
      'You cannot know all of these people, so you may break the term by accident, and you may lose customers of your own.',
    ),
    lt: say(
      'Draudžiama turėti reikalų su kliento klientais ar kontaktais',
      'Paprašykite, kad draudimas apimtų tik įvardytus asmenis, su kuriais susipažinote per šį projektą, ir tik tada, kai kreipiatės į juos pirmi.',
      'Visų šių žmonių negalite žinoti, todėl sąlygą galite pažeisti netyčia arba prarasti savo klientų.',
    ),
  },
  'non-solicitation.too-long': {
    category: 'risk',
    severity: 3,
    en: say(
      'The ban on poaching lasts too long',
      'Ask for six months, or twelve at most, after the end of the contract.',
      'Long after the job you still have to check with whom you may work, and easily miss a name.',
    ),
    lt: say(
      'Draudimas vilioti darbuotojus ar klientus per ilgas',
      'Paprašykite šešių, ilgiausiai dvylikos mėnesių termino po sutarties pabaigos.',
      'Dar ilgai po darbo pabaigos turite tikrintis, su kuo galite dirbti, ir lengvai galite apsirikti.',
    ),
  },
  'non-solicitation.penalty': {
    category: 'risk',
    severity: 4,
    en: say(
      'A large fixed penalty for each poaching case',
      'Ask that only a proven loss is made good, or that the sum is modest, has an upper limit and binds both sides.',
      'A single contact may cost more than the whole contract, even if the client lost nothing by it.',
    ),
    lt: say(
      'Didelė bauda už kiekvieną viliojimo atvejį',
      'Paprašykite, kad būtų atlyginami tik įrodyti nuostoliai arba kad suma būtų nedidelė, ribota ir taikoma abiem šalims.',
      'Vienas kontaktas gali kainuoti daugiau nei visa sutartis, net jei klientas dėl to nieko neprarado.',
    ),
  },
  'publicity.likeness': {
    category: 'commercial',
    severity: 3,
    en: say(
      'Free use of your name, likeness or voice',
      'Ask that your name, picture or voice is used only with your consent to each use, and that you may withdraw the consent.',
      'You may find yourself in advertisements, even for others, that you do not agree with, and other clients may think that you stand behind them.',
    ),
    lt: say(
      'Jūsų vardas, atvaizdas ar balsas naudojami be apribojimų',
      'Paprašykite, kad jūsų vardas, atvaizdas ar balsas būtų naudojami tik jums sutikus dėl kiekvieno atvejo ir kad sutikimą galėtumėte atšaukti.',
      'Galite atsidurti jums nepriimtinoje reklamoje, net kitų įmonių, o kiti klientai gali manyti, kad jai pritariate.',
    ),
  },
  'publicity.forced': {
    category: 'commercial',
    severity: 2,
    en: say(
      'You are obliged to promote the client',
      'Ask that posts, praise and references are voluntary, or are ordered and paid for separately.',
      'You give your name and your time for free advertising, and may have to praise what you do not believe in.',
    ),
    lt: say(
      'Privalote viešai reklamuoti ar rekomenduoti klientą',
      'Paprašykite, kad įrašai, pagyrimai ir rekomendacijos būtų savanoriški arba užsakomi ir apmokami atskirai.',
      'Savo vardą ir laiką atiduodate nemokamai reklamai ir gali tekti girti tai, kuo netikite.',
    ),
  },
};
