import type { Writer, Written } from '../../clause.js';
import type { Terms, WorkType } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { BREACH_HOURS, regimes } from './regimes.js';
import { safeguards, sensitiveKinds } from './special-lt.js';

interface Processing {
  readonly people: string;
  readonly data: string;
}

const CONTACTS: Processing = {
  people: 'Kliento klientai, darbuotojai ir verslo kontaktiniai asmenys',
  data: 'vardai, pavardės, kontaktiniai duomenys ir kiti duomenys, esantys Paslaugų teikėjui pateiktoje medžiagoje',
};
const PROCESSING: Readonly<Record<WorkType, Processing>> = {
  general: CONTACTS,
  design: CONTACTS,
  copywriting: CONTACTS,
  consulting: {
    people: 'Kliento darbuotojai, kandidatai į darbo vietas, klientai ir verslo kontaktiniai asmenys',
    data: 'vardai, pavardės, kontaktiniai duomenys, pareigos ir darbuotojų ar klientų įrašai, su kuriais Klientas supažindina Paslaugų teikėją',
  },
  marketing: {
    people:
      'Kliento esami ir galimi klientai, naujienlaiškių prenumeratoriai, Kliento interneto svetainių ir socialinių tinklų paskyrų lankytojai',
    data: 'vardai, pavardės, kontaktiniai duomenys, rinkodaros pasirinkimai ir sutikimai, įrenginių ir slapukų identifikatoriai, duomenys apie reakciją į kampanijas',
  },
  web_development: {
    people: 'interneto svetainės ar programinės įrangos naudotojai, Kliento klientai ir darbuotojai',
    data: 'vardai, pavardės, kontaktiniai ir paskyrų duomenys, užsakymų ir naudojimo įrašai, tinklo adresai ir žurnalai',
  },
};

export const lt: ClauseText = (terms, write) => {
  const { text } = write;
  const { british, american, onlyAmerican, needsTransferTool } = regimes(terms);
  const laws = [
    'Bendrasis duomenų apsaugos reglamentas (ES) 2016/679 (toliau – BDAR)',
    ...(british ? ['Jungtinės Karalystės BDAR su 2018\u00a0m. Duomenų apsaugos įstatymu'] : []),
    ...(american ? ['Jungtinių Amerikos Valstijų ir atskirų jų valstijų privatumo teisės aktai'] : []),
  ];
  const { people, data } = PROCESSING[terms.workType];

  return [
    write.paragraph(
      'law',
      text`${write.strong('Duomenų apsaugos teisė')} – Paslaugoms taikomi asmens duomenų apsaugos teisės aktai, visų pirma ${write.format.list(laws)}${laws.length > 1 ? ', kiek kiekvienas jų taikytinas' : ''}. BDAR apibrėžtos sąvokos čia vartojamos ta pačia reikšme.`,
    ),
    write.paragraph(
      'roles',
      text`Kai Paslaugų teikėjas tvarko asmens duomenis Kliento vardu, Klientas yra duomenų valdytojas, o Paslaugų teikėjas – duomenų tvarkytojas. Kiekviena Šalis, vykdydama savo funkcijas, laikosi Duomenų apsaugos teisės. Kitos Šalies darbuotojų kontaktinių duomenų atžvilgiu kiekviena Šalis yra savarankiškas duomenų valdytojas. Klientas užtikrina, kad duomenų tvarkymas turėtų teisinį pagrindą, o jo nurodymai atitiktų Duomenų apsaugos teisę.`,
    ),
    write.paragraph('processing', text`Duomenų tvarkymo aprašymas:`, [
      text`dalykas ir tikslas – Sutarties ${write.ref('scope.description')} punkte aprašytų Paslaugų teikimas;`,
      text`pobūdis – duomenų gavimas, saugojimas, peržiūra, tvarkymas, keitimas ir trynimas, kiek to reikia Paslaugoms;`,
      text`duomenų subjektai – ${people};`,
      text`duomenų rūšys – ${data}; ${sensitiveKinds(terms, write)};`,
      text`trukmė – kol teikiamos Paslaugos ir kol duomenys grąžinami arba ištrinami.`,
    ]),
    write.paragraph('provider', text`Paslaugų teikėjas:`, providerDuties(write)),
    ...safeguards(terms, write),
    subprocessors(terms, write),
    ...when(!onlyAmerican, () => [
      write.paragraph(
        'transfers',
        text`Paslaugų teikėjas perduoda asmens duomenis už Europos ekonominės erdvės${british ? ' ar Jungtinės Karalystės' : ''} ribų tik pagal dokumentais įformintus Kliento nurodymus ir tik jeigu Duomenų apsaugos teisė tai leidžia, pavyzdžiui, remdamasis sprendimu dėl tinkamumo arba standartinėmis sutarčių sąlygomis.${
          needsTransferTool
            ? ' Kadangi pats Paslaugų teikėjas įsikūręs už šių ribų, prieš jam gaunant asmens duomenis Šalys pasirašo standartines sutarčių sąlygas, nebent jam taikomas sprendimas dėl tinkamumo.'
            : ''
        }`,
      ),
    ]),
    breach(terms, write),
    write.paragraph(
      'deletion',
      text`Pabaigęs teikti Paslaugas, Paslaugų teikėjas Kliento pasirinkimu ištrina arba grąžina visus asmens duomenis ir ištrina jų kopijas, nebent teisės aktai reikalauja juos saugoti.`,
    ),
    write.paragraph(
      'audit',
      text`Paslaugų teikėjas pateikia Klientui visą informaciją, reikalingą įrodyti, kad šių pareigų laikomasi. Jis leidžia Klientui arba jo paskirtam auditoriui atlikti auditą ir patikrinimus ir jiems padeda: kartą per metus, pranešus prieš ${write.format.count(10, 'working-day')}, o kai to reikalauja institucija arba įvyko pažeidimas – bet kada.`,
    ),
    ...costs(terms, write),
    ...when(american, () => [
      write.paragraph(
        'service-provider',
        text`Paslaugų teikėjas asmens duomenų neparduoda, jais nesidalija, nejungia jų su kitų šaltinių duomenimis ir nesaugo, nenaudoja bei neatskleidžia jų kitais tikslais negu Paslaugos ar už tiesioginių verslo santykių su Klientu ribų. Jeigu nebegali laikytis šių pareigų, jis apie tai praneša Klientui.`,
      ),
    ]),
  ];
};

