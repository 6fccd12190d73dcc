import type { AdviceTexts } from '../rule.js';

export const lateContent: AdviceTexts = {
  en: {
    suggestion: 'Say what happens when texts and images for “{work}” come late',
    why: 'Websites are rarely late because of code; they wait for content, and the last payment waits with them.',
    question: 'What should happen when the client’s texts and images are not there in time?',
    implementation:
      'If final texts or images are not there when the pages are ready for them, the Provider may fill the pages with sample content. The pages are then tested and accepted with it; putting in the final content later is included if the Client supplies it within {days}, and additional work after that.',
  },
  lt: {
    suggestion: 'Aptarkite, kas bus, jeigu darbo „{work}“ tekstai ir vaizdai vėluos',
    why: 'Svetainės retai vėluoja dėl programavimo: jos laukia turinio, o kartu laukia ir paskutinis mokėjimas.',
    question: 'Kas turėtų būti, jeigu kliento tekstai ir vaizdai laiku nepateikiami?',
    implementation:
      'Jeigu puslapiams esant parengtiems galutinių tekstų ar vaizdų dar nėra, Paslaugų teikėjas turi teisę įkelti pavyzdinį turinį. Tokie puslapiai išbandomi ir priimami; galutinis turinys įkeliamas neatlygintinai, jeigu Klientas jį pateikia per {days:accusative}, o vėliau tai yra papildomas darbas.',
  },
};

export const handoverList: AdviceTexts = {
  en: {
    suggestion: 'List what changes hands at launch: code, accounts, keys and a short guide',
    why: 'A checklist ends the project on one day instead of by questions over months.',
    question: 'Which accounts, keys and files does the client receive at launch?',
    implementation:
      'At launch the Provider hands over, against the Client’s written confirmation: the source code with the instructions to deploy it; administrator access to the website, hosting and all accounts set up for it; the list of third-party components with their licences; a short guide to editing the content. The Client changes all passwords within {days}.',
  },
  lt: {
    suggestion: 'Surašykite, kas perduodama paleidžiant: kodas, paskyros, raktai ir trumpas vadovas',
    why: 'Turint sąrašą projektas baigiamas tą pačią dieną, užuot klausimais tęsęsis dar kelis mėnesius.',
    question: 'Kokias paskyras, raktus ir failus klientas gauna paleidžiant svetainę?',
    implementation:
      'Paleisdamas svetainę Paslaugų teikėjas, Klientui raštu patvirtinant, perduoda: programos kodą su diegimo instrukcijomis; svetainės, prieglobos ir visų jai sukurtų paskyrų administratoriaus prieigą; trečiųjų asmenų komponentų sąrašą su licencijomis; trumpą turinio tvarkymo vadovą. Visus slaptažodžius Klientas pakeičia per {days:accusative}.',
  },
};

export const fontLicences: AdviceTexts = {
  en: {
    suggestion: 'Agree who checks that the font and image licences cover every use of “{work}”',
    why: 'A font bought for print does not always cover websites, apps or more workplaces, and the bill comes later.',
    question: 'For which media, devices and workplaces does the client need the fonts and images?',
    implementation:
      'Before a paid font or image is used, the Provider names its licence, price and limits, such as media, number of workplaces and print run. The Client chooses the licence that fits its use, buys it in its own name, and buys a wider one before it extends the use.',
  },
  lt: {
    suggestion:
      'Susitarkite, kas patikrina, ar šriftų ir vaizdų licencijos tinka visam darbo „{work}“ naudojimui',
    why: 'Spaudai pirktas šriftas ne visada tinka svetainei, programėlei ar daugiau darbo vietų, o sąskaita ateina vėliau.',
    question: 'Kokioms laikmenoms, įrenginiams ir darbo vietoms klientui reikia šriftų ir vaizdų?',
    implementation:
      'Prieš naudodamas mokamą šriftą ar vaizdą Paslaugų teikėjas nurodo jo licenciją, kainą ir ribas, pavyzdžiui, laikmenas, darbo vietų skaičių ir tiražą. Klientas pasirenka savo naudojimui tinkamą licenciją, ją įsigyja savo vardu, o prieš išplėsdamas naudojimą įsigyja platesnę.',
  },
};

