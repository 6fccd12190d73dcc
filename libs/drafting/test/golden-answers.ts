import { defaultAnswers } from '../src/questions/index.js';
import { secondKey } from '../src/terms/second-keys.js';
import type { Answers } from '../src/terms/answers.js';
import type { Language } from '../src/model/document.js';
import type { WorkType } from '../src/terms/terms.js';

/** One realistic contract of each kind: the choices, and the free texts in the language of the contract. */
interface GoldenContract {
  readonly choices: Answers;
  readonly texts: Readonly<Record<Language, Answers>>;
}

const CONTRACTS: Readonly<Record<WorkType, GoldenContract>> = {
  /* A sales agent paid by commission, across a border, with everything else left at its default. */
  general: {
    choices: {
      starting_work_date: '2027-01-11',
      final_deadline: '2027-12-31',
      provider_country: 'lt',
      client_country: 'de',
      payment_structure: 'commission',
      payment_amount: '8',
    },
    texts: {
      en: {
        scope_of_work:
          'Find and introduce buyers of the Client’s workshop furniture in the Baltic states, present the product range to them and hand over their orders.',
      },
      lt: {
        scope_of_work:
          'Ieškoti Kliento gaminamų dirbtuvių baldų pirkėjų Baltijos šalyse, pristatyti jiems gaminių asortimentą ir perduoti jų užsakymus.',
      },
    },
  },
  /* An adviser by the hour for a careful client: consent to everything, insurance, mediation, foreign law. */
  consulting: {
    choices: {
      starting_work_date: '2027-02-01',
      final_deadline: '2027-07-31',
      acceptance_days: '10',
      provider_type: 'company',
      provider_country: 'gb',
      client_country: 'ie',
      contract_style: 'client',
      payment_structure: 'hourly',
      payment_amount: '120',
      currency: 'GBP',
      hours_cap: '160',
      deposit_percent: '0',
      payment_due_days: '30',
      expenses: 'capped',
      expense_cap: '1500',
      confidentiality: 'client_only_5',
      liability_cap: '2',
      termination_notice_days: '30',
      kill_fee_percent: '0',
      warranty_days: '60',
      portfolio_right: 'forbidden',
      ai_use: 'consent',
      governing_law: 'gb',
      dispute_resolution: 'mediation',
      optional_clauses: ['insurance', 'non_solicitation', 'exclusivity', 'audit'],
    },
    texts: {
      en: {
        court_city: 'London',
        scope_of_work:
          'Review the purchasing process of the Client’s three plants, compare it with good practice in the industry and recommend changes with their costs and benefits.',
        deliverables:
          'Interim report with the findings\nFinal report with recommendations\nWorkshop for the management team',
        exclusions: 'Legal or tax advice\nNegotiations with suppliers',
      },
      lt: {
        court_city: 'Londonas',
        scope_of_work:
          'Įvertinti trijų Kliento gamyklų pirkimų procesą, palyginti jį su gerąja pramonės praktika ir pasiūlyti pakeitimus, nurodant jų kainą ir naudą.',
        deliverables:
          'Tarpinė ataskaita su išvadomis\nGalutinė ataskaita su rekomendacijomis\nDirbtuvės vadovų komandai',
        exclusions: 'Teisinės ir mokesčių konsultacijos\nDerybos su tiekėjais',
      },
    },
  },
  /* A designer who keeps the rights and licenses the result; wording in the freelancer's favour. */
  design: {
    choices: {
      client_country: 'lt',
      starting_work_date: '2027-03-01',
      final_deadline: '2027-04-16',
      revision_rounds: '3',
      acceptance_days: '5',
      contract_style: 'freelancer',
      subcontracting: 'allowed',
      payment_structure: 'fixed',
      payment_amount: '3200',
      deposit_percent: '50',
      payment_due_days: '7',
      late_interest: '0.05',
      vat_status: 'not_registered',
      extra_hourly_rate: '55',
      ip_ownership: 'licence',
      confidentiality: 'mutual_2',
      kill_fee_percent: '50',
      portfolio_right: 'allowed',
      court_city: 'Vilnius',
      optional_clauses: ['publicity'],
    },
    texts: {
      en: {
        scope_of_work:
          'Create the visual identity of a new coffee roastery: three logo concepts, the chosen logo worked out in full, colours, typefaces and the design of four packages.',
        deliverables:
          'Logo in vector formats (SVG, PDF)\nBrand guide of about 20 pages\nPrint-ready files of four packages',
        exclusions: 'Printing\nProduct photography\nTrade mark search',
      },
      lt: {
        scope_of_work:
          'Sukurti naujos kavos skrudyklos vizualinį identitetą: tris logotipo koncepcijas, iki galo parengtą pasirinktą logotipą, spalvas, šriftus ir keturių pakuočių dizainą.',
        deliverables:
          'Logotipas vektoriniais formatais (SVG, PDF)\nApie 20 puslapių stiliaus vadovas\nSpaudai parengti keturių pakuočių failai',
        exclusions: 'Spausdinimas\nGaminių fotografavimas\nPrekių ženklo paieška',
      },
    },
  },
  /* A monthly retainer between two New York parties, with personal data. */
  marketing: {
    choices: {
      starting_work_date: '2027-01-04',
      final_deadline: '2027-12-31',
      provider_country: 'us-ny',
      client_country: 'us-ny',
      personal_data: true,
      payment_structure: 'retainer',
      payment_amount: '1800',
      currency: 'USD',
      hours_cap: '25',
      deposit_percent: '0',
      payment_due_days: '14',
      extra_hourly_rate: '80',
      termination_notice_days: '30',
      kill_fee_percent: '0',
      warranty_days: '0',
      optional_clauses: ['non_solicitation', 'publicity'],
    },
    texts: {
      en: {
        scope_of_work:
          'Plan and run the Client’s e-mail newsletter and its advertising on two social networks, and report on the results every month.',
        deliverables: 'Monthly content plan\nTwo newsletters a month\nMonthly report',
        exclusions: 'Advertising budget\nVideo production',
      },
      lt: {
        scope_of_work:
          'Planuoti ir siųsti Kliento el. naujienlaiškį, tvarkyti jo reklamą dviejuose socialiniuose tinkluose ir kas mėnesį teikti rezultatų ataskaitą.',
        deliverables: 'Mėnesio turinio planas\nDu naujienlaiškiai per mėnesį\nMėnesio ataskaita',
        exclusions: 'Reklamos biudžetas\nVaizdo įrašų gamyba',
      },
    },
  },
  /* A web site in stages for a local company, with personal data, site rules and a penalty for delay. */
  web_development: {
    choices: {
      starting_work_date: '2027-02-01',
      final_deadline: '2027-04-30',
      provider_country: 'lt',
      client_country: 'lt',
      personal_data: true,
      payment_structure: 'milestones',
      payment_amount: '4800',
      deposit_percent: '25',
      vat_status: 'exclusive',
      extra_hourly_rate: '45',
      warranty_days: '90',
      governing_law: 'lt',
      court_city: 'Vilnius',
      optional_clauses: ['liquidated_damages', 'site_rules'],
    },
    texts: {
      en: {
        scope_of_work:
          'Design and build a company website of twelve pages in two languages with a contact form, a blog and an online booking calendar, and put it into operation on the Client’s hosting.',
        deliverables: 'Page designs\nWorking website with its source code\nShort user guide',
        exclusions: 'Texts and photographs\nHosting and domain fees',
        milestones:
          'Page designs approved | 2027-03-01 | 30%\nTest version | 2027-04-09 | 30%\nLaunch | 2027-04-30 | 40%',
      },
      lt: {
        scope_of_work:
          'Sukurti dvylikos puslapių įmonės interneto svetainę dviem kalbomis su kontaktų forma, tinklaraščiu ir rezervacijų kalendoriumi bei ją paleisti Kliento serveryje.',
        deliverables:
          'Puslapių maketai\nVeikianti interneto svetainė su programos kodu\nTrumpas naudotojo vadovas',
        exclusions: 'Tekstai ir nuotraukos\nTalpinimo ir domeno mokesčiai',
        milestones:
          'Patvirtinti puslapių maketai | 2027-03-01 | 30%\nBandomoji versija | 2027-04-09 | 30%\nPaleidimas | 2027-04-30 | 40%',
      },
    },
  },
  /* Texts that belong to the client from the start, without AI, credit or portfolio. */
  copywriting: {
    choices: {
      starting_work_date: '2027-05-03',
      final_deadline: '2027-06-14',
      revision_rounds: '2',
      client_country: 'ee',
      contract_style: 'client',
      payment_structure: 'fixed',
      payment_amount: '1450.50',
      deposit_percent: '0',
      payment_due_days: '30',
      late_interest: 'statutory',
      expenses: 'included',
      vat_status: 'inclusive',
      ip_ownership: 'on_creation',
      confidentiality: 'mutual_3',
      portfolio_right: 'forbidden',
      ai_use: 'forbidden',
      governing_law: 'client_country',
    },
    texts: {
      en: {
        court_city: 'Tallinn',
        scope_of_work:
          'Write ten articles of about 900 words each on renewable energy for the Client’s blog, from the Client’s briefs and two interviews with its engineers.',
        deliverables: 'Ten articles in editable form\nHeadline and summary for each article',
        exclusions: 'Illustrations\nTranslation',
      },
      lt: {
        court_city: 'Talinas',
        scope_of_work:
          'Pagal Kliento užduotis ir du pokalbius su jo inžinieriais parašyti Kliento tinklaraščiui dešimt maždaug 900 žodžių straipsnių apie atsinaujinančiąją energetiką.',
        deliverables: 'Dešimt straipsnių redaguojamu formatu\nKiekvieno straipsnio antraštė ir santrauka',
        exclusions: 'Iliustracijos\nVertimas',
      },
    },
  },
};

