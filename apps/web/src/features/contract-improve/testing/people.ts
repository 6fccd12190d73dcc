import type { AnswerKey, Language, WorkType } from '@pactwright/drafting';

type Typed = string | boolean | readonly string[];

/** How one person fills in the wizard and answers the suggestions. */
export interface Person {
  /** What stands in the wizard before the first suggestion. */
  readonly given: Readonly<Record<string, Typed>>;
  /** What is typed or chosen for a question, one after the other until something is taken. */
  readonly tries: Readonly<Partial<Record<AnswerKey, readonly Typed[]>>>;
  /** How the answers that were taken stand in the contract, and the clauses that may say so. */
  readonly stands: readonly (readonly [words: string, clauses: string])[];
  /** What was answered first and taken back, or is no answer: in no clause. */
  readonly absent: readonly string[];
}

/** What hurried people type below a question that asks for a sentence. */
export const FRAGMENTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['60 euros an hour', 'Kaunas', 'no', 'yes  ', 'by e-mail', 'i dont know'],
  lt: ['60 eurų už valandą', 'Kaunas', 'ne', 'taip  ', 'el. paštu', 'nežinau'],
};

const OTHER = 'other';

export const PEOPLE: Readonly<Record<WorkType, Readonly<Record<Language, Person>>>> = {
  general: {
    en: {
      given: {
        scope_of_work: 'find buyers for our oak tables in latvia and estonia  ',
        provider_country: 'lv',
        client_country: 'lt',
      },
      tries: {
        scope_of_work: [
          'find buyers for our oak tables in latvia and estonia: furniture shops and restaurants, first by phone, then with samples at hand. Offers and orders go through us, we alone decide on prices and discounts. Who was asked and what they said is written down',
        ],
        deliverables: ['yes', 'Kaunas', '60 euros an hour', '- list of buyers \n- minutes of each meeting'],
        exclusions: ['no'],
        starting_work_date: ['soon', '2027-02-01'],
        final_deadline: ['end of the year', '2027-12-15'],
        payment_structure: ['commission'],
        payment_amount: ['five', '7,5 %'],
        court_city: ['no', ' kaunas ', 'riga'],
        extra_hourly_rate: ['60 euros an hour'],
      },
      stands: [
        ['7.5%', 'fees'],
        ['the courts of the Republic of Latvia. Place of the court: Riga.', 'disputes'],
        ['EUR 60.00', 'change-control'],
        ['15 December 2027', 'timeline,term'],
      ],
      absent: ['Kaunas', 'five', 'end of the year', '.1 no', 'yes', '60 euros'],
    },
    lt: {
      given: {
        scope_of_work: 'rasti pirkėjų mūsų ąžuoliniams stalams Latvijoje ir Estijoje  ',
        provider_country: 'lv',
        client_country: 'lt',
      },
      tries: {
        scope_of_work: [
          'rasti pirkėjų mūsų ąžuoliniams stalams Latvijoje ir Estijoje: baldų parduotuvėms ir restoranams skambinama, paskui atvykstama su pavyzdžiais. Užsakymai pateikiami per mus, kainas ir nuolaidas nustatome tik mes. Kas ką atsakė, užrašoma',
        ],
        deliverables: [
          'taip',
          '60 eurų už valandą',
          'penktadieniais',
          '- pirkėjų sąrašas \n- kiekvieno susitikimo protokolas',
        ],
        exclusions: ['ne'],
        starting_work_date: ['greitai', '2027-02-01'],
        final_deadline: ['metų gale', '2027-12-15'],
        payment_structure: ['commission'],
        payment_amount: ['penki', '7,5 proc.'],
        court_city: ['nežinau', ' kaunas ', 'ryga'],
        extra_hourly_rate: ['60 eurų už valandą'],
      },
      stands: [
        ['7,5 %', 'fees'],
        ['Latvijos Respublikos teismai. Teismo vieta: Ryga.', 'disputes'],
        ['60,00 Eur', 'change-control'],
        ['2027 m. gruodžio 15 d.', 'timeline,term'],
      ],
      absent: ['Kaunas', 'penki ', 'metų gale', '.1. ne', 'taip.', '60 eurų', 'penktadieniais'],
    },
  },
  consulting: {
    en: {
      given: {
        scope_of_work: 'review how our warehouse in Klaipėda works and say what to change',
        payment_due_days: OTHER,
        payment_due_days_other: '90 days',
      },
      tries: {
        scope_of_work: [
          'review how our warehouse in Klaipėda works and say what to change: how goods come in, where they stand, how orders are picked and packed, and how long each takes. Talk to the people on both shifts and watch them work before anything is written',
        ],
        deliverables: ['Written report '],
        exclusions: ['legal advice;\ntravel'],
        starting_work_date: ['2027-02-01'],
        final_deadline: ['2027-05-31'],
        payment_structure: ['hourly'],
        payment_amount: ['60-80', '60 euros an hour'],
        hours_cap: ['no', '120 h'],
        payment_due_days: ['30 d.'],
        court_city: ['?', 'Klaipėda'],
        extra_hourly_rate: ['75 €/h'],
      },
      stands: [
        ['EUR 60.00', 'fees'],
        ['within 30 calendar days after the Client receives it', 'invoicing'],
        ['Klaipėda.', 'disputes'],
        ['EUR 75.00', 'change-control'],
        ['120 hours', 'fees'],
      ],
      absent: ['90 ', 'Vilnius'],
    },
    lt: {
      given: {
        scope_of_work: 'įvertinti mūsų sandėlio Klaipėdoje darbą ir pasakyti, ką keisti',
        payment_due_days: OTHER,
        payment_due_days_other: '90 dienų',
      },
      tries: {
        scope_of_work: [
          'įvertinti mūsų sandėlio Klaipėdoje darbą ir pasakyti, ką keisti: kaip priimamos prekės, kur jos laikomos, kaip surenkami ir pakuojami užsakymai, kiek tai trunka. Prieš rašant pakalbama su abiejų pamainų žmonėmis ir stebima, kaip jie dirba',
        ],
        deliverables: ['Raštiška ataskaita '],
        exclusions: ['teisinės konsultacijos;\nkelionės'],
        starting_work_date: ['2027-02-01'],
        final_deadline: ['2027-05-31'],
        payment_structure: ['hourly'],
        payment_amount: ['60-80', '60 eurų už valandą'],
        hours_cap: ['ne', '120 val.'],
        payment_due_days: ['30 d.'],
        court_city: ['?', 'Klaipėda'],
        extra_hourly_rate: ['75 €/val.'],
      },
      stands: [
        ['60,00 Eur (šešiasdešimt', 'fees'],
        ['30 (trisdešimt) kalendorinių dienų nuo jos gavimo', 'invoicing'],
        ['Klaipėda.', 'disputes'],
        ['75,00 Eur', 'change-control'],
        ['ne daugiau kaip 120 (vienas šimtas dvidešimt) valandų', 'fees'],
      ],
      absent: ['90 ', 'Vilnius'],
    },
  },
  design: {
    en: {
      given: {
        scope_of_work: 'logo and packaging for a small bakery in Šiauliai',
        court_city: 'vilnius',
        acceptance_days: OTHER,
        acceptance_days_other: '20',
      },
      tries: {
        scope_of_work: [
          'logo and packaging for a small bakery in Šiauliai: the logo as one mark with the name of the bakery, a box for cakes and a paper bag for bread, all in the same two colours, warm and simple, so that they are known from across the street',
        ],
        deliverables: ['1. logo (svg, pdf)\n2. two packages, print-ready'],
        exclusions: ['printing'],
        starting_work_date: ['2027-03-01'],
        final_deadline: ['2027-04-16'],
        payment_structure: ['fixed'],
        payment_amount: ['about 1500', '1 500,50 €'],
        revision_rounds: ['3 rounds'],
        acceptance_days: ['10 working days'],
        extra_hourly_rate: ['no', '45'],
      },
      stands: [
        ['EUR 1,500.50', 'fees,liability-cap'],
        ['Within 10 working days after delivery', 'acceptance'],
        ['EUR 45.00', 'change-control'],
        ['Place of the court: Vilnius.', 'disputes'],
      ],
      absent: ['[amount]'],
    },
    lt: {
      given: {
        scope_of_work: 'logotipas ir pakuotės mažai kepyklai Šiauliuose',
        court_city: 'vilnius',
        acceptance_days: OTHER,
        acceptance_days_other: '20',
      },
      tries: {
        scope_of_work: [
          'logotipas ir pakuotės mažai kepyklai Šiauliuose: logotipas – vienas ženklas su kepyklos pavadinimu, dėžutė tortams ir popierinis maišelis duonai, visur tos pačios spalvos, šilta ir paprasta, kad kepyklą būtų lengva atpažinti iš kitos gatvės pusės',
        ],
        deliverables: ['1. logotipas (svg, pdf)\n2. dvi pakuotės, parengtos spaudai'],
        exclusions: ['spausdinimas'],
        starting_work_date: ['2027-03-01'],
        final_deadline: ['2027-04-16'],
        payment_structure: ['fixed'],
        payment_amount: ['apie 1500', '1 500,50 €'],
        revision_rounds: ['3 ratai'],
        acceptance_days: ['10 d. d.'],
        extra_hourly_rate: ['ne', '45'],
      },
      stands: [
        ['1 500,50 Eur', 'fees,liability-cap'],
        ['10 (dešimt) darbo dienų nuo Rezultato perdavimo', 'acceptance'],
        ['45,00 Eur', 'change-control'],
        ['Teismo vieta: Vilnius.', 'disputes'],
      ],
      absent: ['[suma]'],
    },
  },
  marketing: {
    en: {
      given: { scope_of_work: 'run our facebook and google ads', contract_style: 'client' },
      tries: {
        scope_of_work: [
          'run our facebook and google ads: write the texts, choose who sees them, watch what they cost, stop what does not work and try something else. The budget is ours and is paid by our card; the pictures come from us, the words from you',
        ],
        deliverables: ['monthly report\n\n2 newsletters a month'],
        exclusions: ['ad budget'],
        starting_work_date: ['2027-01-04'],
        final_deadline: ['2027-12-31'],
        payment_structure: ['retainer'],
        payment_amount: ['900 eur per month'],
        hours_cap: ['20 hours a month'],
        court_city: ['Panevėžys'],
        extra_hourly_rate: ['50 EUR'],
      },
      stands: [
        ['EUR 900.00', 'fees'],
        ['20 hours', 'fees'],
        ['Panevėžys.', 'disputes'],
        ['EUR 50.00', 'change-control'],
      ],
      absent: ['Vilnius'],
    },
    lt: {
      given: { scope_of_work: 'tvarkyti mūsų facebook ir google reklamą', contract_style: 'client' },
      tries: {
        scope_of_work: [
          'tvarkyti mūsų facebook ir google reklamą: rašyti tekstus, parinkti auditoriją, stebėti, kiek reklama kainuoja, sustabdyti tai, kas neveikia, ir išbandyti kitką. Biudžetas mūsų ir mokamas mūsų kortele; nuotraukas pateikiame mes, žodžius rašote jūs',
        ],
        deliverables: ['mėnesio ataskaita\n\n2 naujienlaiškiai per mėnesį'],
        exclusions: ['reklamos biudžetas'],
        starting_work_date: ['2027-01-04'],
        final_deadline: ['2027-12-31'],
        payment_structure: ['retainer'],
        payment_amount: ['900 eur per mėn.'],
        hours_cap: ['20 val. per mėn.'],
        court_city: ['Panevėžys'],
        extra_hourly_rate: ['50 EUR'],
      },
      stands: [
        ['900,00 Eur', 'fees'],
        ['20 (dvidešimt) valandų', 'fees'],
        ['Panevėžys.', 'disputes'],
        ['50,00 Eur', 'change-control'],
      ],
      absent: ['Vilnius'],
    },
  },
  web_development: {
    en: {
      given: { scope_of_work: 'online shop for candles with paysera payments, two languages' },
      tries: {
        scope_of_work: [
          'online shop for candles with paysera payments, two languages: a list of candles with filters, a page for each, a basket, the order with delivery to parcel lockers, and a place where we change prices and stock ourselves. It has to work on a phone first',
        ],
        deliverables: ['working shop\nsource code'],
        exclusions: ['photos'],
        starting_work_date: ['2027-02-01'],
        final_deadline: ['2027-04-30'],
        payment_structure: ['milestones'],
        payment_amount: ['4800 + VAT', '4.8k'],
        milestones: ['designs | 2027-03-01 | 40%\nlaunch | 2027-04-30 | 60 %'],
        personal_data: [true],
        court_city: ['KAUNAS'],
        extra_hourly_rate: ['55'],
        late_interest: ['0,03 %'],
        hours_cap: ['no'],
      },
      stands: [
        ['EUR 4,800.00', 'fees,liability-cap'],
        ['EUR 1,920.00', 'timeline'],
        ['EUR 2,880.00', 'timeline'],
        ['EUR 55.00', 'change-control'],
      ],
      absent: ['4.8k', 'Vilnius'],
    },
    lt: {
      given: { scope_of_work: 'žvakių el. parduotuvė su paysera mokėjimais, dvi kalbos' },
      tries: {
        scope_of_work: [
          'žvakių el. parduotuvė su paysera mokėjimais, dvi kalbos: žvakių sąrašas su filtrais, kiekvienos žvakės puslapis, krepšelis, užsakymas su pristatymu į paštomatus ir vieta, kur patys keičiame kainas ir likučius. Pirmiausia turi veikti telefone',
        ],
        deliverables: ['veikianti parduotuvė\nprogramos kodas'],
        exclusions: ['nuotraukos'],
        starting_work_date: ['2027-02-01'],
        final_deadline: ['2027-04-30'],
        payment_structure: ['milestones'],
        payment_amount: ['4800 + PVM', '4.800,00 eur'],
        milestones: ['maketai | 2027-03-01 | 40%\npaleidimas | 2027-04-30 | 60 %'],
        personal_data: [true],
        court_city: ['KAUNAS'],
        extra_hourly_rate: ['55'],
        late_interest: ['0,03 %'],
        hours_cap: ['ne'],
      },
      stands: [
        ['4 800,00 Eur', 'fees,liability-cap'],
        ['1 920,00 Eur', 'timeline'],
        ['2 880,00 Eur', 'timeline'],
        ['55,00 Eur', 'change-control'],
      ],
      absent: ['+ PVM', 'Vilnius'],
    },
  },
  copywriting: {
    en: {
      given: {
        scope_of_work: '10 blog articles about heat pumps',
        contract_style: 'freelancer',
        client_country: 'de',
        governing_law: 'client_country',
        late_interest: 'none',
      },
      tries: {
        scope_of_work: [
          '10 blog articles about heat pumps: how they work, what they cost to run, what to ask an installer, noise, old houses, subsidies, repairs, and the like. Plain words for people who heat with gas today, no advertising, each with the sources it rests on',
        ],
        deliverables: ['10 articles (docx)'],
        exclusions: ['images'],
        starting_work_date: ['2027-05-03'],
        final_deadline: ['2027-06-14'],
        payment_structure: ['fixed'],
        payment_amount: ['$900', '900 euro'],
        late_interest: ['0.05'],
        deposit_percent: ['half', '40 proc', '40%'],
        kill_fee_percent: ['15 percent'],
        governing_law: ['client_country'],
        court_city: ['not sure', 'frankfurt am main'],
        extra_hourly_rate: ['35 eur / h'],
      },
      stands: [
        ['EUR 900.00', 'fees,liability-cap'],
        ['the courts of the Federal Republic of Germany. Place of the court: Frankfurt am Main.', 'disputes'],
        ['EUR 35.00', 'change-control'],
        ['0.05%', 'late-payment'],
      ],
      absent: ['Berlin', 'not sure'],
    },
    lt: {
      given: {
        scope_of_work: '10 tinklaraščio straipsnių apie šilumos siurblius',
        contract_style: 'freelancer',
        client_country: 'de',
        governing_law: 'client_country',
        late_interest: 'none',
      },
      tries: {
        scope_of_work: [
          '10 tinklaraščio straipsnių apie šilumos siurblius: kaip jie veikia, kiek kainuoja jų darbas, ko klausti montuotojo, triukšmas, seni namai, parama, remontas ir panašiai. Paprasti žodžiai žmonėms, kurie šiandien šildosi dujomis, be reklamos, su šaltiniais',
        ],
        deliverables: ['10 straipsnių (docx)'],
        exclusions: ['paveikslėliai'],
        starting_work_date: ['2027-05-03'],
        final_deadline: ['2027-06-14'],
        payment_structure: ['fixed'],
        payment_amount: ['$900', '900 eurų'],
        late_interest: ['0.05'],
        deposit_percent: ['pusė', '40 proc.'],
        kill_fee_percent: ['15 proc.'],
        governing_law: ['client_country'],
        court_city: ['dar nežinau', 'frankfurtas prie Maino'],
        extra_hourly_rate: ['35 eur / val'],
      },
      stands: [
        ['900,00 Eur', 'fees,liability-cap'],
        ['Vokietijos Federacinės Respublikos teismai. Teismo vieta: Frankfurtas prie Maino.', 'disputes'],
        ['35,00 Eur', 'change-control'],
        ['0,05 %', 'late-payment'],
      ],
      absent: ['Berlynas', 'nežinau'],
    },
  },
};