export const concepts: AdviceTexts = {
  en: {
    suggestion: 'Say how many concepts for “{work}” the price includes',
    why: 'Without a number a client may ask for one more idea after each presentation.',
    question: 'How many concepts do you present for choice?',
    implementation:
      'Unless the description names another number, the Provider presents {concepts} for choice. A further concept is additional work. Concepts that the Client does not choose stay with the Provider and may not be used.',
  },
  lt: {
    suggestion: 'Nurodykite, kiek darbo „{work}“ idėjų įeina į kainą',
    why: 'Kai skaičius nenurodytas, po kiekvieno pristatymo klientas gali prašyti dar vienos idėjos.',
    question: 'Kiek idėjų pristatysite pasirinkti?',
    implementation:
      'Jeigu aprašyme nenurodytas kitas skaičius, Paslaugų teikėjas pasirinkti pristato {concepts:accusative}. Kiekviena kita idėja yra papildomas darbas. Kliento nepasirinktos idėjos lieka Paslaugų teikėjui ir jų naudoti negalima.',
  },
};

export const contentApproval: AdviceTexts = {
  en: {
    suggestion: 'Agree within what time the client approves content before it is published',
    why: 'A post or a newsletter that waits for approval misses its date, and nobody answers for claims that nobody checked.',
    question: 'Within how many working days does the client approve texts and images?',
    implementation:
      'The Client approves content, or asks for changes, within {days} after it receives it. Planned dates move while approval is missing. Content with claims about health, finance or competitors is published when the Client has approved it expressly.',
  },
  lt: {
    suggestion: 'Susitarkite, per kiek laiko klientas patvirtina turinį prieš jį skelbiant',
    why: 'Patvirtinimo laukiantis įrašas ar naujienlaiškis praleidžia savo datą, o už niekieno nepatikrintus teiginius niekas neatsako.',
    question: 'Per kiek darbo dienų klientas patvirtina tekstus ir vaizdus?',
    implementation:
      'Turinį Klientas patvirtina arba paprašo pakeisti per {days:accusative} nuo jo gavimo. Kol patvirtinimo nėra, suplanuotos datos nukeliamos. Turinys su teiginiais apie sveikatą, finansus ar konkurentus skelbiamas tik Klientui jį aiškiai patvirtinus.',
  },
};

export const reporting: AdviceTexts = {
  en: {
    suggestion: 'Agree on a regular report on “{work}”',
    why: 'Figures on paper show what the fee bought, also in a month when sales are slow.',
    question: 'Which figures should the client see, and how often?',
    implementation:
      'Within {days} after the end of each calendar month the Provider sends a short report: what was done, what was spent, the figures that the Parties chose at the start, and proposals for the next month. The figures come from the Client’s own accounts; the Provider does not answer for errors of the platforms.',
  },
  lt: {
    suggestion: 'Susitarkite dėl reguliarios darbo „{work}“ ataskaitos',
    why: 'Skaičiai parodo, už ką sumokėta, net ir tą mėnesį, kai pardavimai vangūs.',
    question: 'Kokius rodiklius ir kaip dažnai klientas turėtų matyti?',
    implementation:
      'Per {days:accusative} nuo kiekvieno kalendorinio mėnesio pabaigos Paslaugų teikėjas pateikia trumpą ataskaitą: kas padaryta, kiek išleista, darbo pradžioje Šalių pasirinkti rodikliai ir pasiūlymai kitam mėnesiui. Rodikliai imami iš paties Kliento paskyrų; už platformų klaidas Paslaugų teikėjas neatsako.',
  },
};

export const byLine: AdviceTexts = {
  en: {
    suggestion: 'Decide whether “{work}” appears under your name',
    why: 'A by-line brings new clients; writing under the client’s name usually costs more. Either is fine when it is agreed.',
    question: 'Should your name stand under the texts?',
    implementation:
      'The Parties agree that the Client publishes the texts with the author’s name, in the form that the Provider states. If a text is changed in substance without the author’s approval, the author may ask that the name is left out.',
    no: 'The Parties agree that the Client publishes the texts without naming the author.',
  },
  lt: {
    suggestion: 'Apsispręskite, ar darbas „{work}“ bus skelbiamas jūsų vardu',
    why: 'Autoriaus vardas atveda naujų klientų, o rašymas kliento vardu paprastai kainuoja daugiau; tinka abu būdai, kai dėl jų susitarta.',
    question: 'Ar po tekstais turėtų būti jūsų vardas?',
    implementation:
      'Šalys susitaria, kad Klientas tekstus skelbia su autoriaus vardu, nurodydamas jį taip, kaip praneša Paslaugų teikėjas. Jeigu teksto esmė keičiama be autoriaus pritarimo, autorius gali paprašyti jo vardo nenurodyti.',
    no: 'Šalys susitaria, kad Klientas tekstus skelbia nenurodydamas autoriaus vardo.',
  },
};