/** The whole set of answers, as the wizard would have stored it. */
export function goldenAnswers(workType: WorkType, language: Language): Answers {
  const { choices, texts } = CONTRACTS[workType];
  return {
    ...defaultAnswers(),
    freelance_type: workType,
    contract_language: language,
    ...choices,
    ...texts[language],
  };
}

/** Work that is paid by the unit: what is counted, and the texts in either language. */
interface CountedWork {
  readonly choices: Answers;
  readonly texts: Readonly<Record<Language, Answers>>;
}

const COUNTED = {
  /* A translator by the word for a client abroad, with a limit and an hourly rate for what is more. */
  translation: {
    choices: {
      starting_work_date: '2027-01-11',
      final_deadline: '2027-03-01',
      provider_country: 'lt',
      client_country: 'de',
      payment_amount: '0.045',
      unit_cap: '18500',
      extra_hourly_rate: '35',
    },
    texts: {
      en: {
        freelance_type_other: 'Translation',
        scope_of_work: 'Translate the user manual of the Client’s heat pump from German into English.',
        deliverables: 'The manual in English, laid out as the original',
        unit_name: 'word of the source text',
      },
      lt: {
        freelance_type_other: 'Vertimas',
        scope_of_work:
          'Išversti Kliento šilumos siurblio naudotojo vadovą iš vokiečių kalbos į lietuvių kalbą.',
        deliverables: 'Vadovas lietuvių kalba, išdėstytas kaip originalas',
        unit_name: 'originalo teksto žodis',
      },
    },
  },
  /* An editor by the page for a publisher of the same country, without a limit, in wording that favours the editor. */
  editing: {
    choices: {
      starting_work_date: '2027-02-01',
      final_deadline: '2027-05-01',
      provider_country: 'lt',
      client_country: 'lt',
      contract_style: 'freelancer',
      payment_amount: '6.5',
      vat_status: 'not_registered',
    },
    texts: {
      en: {
        freelance_type_other: 'Editing',
        scope_of_work: 'Edit the language of a novel of about 320 pages, with all changes marked.',
        deliverables: 'The edited text with the changes marked\nA list of questions to the author',
        exclusions: 'Layout\nProofreading of the printed pages',
        unit_name: 'page of 1,800 characters with spaces',
      },
      lt: {
        freelance_type_other: 'Redagavimas',
        scope_of_work: 'Suredaguoti maždaug 320 puslapių romano kalbą ir pažymėti visus pakeitimus.',
        deliverables: 'Suredaguotas tekstas su pažymėtais pakeitimais\nKlausimų autoriui sąrašas',
        exclusions: 'Maketavimas\nIšspausdintų puslapių korektūra',
        unit_name: '1 800 ženklų su tarpais puslapis',
      },
    },
  },
  /* A photographer by the piece for a careful client, with a limit, in stages. */
  photographs: {
    choices: {
      starting_work_date: '2027-03-01',
      final_deadline: '2027-04-30',
      provider_country: 'lt',
      client_country: 'lt',
      contract_style: 'client',
      payment_amount: '18',
      unit_cap: '120',
      ip_ownership: 'on_last_payment',
      portfolio_right: 'forbidden',
    },
    texts: {
      en: {
        freelance_type_other: 'Photography',
        scope_of_work: 'Photograph the Client’s ceramics for its online shop on a white background.',
        deliverables: 'Retouched photographs (JPG, 3,000 pixels on the long side)',
        exclusions: 'Models\nTransport of the goods',
        unit_name: 'retouched photograph that is handed over',
        milestones: 'Spring collection | 2027-03-31\nSummer collection | 2027-04-30',
      },
      lt: {
        freelance_type_other: 'Fotografavimas',
        scope_of_work: 'Nufotografuoti Kliento keramiką jo internetinei parduotuvei baltame fone.',
        deliverables: 'Retušuotos nuotraukos (JPG, ilgoji kraštinė – 3 000 taškų)',
        exclusions: 'Modeliai\nPrekių gabenimas',
        unit_name: 'retušuota ir perduota nuotrauka',
        milestones: 'Pavasario kolekcija | 2027-03-31\nVasaros kolekcija | 2027-04-30',
      },
    },
  },
} as const satisfies Readonly<Record<string, CountedWork>>;

export type CountedKind = keyof typeof COUNTED;

/** A contract that is paid by the word, by the page or by the piece. */
export const countedAnswers = (kind: CountedKind, language: Language): Answers => ({
  ...defaultAnswers(),
  freelance_type: 'other',
  contract_language: language,
  payment_structure: 'unit',
  ...COUNTED[kind].choices,
  ...COUNTED[kind].texts[language],
});

/** The texts of one language beside those of the other, as somebody has typed them. */
const withSecond = (answers: Answers, texts: Answers): Answers => ({
  ...answers,
  ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [secondKey(key, 'lt'), text])),
});

export const countedAnswersInBoth = (kind: CountedKind): Answers =>
  withSecond(countedAnswers(kind, 'en'), COUNTED[kind].texts.lt);

/** The same in both languages: the texts of each as somebody has typed them, those in Lithuanian beside the English ones. */
export const goldenAnswersInBoth = (workType: WorkType): Answers =>
  withSecond(goldenAnswers(workType, 'en'), CONTRACTS[workType].texts.lt);
