import type { Wording } from '../../writing/clause.js';
import type { en } from './en.js';

export const lt = {
  contacts: {
    people: `Kliento klientai, darbuotojai ir verslo kontaktiniai asmenys`,
    data: `vardai, pavardės, kontaktiniai duomenys ir kiti duomenys, esantys Paslaugų teikėjui pateiktoje medžiagoje`,
  },
  dataByWork: {
    consulting: {
      people: `Kliento darbuotojai, klientai ir verslo kontaktiniai asmenys`,
      data: `vardai, pavardės, kontaktiniai duomenys, pareigos ir darbuotojų ar klientų įrašai, su kuriais Klientas supažindina Paslaugų teikėją`,
    },
    marketing: {
      people: `Kliento esami ir galimi klientai, naujienlaiškių prenumeratoriai, Kliento interneto svetainių ir socialinių tinklų paskyrų lankytojai`,
      data: `vardai, pavardės, kontaktiniai duomenys, rinkodaros pasirinkimai ir sutikimai, įrenginių ir slapukų identifikatoriai, duomenys apie reakciją į kampanijas`,
    },
    web_development: {
      people: `interneto svetainės ar programinės įrangos naudotojai, Kliento klientai ir darbuotojai`,
      data: `vardai, pavardės, kontaktiniai ir paskyrų duomenys, užsakymų, naudojimo ir įvykių įrašai, tinklo adresai`,
    },
  },
  gdpr: `Bendrasis duomenų apsaugos reglamentas (ES) 2016/679 (toliau – BDAR)`,
  ukGdpr: `Jungtinės Karalystės BDAR su 2018\u00a0m. Duomenų apsaugos įstatymu`,
  usPrivacy: `Jungtinių Amerikos Valstijų ir atskirų jų valstijų privatumo teisės aktai`,
  law: `**Duomenų apsaugos teisė** – Paslaugoms taikomi asmens duomenų apsaugos teisės aktai, visų pirma {laws}{whereApplicable}. BDAR apibrėžtos sąvokos čia vartojamos ta pačia reikšme.`,
  whereApplicable: `, kiek kiekvienas jų taikytinas`,
  roles: `Kai Paslaugų teikėjas tvarko asmens duomenis Kliento vardu, Klientas yra duomenų valdytojas, o Paslaugų teikėjas – duomenų tvarkytojas. Kitos Šalies darbuotojų kontaktinių duomenų atžvilgiu kiekviena Šalis yra savarankiškas duomenų valdytojas. Klientas užtikrina, kad duomenų tvarkymas turėtų teisinį pagrindą, o jo nurodymai atitiktų Duomenų apsaugos teisę.`,
  processing: `Duomenų tvarkymo aprašymas:`,
  purpose: `dalykas ir tikslas – Sutarties {description} punkte aprašytų Paslaugų teikimas;`,
  nature: `pobūdis – duomenų gavimas, saugojimas, peržiūra, sisteminimas, keitimas ir trynimas, kiek to reikia Paslaugoms;`,
  people: `duomenų subjektai – {people}{others};`,
  kinds: `duomenų rūšys – {data}; {sensitiveKinds};`,
  duration: `trukmė – kol teikiamos Paslaugos ir kol duomenys grąžinami arba ištrinami.`,
  provider: `Paslaugų teikėjas:`,
  transfers: `Paslaugų teikėjas perduoda asmens duomenis už Europos ekonominės erdvės{orUk} ribų tik pagal dokumentais įformintus Kliento nurodymus ir tik jeigu Duomenų apsaugos teisė tai leidžia, pavyzdžiui, remdamasis sprendimu dėl tinkamumo arba standartinėmis sutarčių sąlygomis.{clauses}`,
  orUk: ` ar Jungtinės Karalystės`,
  clauses: ` Kadangi pats Paslaugų teikėjas įsikūręs už šių ribų, prieš jam gaunant asmens duomenis Šalys pasirašo standartines sutarčių sąlygas, nebent jam taikomas sprendimas dėl tinkamumo.`,
  deletion: `Pabaigęs teikti Paslaugas, Paslaugų teikėjas Kliento pasirinkimu ištrina arba grąžina visus asmens duomenis ir ištrina jų kopijas, nebent juos saugoti reikalauja teisės aktai, kuriems pirmenybę teikia Duomenų apsaugos teisė.`,
  audit: `Paslaugų teikėjas pateikia Klientui visą informaciją, reikalingą įrodyti, kad šių pareigų laikomasi. Jis leidžia Klientui arba jo paskirtam auditoriui atlikti auditą ir patikrinimus ir jiems padeda: kartą per metus, pranešus prieš {days}, o kai to reikalauja institucija arba įvyko pažeidimas – bet kada.`,
  serviceProvider: `Paslaugų teikėjas asmens duomenų neparduoda ir jais nesidalija, kaip tai suprantama pagal Jungtinių Amerikos Valstijų privatumo teisės aktus, nejungia jų su kitų šaltinių duomenimis ir nesaugo, nenaudoja bei neatskleidžia jų kitais tikslais negu Paslaugų teikimas ar už tiesioginių verslo santykių su Klientu ribų. Jeigu nebegali laikytis šių pareigų, jis apie tai praneša Klientui.`,
  instructions: `tvarko asmens duomenis tik pagal dokumentais įformintus Kliento nurodymus, kurių pirmasis yra Sutartis, nebent kitaip reikalauja teisės aktai, kuriems pirmenybę teikia Duomenų apsaugos teisė; tokiu atveju, jeigu jie leidžia, apie tai iš anksto praneša Klientui;`,
  unlawful: `nedelsdamas praneša Klientui, jeigu mano, kad nurodymas pažeidžia Duomenų apsaugos teisę;`,
  bound: `leidžia dirbti su duomenimis tik asmenims, įsipareigojusiems saugoti konfidencialumą;`,
  security: `taiko Duomenų apsaugos teisėje (BDAR – 32 straipsnyje) reikalaujamas saugumo priemones: bent jau suteikia prieigą tik tiems, kam jos reikia, naudoja patikimą tapatumo nustatymą, šifruoja įrenginius ir perduodamus duomenis, ištrina nebereikalingas kopijas;`,
  requests: `padeda Klientui atsakyti į duomenų subjektų prašymus įgyvendinti jų teises;`,
  assistance: `padeda Klientui vykdyti pareigas dėl saugumo, pranešimo apie pažeidimus, poveikio vertinimo ir išankstinių konsultacijų (BDAR 32–36 straipsniai), atsižvelgdamas į duomenų tvarkymo pobūdį ir turimą informaciją.`,
  subprocessors: `{permission} Paslaugų teikėjas kiekvieną kitą duomenų tvarkytoją raštu įpareigoja laikytis tų pačių pareigų ir visiškai atsako Klientui už jo veiksmus.`,
  permission: {
    allowed: `Klientas duoda bendrą leidimą pasitelkti kitus duomenų tvarkytojus. Apie kiekvieną naują ar keičiamą duomenų tvarkytoją Paslaugų teikėjas praneša Klientui ne vėliau kaip prieš {days}, kad Klientas galėtų paprieštarauti.`,
    otherwise: `Kitą duomenų tvarkytoją Paslaugų teikėjas pasitelkia tik turėdamas išankstinį rašytinį Kliento leidimą.`,
  },
  breach: `Sužinojęs apie asmens duomenų saugumo pažeidimą, Paslaugų teikėjas nepagrįstai nedelsdamas{latest} apie jį praneša Klientui, pateikia informaciją, kurios Klientui reikia jo paties pranešimams, ir padeda sumažinti pasekmes.`,
  latest: `, ne vėliau kaip per {hours},`,
  costs: `Pagalba dėl prašymų, vertinimų ir auditų, kuriai reikia pastebimai daugiau laiko, apmokama pagal Sutarties {rate} punktą, nebent jos prireikė dėl Paslaugų teikėjo pažeidimo.`,
  /** Sensitive kinds of data. */
  special: {
    kinds: {
      health: `sveikatos duomenys`,
      biometric: `biometriniai ar genetiniai duomenys`,
      belief: `duomenys, atskleidžiantys religinius ar filosofinius įsitikinimus arba politines pažiūras`,
      origin: `duomenys, atskleidžiantys rasinę ar etninę kilmę`,
      union: `duomenys, atskleidžiantys narystę profesinėse sąjungose`,
      sex_life: `duomenys apie asmens lytinį gyvenimą ar lytinę orientaciją`,
      criminal: `duomenys apie apkaltinamuosius nuosprendžius ir nusikalstamas veikas`,
      children: `vaikų duomenys`,
    },
    /** Those whom the kind of work alone does not name. */
    people: {
      children: `, taip pat vaikai, kurių duomenų reikia Paslaugoms`,
      sensitive: `, taip pat kiti asmenys, su kuriais susiję toliau įvardyti jautrūs duomenys`,
      both: `, taip pat vaikai ir kiti asmenys, su kuriais susiję toliau įvardyti jautrūs duomenys`,
    },
    others: `specialių kategorijų duomenys ir duomenys apie apkaltinamuosius nuosprendžius – tik jeigu dėl to Šalys iš anksto raštu susitarė`,
    named: `taip pat {kinds}; šiuos duomenis Klientas paveda Paslaugų teikėjui tvarkyti, kiek to reikia Paslaugoms; kiti {others}`,
    sensitive: `Sutarties {processing} punkte įvardytiems jautriems duomenims papildomai taikomos šios apsaugos priemonės:`,
    safeguards: [
      `Klientas užtikrina, kad teisės aktai tokius duomenis tvarkyti leidžia (pavyzdžiui, gavus aiškų duomenų subjektų sutikimą), ir praneša Paslaugų teikėjui apie su tuo susijusias sąlygas`,
      `prieigą prie jų Paslaugų teikėjas suteikia tik iš anksto įvardytiems asmenims, juos saugo ir perduoda tik užšifruotus ir registruoja, kas prieigą turėjo`,
      `jie nekopijuojami į bandomąsias, analitikos ar reklamos sistemas ir dirbtinio intelekto įrankius`,
      `prieš pradedant juos tvarkyti, Klientas nusprendžia, ar reikia atlikti poveikio duomenų apsaugai vertinimą, o Paslaugų teikėjas padeda jį atlikti`,
    ],
    criminal: `duomenys apie apkaltinamuosius nuosprendžius ir nusikalstamas veikas tvarkomi tik tiek, kiek leidžia BDAR 10 straipsnis ir nacionalinė teisė`,
    consent: `kai to reikalauja teisės aktai, gaunamas tėvų ar globėjų sutikimas`,
    children: `vaikams skirtos formos ir pranešimai rašomi jiems suprantamai, o kai to reikalauja teisės aktai, gaunamas tėvų ar globėjų sutikimas`,
  },
} as const satisfies Wording<typeof en>;