export const wordCount: AdviceTexts = {
  en: {
    suggestion: 'Say how the length of the texts is counted and what more words cost',
    why: 'A text that grows while it is revised is more work at the same price.',
    question: 'How long are the texts, and by how much may they differ?',
    implementation:
      'The length of a text is counted in words of the delivered version and may differ from the description by {percent}. What the Client asks for beyond that is additional work, or is paid in proportion to the price of the text.',
  },
  lt: {
    suggestion: 'Nurodykite, kaip skaičiuojama tekstų apimtis ir kiek kainuoja papildomi žodžiai',
    why: 'Taisant ilgėjantis tekstas – daugiau darbo už tą pačią kainą.',
    question: 'Kokios apimties tekstai ir kiek ji gali skirtis?',
    implementation:
      'Teksto apimtis skaičiuojama perduoto varianto žodžiais ir nuo aprašymo gali skirtis {percent}. Tai, ko Klientas prašo viršijus šią ribą, yra papildomas darbas arba apmokama proporcingai teksto kainai.',
  },
};

export const progress: AdviceTexts = {
  en: {
    suggestion:
      'Agree on short regular talks about the progress of “{work}”, with a note of what was decided',
    why: 'Small misunderstandings are cheap in the second week and expensive in the last.',
    question:
      'How often should you and the client speak about progress, and who writes down what was decided?',
    implementation:
      'The Parties speak about progress {often}. The Provider sends a short note of what was decided within {days}; the note is binding unless the Client objects in writing within {days} after it receives it. A note cannot change price, dates or scope.',
  },
  lt: {
    suggestion: 'Susitarkite reguliariai trumpai aptarti darbo „{work}“ eigą ir užrašyti, kas nuspręsta',
    why: 'Maži nesusipratimai antrą savaitę kainuoja mažai, o paskutinę – daug.',
    question: 'Kaip dažnai su klientu aptarsite eigą ir kas užrašys, kas nuspręsta?',
    implementation:
      'Darbo eigą Šalys aptaria {often}. Trumpą nutarimų santrauką Paslaugų teikėjas atsiunčia per {days:accusative}; ji Šalims galioja, jeigu per {days:accusative} nuo jos gavimo Klientas raštu nepaprieštarauja. Santrauka negali keisti kainos, terminų ar apimties.',
  },
};

export const travelTime: AdviceTexts = {
  en: {
    suggestion: 'Agree whether travel time is paid: the description mentions “{phrase}”',
    why: 'A day at the client’s place can cost as many hours on the road as at work.',
    question: 'Is travel time paid, and at what part of the rate?',
    implementation:
      'Travel that the Client asks for is agreed beforehand. Time on the road is paid at {percent} of the rate for additional work, except when the Provider works on the way; tickets and accommodation are expenses.',
    no: 'Travel that the Client asks for is agreed beforehand. Time on the road is not paid separately; tickets and accommodation are expenses.',
  },
  lt: {
    suggestion: 'Susitarkite, ar mokama už kelionės laiką: aprašyme parašyta „{phrase}“',
    why: 'Diena pas klientą kelyje gali kainuoti tiek pat valandų, kiek ir darbe.',
    question: 'Ar kelionės laikas apmokamas ir kokia įkainio dalimi?',
    implementation:
      'Kliento prašomos kelionės suderinamos iš anksto. Kelionės laikas apmokamas {percent} papildomų darbų įkainio, nebent Paslaugų teikėjas pakeliui dirba; bilietai ir apgyvendinimas yra išlaidos.',
    no: 'Kliento prašomos kelionės suderinamos iš anksto. Už kelionės laiką atskirai nemokama; bilietai ir apgyvendinimas yra išlaidos.',
  },
};
