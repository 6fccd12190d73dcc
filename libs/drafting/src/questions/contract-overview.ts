import type { StepData } from './question.js';

export const contractOverview: StepData = {
  number: 1,
  key: 'contract_overview',
  title: { en: 'Contract Overview', lt: 'Sutarties apžvalga' },
  description: {
    en: 'What the work is, what comes out of it and when.',
    lt: 'Koks tai darbas, kas bus jo rezultatas ir kada jis bus atliktas.',
  },
  questions: [
    {
      number: 1,
      key: 'freelance_type',
      type: 'select',
      isRequired: true,
      label: { en: 'Type of Work', lt: 'Darbo rūšis' },
      description: {
        en: 'Decides the title and which clauses usually belong in the contract.',
        lt: 'Nuo to priklauso sutarties pavadinimas ir jai įprastos nuostatos.',
      },
      options: [
        {
          value: 'general',
          label: { en: 'General freelance work', lt: 'Bendro pobūdžio laisvai samdomas darbas' },
        },
        { value: 'consulting', label: { en: 'Consulting', lt: 'Konsultavimas' } },
        { value: 'design', label: { en: 'Design', lt: 'Dizainas' } },
        { value: 'marketing', label: { en: 'Marketing', lt: 'Rinkodara' } },
        {
          value: 'web_development',
          label: { en: 'Web development', lt: 'Interneto svetainių kūrimas' },
        },
        { value: 'copywriting', label: { en: 'Copywriting', lt: 'Tekstų kūrimas' } },
      ],
    },
    {
      number: 2,
      key: 'scope_of_work',
      type: 'textarea',
      isRequired: true,
      label: { en: 'Scope of Work', lt: 'Darbo apimtis' },
      description: {
        en: 'What will be done, how much of it and for what purpose. The more exact, the fewer disputes.',
        lt: 'Kas bus daroma, kiek ir kokiam tikslui. Kuo tiksliau, tuo mažiau ginčų.',
      },
      placeholder: {
        en: 'e.g. Design and build a five-page company website with a contact form and a blog',
        lt: 'pvz., Sukurti penkių puslapių įmonės interneto svetainę su kontaktų forma ir tinklaraščiu',
      },
    },
    {
      number: 3,
      key: 'deliverables',
      type: 'textarea',
      label: { en: 'Deliverables', lt: 'Perduodami rezultatai' },
      description: {
        en: 'What is handed over, one item a line: files, formats, numbers of pieces.',
        lt: 'Kas perduodama, po vieną eilutėje: failai, formatai, kiekiai.',
      },
      placeholder: {
        en: 'e.g. Source code in the client’s repository\nPage designs in Figma\nA short user guide (PDF)',
        lt: 'pvz., Programos kodas kliento saugykloje\nPuslapių maketai „Figma“ programoje\nTrumpas naudotojo vadovas (PDF)',
      },
    },
    {
      number: 4,
      key: 'exclusions',
      type: 'textarea',
      topic: 'work',
      label: { en: 'What is not included', lt: 'Kas neįeina' },
      description: {
        en: 'What the client might expect but the price does not cover, one item a line.',
        lt: 'Ko klientas galėtų tikėtis, bet kaina neapima, po vieną eilutėje.',
      },
      placeholder: {
        en: 'e.g. Writing the texts\nPhotography\nHosting after launch',
        lt: 'pvz., Tekstų rašymas\nFotografavimas\nSvetainės priegloba po paleidimo',
      },
    },
    {
      number: 5,
      key: 'starting_work_date',
      type: 'date',
      isRequired: true,
      label: { en: 'Start Date', lt: 'Pradžios data' },
      description: { en: 'The day on which the work begins.', lt: 'Diena, kurią pradedamas darbas.' },
    },
    {
      number: 6,
      key: 'final_deadline',
      type: 'date',
      isRequired: true,
      label: { en: 'Final Deadline', lt: 'Galutinis terminas' },
      description: {
        en: 'The day by which everything is delivered. Where a monthly fee or a commission is paid, the last day of the contract.',
        lt: 'Diena, iki kurios viskas turi būti perduota. Kai mokamas mėnesinis ar komisinis atlyginimas – paskutinė sutarties diena.',
      },
    },
    {
      number: 8,
      key: 'revision_rounds',
      type: 'select',
      visibleWhen: {
        key: 'freelance_type',
        in: ['general', 'design', 'marketing', 'web_development', 'copywriting', 'other'],
      },
      label: { en: 'Rounds of revisions', lt: 'Pataisymų ratai' },
      description: {
        en: 'How many times the client may ask for changes within the price.',
        lt: 'Kiek kartų klientas gali prašyti pataisymų nemokėdamas papildomai.',
      },
      options: [
        {
          value: 'usual',
          label: {
            en: 'As usual for this work (2 for creative work)',
            lt: 'Kaip įprasta šiam darbui (kūrybiniam – 2)',
          },
          isDefault: true,
        },
        { value: '1', label: { en: '1 round', lt: '1 ratas' } },
        { value: '2', label: { en: '2 rounds', lt: '2 ratai' } },
        { value: '3', label: { en: '3 rounds', lt: '3 ratai' } },
        { value: '5', label: { en: '5 rounds', lt: '5 ratai' } },
        {
          value: 'none',
          label: { en: 'No rule about revisions', lt: 'Be nuostatos dėl pataisymų' },
        },
      ],
    },
    {
      number: 9,
      key: 'acceptance_days',
      type: 'select',
      topic: 'work',
      label: { en: 'Time for acceptance', lt: 'Priėmimo terminas' },
      description: {
        en: 'Working days in which the client checks what was delivered and accepts it or says what is wrong. If it says nothing, the work counts as accepted.',
        lt: 'Darbo dienos, per kurias klientas patikrina, kas perduota, ir priima arba nurodo trūkumus. Jeigu nieko nenurodo, laikoma, kad darbas priimtas.',
      },
      options: [
        { value: '5', label: { en: '5 working days', lt: '5 darbo dienos' } },
        { value: '7', label: { en: '7 working days', lt: '7 darbo dienos' }, isDefault: true },
        { value: '10', label: { en: '10 working days', lt: '10 darbo dienų' } },
        { value: '15', label: { en: '15 working days', lt: '15 darbo dienų' } },
      ],
    },
    {
      number: 10,
      key: 'feedback_days',
      type: 'select',
      topic: 'work',
      label: { en: 'Time for feedback', lt: 'Atsakymo terminas' },
      description: {
        en: 'Working days in which the client sends materials, answers and comments while the work goes on.',
        lt: 'Darbo dienos, per kurias klientas darbo metu pateikia medžiagą, atsakymus ir pastabas.',
      },
      options: [
        { value: '3', label: { en: '3 working days', lt: '3 darbo dienos' } },
        { value: '5', label: { en: '5 working days', lt: '5 darbo dienos' }, isDefault: true },
        { value: '7', label: { en: '7 working days', lt: '7 darbo dienos' } },
        { value: '10', label: { en: '10 working days', lt: '10 darbo dienų' } },
      ],
    },
  ],
};