const providerDuties = ({ text }: Writer) => [
  text`tvarko asmens duomenis tik pagal dokumentais įformintus Kliento nurodymus, kurių pirmasis yra Sutartis, nebent teisės aktai reikalauja kitaip; tokiu atveju, jeigu teisės aktai leidžia, apie tai iš anksto praneša Klientui;`,
  text`nedelsdamas praneša Klientui, jeigu mano, kad nurodymas pažeidžia Duomenų apsaugos teisę;`,
  text`leidžia dirbti su duomenimis tik asmenims, įsipareigojusiems saugoti konfidencialumą;`,
  text`taiko BDAR 32 straipsnyje reikalaujamas saugumo priemones: bent jau suteikia prieigą tik tiems, kam jos reikia, naudoja patikimą tapatumo nustatymą, šifruoja įrenginius ir perduodamus duomenis, ištrina nebereikalingas kopijas;`,
  text`padeda Klientui atsakyti į duomenų subjektų prašymus įgyvendinti jų teises;`,
  text`padeda Klientui vykdyti pareigas dėl saugumo, pranešimo apie pažeidimus, poveikio vertinimo ir išankstinių konsultacijų (BDAR 32–36 straipsniai), atsižvelgdamas į duomenų tvarkymo pobūdį ir turimą informaciją.`,
];

const subprocessors = (terms: Terms, { text, paragraph, format }: Writer): Written =>
  paragraph(
    'subprocessors',
    text`${
      terms.subcontracting === 'allowed'
        ? `Klientas duoda bendrą leidimą pasitelkti kitus duomenų tvarkytojus. Apie kiekvieną naują ar keičiamą duomenų tvarkytoją Paslaugų teikėjas praneša Klientui ne vėliau kaip prieš ${format.count(10, 'working-day')}, kad Klientas galėtų paprieštarauti.`
        : 'Kitą duomenų tvarkytoją Paslaugų teikėjas pasitelkia tik turėdamas išankstinį rašytinį Kliento leidimą.'
    } Paslaugų teikėjas kiekvieną kitą duomenų tvarkytoją raštu įpareigoja laikytis tų pačių pareigų ir visiškai atsako Klientui už jo veiksmus.`,
  );

const breach = (terms: Terms, { text, paragraph, format }: Writer): Written => {
  const hours = BREACH_HOURS[terms.style];
  return paragraph(
    'breach',
    text`Sužinojęs apie asmens duomenų saugumo pažeidimą, Paslaugų teikėjas nepagrįstai nedelsdamas${hours === undefined ? '' : `, ne vėliau kaip per ${format.count(hours, 'hour')},`} apie jį praneša Klientui, pateikia informaciją, kurios Klientui reikia jo paties pranešimams, ir padeda sumažinti pasekmes.`,
  );
};

const costs = (terms: Terms, { text, paragraph, ref }: Writer): readonly Written[] =>
  terms.style === 'client'
    ? []
    : [
        paragraph(
          'costs',
          text`Pagalba dėl prašymų, vertinimų ir auditų, kuriai reikia pastebimai daugiau laiko, apmokama pagal Sutarties ${ref('change-control.rate')} punktą, nebent jos prireikė dėl Paslaugų teikėjo pažeidimo.`,
        ),
      ];
