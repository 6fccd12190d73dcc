import { lawOptions } from './country-options.js';
import type { StepData } from './question.js';

export const legalTerms: StepData = {
  number: 4,
  key: 'legal_terms',
  title: { en: 'Legal Terms', lt: 'Teisinės sąlygos' },
  description: {
    en: 'Every question here already has a usual answer; change only what was agreed differently.',
    lt: 'Visi klausimai jau turi įprastą atsakymą; keiskite tik tai, dėl ko susitarta kitaip.',
  },
  questions: [
    {
      number: 1,
      key: 'ip_ownership',
      type: 'radio',
      label: { en: 'When the rights pass', lt: 'Kada pereina teisės' },
      description: {
        en: 'Who gets the rights in what is made, and from when. With one price for the whole work, the first two come to the same.',
        lt: 'Kam ir nuo kada priklauso teisės į tai, kas sukurta. Kai už visą darbą viena kaina, pirmi du atsakymai reiškia tą patį.',
      },
      options: [
        {
          number: 1,
          value: 'on_payment',
          label: {
            en: 'To the client, with each stage or part that is paid for',
            lt: 'Klientui, kai sumokama už kiekvieną etapą ar dalį',
          },
          isDefault: true,
        },
        {
          number: 4,
          value: 'on_last_payment',
          label: { en: 'To the client, after the last payment', lt: 'Klientui po paskutinio mokėjimo' },
        },
        {
          number: 2,
          value: 'on_creation',
          label: { en: 'To the client, as soon as it is made', lt: 'Klientui nuo sukūrimo' },
        },
        {
          number: 3,
          value: 'licence',
          label: {
            en: 'They stay with the provider; the client gets a licence',
            lt: 'Lieka paslaugų teikėjui; klientas gauna licenciją',
          },
        },
      ],
    },
    {
      number: 15,
      key: 'licence_uses',
      type: 'checkbox',
      visibleWhen: { key: 'ip_ownership', in: ['licence'] },
      label: { en: 'What the licence is for', lt: 'Kam skirta licencija' },
      description: {
        en: 'Tick the only uses that are allowed. Where none is ticked, the client may use the work in its business without such a list.',
        lt: 'Pažymėkite vienintelius leidžiamus naudojimo būdus. Jeigu nepažymėtas nė vienas, klientas darbą naudoja savo veikloje be tokio sąrašo.',
      },
      options: [
        { value: 'website', label: { en: 'The client’s website', lt: 'Kliento svetainė' } },
        { value: 'social', label: { en: 'Social media', lt: 'Socialiniai tinklai' } },
        { value: 'online_ads', label: { en: 'Paid online advertising', lt: 'Mokama reklama internete' } },
        {
          value: 'print',
          label: { en: 'Print (menus, leaflets, packaging)', lt: 'Spauda (meniu, lankstinukai, pakuotės)' },
        },
        { value: 'outdoor', label: { en: 'Outdoor advertising', lt: 'Lauko reklama' } },
        {
          value: 'press',
          label: { en: 'Press and public relations', lt: 'Žiniasklaida ir ryšiai su visuomene' },
        },
        {
          value: 'internal',
          label: { en: 'Inside the client’s organisation', lt: 'Kliento organizacijos viduje' },
        },
      ],
    },
    {
      number: 16,
      key: 'licence_place',
      type: 'radio',
      visibleWhen: { key: 'ip_ownership', in: ['licence'] },
      label: { en: 'Where the licence applies', lt: 'Kur galioja licencija' },
      description: {
        en: 'The countries in which the client may use the work.',
        lt: 'Valstybės, kuriose klientas gali darbą naudoti.',
      },
      options: [
        { value: 'world', label: { en: 'Everywhere', lt: 'Visur' }, isDefault: true },
        { value: 'eu', label: { en: 'In the European Union', lt: 'Europos Sąjungoje' } },
        {
          value: 'baltic',
          label: { en: 'In Lithuania, Latvia and Estonia', lt: 'Lietuvoje, Latvijoje ir Estijoje' },
        },
        { value: 'client_country', label: { en: 'In the client’s country', lt: 'Kliento valstybėje' } },
      ],
    },
    {
      number: 17,
      key: 'licence_time',
      type: 'radio',
      visibleWhen: { key: 'ip_ownership', in: ['licence'] },
      label: { en: 'How long the licence lasts', lt: 'Kiek galioja licencija' },
      description: {
        en: 'Counted from the day on which the licence begins.',
        lt: 'Skaičiuojama nuo dienos, kurią licencija įsigalioja.',
      },
      options: [
        {
          value: 'term',
          label: { en: 'As long as the law protects the work', lt: 'Kol darbą saugo įstatymas' },
          isDefault: true,
        },
        { value: '1', label: { en: '1 year', lt: '1 metus' } },
        { value: '2', label: { en: '2 years', lt: '2 metus' } },
        { value: '3', label: { en: '3 years', lt: '3 metus' } },
        { value: '5', label: { en: '5 years', lt: '5 metus' } },
      ],
    },
    {
      number: 2,
      key: 'confidentiality',
      type: 'radio',
      topic: 'use',
      label: { en: 'Confidentiality', lt: 'Konfidencialumas' },
      description: {
        en: 'Who keeps whose secrets, and how long after the contract ends.',
        lt: 'Kas kieno paslaptis saugo ir kiek laiko sutarčiai pasibaigus.',
      },
      options: [
        {
          value: 'mutual_2',
          label: { en: 'Both sides, for 2 years', lt: 'Abi šalys, 2 metus' },
          isDefault: true,
        },
        { value: 'mutual_3', label: { en: 'Both sides, for 3 years', lt: 'Abi šalys, 3 metus' } },
        { value: 'mutual_5', label: { en: 'Both sides, for 5 years', lt: 'Abi šalys, 5 metus' } },
        {
          value: 'client_only_3',
          label: {
            en: 'Only the client’s information, for 3 years',
            lt: 'Tik kliento informacija, 3 metus',
          },
        },
        {
          value: 'client_only_5',
          label: {
            en: 'Only the client’s information, for 5 years',
            lt: 'Tik kliento informacija, 5 metus',
          },
        },
        { value: 'none', label: { en: 'No clause', lt: 'Be šios nuostatos' } },
      ],
    },
    {
      number: 3,
      key: 'liability_cap',
      type: 'select',
      topic: 'liability',
      label: { en: 'Limit of liability', lt: 'Atsakomybės riba' },
      description: {
        en: 'The most that one side can owe the other for damage. Where no price for the whole work is agreed, the fees of 12 months stand for it. What the law never lets a contract limit, such as intent, stays unlimited.',
        lt: 'Daugiausia, kiek viena šalis gali būti skolinga kitai už žalą. Kai kaina už visą darbą nesutarta, vietoj jos skaičiuojamas 12 mėnesių atlyginimas. Tam, ko pagal įstatymą riboti negalima, pvz., tyčiai, riba netaikoma.',
      },
      options: [
        { value: '1', label: { en: 'The price of the contract', lt: 'Sutarties kaina' }, isDefault: true },
        { value: '2', label: { en: 'Twice the price', lt: 'Dvi sutarties kainos' } },
        { value: '3', label: { en: 'Three times the price', lt: 'Trys sutarties kainos' } },
        { value: 'uncapped', label: { en: 'No limit', lt: 'Be ribos' } },
      ],
    },
    {
      number: 14,
      key: 'liability_floor',
      type: 'select',
      visibleWhen: { key: 'payment_structure', in: ['commission'] },
      topic: 'liability',
      label: { en: 'Least limit of liability', lt: 'Mažiausia atsakomybės riba' },
      description: {
        en: 'Without sales there is no commission, and a limit of nothing would not hold. So the limit is at least this sum, in the currency of the contract.',
        lt: 'Be pardavimų nėra komisinio atlyginimo, o nulinė riba negaliotų. Todėl riba yra bent tokia suma sutarties valiuta.',
      },
      options: [
        { value: '500', label: { en: '500', lt: '500' } },
        { value: '1000', label: { en: '1,000', lt: '1 000' }, isDefault: true },
        { value: '3000', label: { en: '3,000', lt: '3 000' } },
        { value: '5000', label: { en: '5,000', lt: '5 000' } },
      ],
    },
    {
      number: 4,
      key: 'termination_notice_days',
      type: 'select',
      topic: 'ending',
      label: { en: 'Notice to end the contract', lt: 'Įspėjimo apie nutraukimą terminas' },
      description: {
        en: 'How many days ahead a side says that it ends the contract without a special reason.',
        lt: 'Prieš kiek dienų šalis praneša, kad nutraukia sutartį be ypatingos priežasties.',
      },
      options: [
        { value: '7', label: { en: '7 days', lt: '7 dienos' } },
        { value: '14', label: { en: '14 days', lt: '14 dienų' }, isDefault: true },
        { value: '30', label: { en: '30 days', lt: '30 dienų' } },
        { value: '60', label: { en: '60 days', lt: '60 dienų' } },
      ],
    },
    {
      number: 5,
      key: 'kill_fee_percent',
      type: 'select',
      visibleWhen: {
        key: 'payment_structure',
        in: ['fixed', 'milestones', 'hourly', 'unit', 'retainer', 'other'],
      },
      topic: 'ending',
      label: { en: 'Cancellation fee', lt: 'Kompensacija už nutraukimą' },
      description: {
        en: 'What the client pays besides the work done when it ends the contract early: a share of the price that is still open, of the hours already ordered, or of one monthly fee.',
        lt: 'Kiek, be atlikto darbo, klientas sumoka, jeigu nutraukia sutartį anksčiau laiko: dalį likusios kainos, jau užsakytų valandų kainos arba vieno mėnesio mokesčio.',
      },
      options: [
        { value: '0', label: { en: 'Nothing', lt: 'Nieko' } },
        { value: '25', label: { en: '25%', lt: '25 %' }, isDefault: true },
        { value: '50', label: { en: '50%', lt: '50 %' } },
      ],
    },
    {
      number: 6,
      key: 'warranty_days',
      type: 'select',
      topic: 'liability',
      label: { en: 'Warranty', lt: 'Garantija' },
      description: {
        en: 'How long after acceptance the provider mends defects free of charge.',
        lt: 'Kiek laiko po priėmimo paslaugų teikėjas nemokamai šalina trūkumus.',
      },
      options: [
        { value: '0', label: { en: 'No warranty period', lt: 'Be garantinio termino' } },
        { value: '30', label: { en: '30 days', lt: '30 dienų' }, isDefault: true },
        { value: '60', label: { en: '60 days', lt: '60 dienų' } },
        { value: '90', label: { en: '90 days', lt: '90 dienų' } },
      ],
    },
    {
      number: 7,
      key: 'portfolio_right',
      type: 'radio',
      topic: 'use',
      label: { en: 'Showing the work in a portfolio', lt: 'Rodymas darbų aplanke' },
      description: {
        en: 'Whether the provider may show the result as an example of its work.',
        lt: 'Ar paslaugų teikėjas gali rodyti rezultatą kaip savo darbo pavyzdį.',
      },
      options: [
        {
          value: 'after_publication',
          label: { en: 'Yes, once the client has published it', lt: 'Taip, kai klientas jį paskelbia' },
          isDefault: true,
        },
        { value: 'allowed', label: { en: 'Yes, after acceptance', lt: 'Taip, po priėmimo' } },
        { value: 'forbidden', label: { en: 'No', lt: 'Ne' } },
      ],
    },
    {
      number: 8,
      key: 'ai_use',
      type: 'radio',
      topic: 'use',
      label: { en: 'Use of AI tools', lt: 'Dirbtinio intelekto priemonės' },
      description: {
        en: 'Whether the provider may use generative AI for the work.',
        lt: 'Ar paslaugų teikėjas darbui gali naudoti generatyvinį dirbtinį intelektą.',
      },
      options: [
        {
          value: 'allowed',
          label: {
            en: 'Allowed, the provider checks the result',
            lt: 'Galima, paslaugų teikėjas tikrina rezultatą',
          },
          isDefault: true,
        },
        {
          value: 'consent',
          label: { en: 'Only with the client’s consent', lt: 'Tik su kliento sutikimu' },
        },
        { value: 'forbidden', label: { en: 'Not allowed', lt: 'Draudžiama' } },
      ],
    },
    {
      number: 9,
      key: 'governing_law',
      type: 'select',
      topic: 'disputes',
      label: { en: 'Governing law', lt: 'Taikytina teisė' },
      description: {
        en: 'The law that decides what the contract does not say. The courts of the same country settle disputes.',
        lt: 'Teisė, kuri taikoma tam, ko sutartis nenumato. Ginčus sprendžia tos pačios valstybės teismai.',
      },
      options: [
        {
          value: 'provider_country',
          label: { en: 'The law of the provider’s country', lt: 'Paslaugų teikėjo valstybės teisė' },
          isDefault: true,
        },
        {
          value: 'client_country',
          label: { en: 'The law of the client’s country', lt: 'Kliento valstybės teisė' },
        },
        ...lawOptions,
      ],
    },
    {
      number: 10,
      key: 'court_city',
      type: 'text',
      topic: 'disputes',
      label: { en: 'City of the court', lt: 'Teismo miestas' },
      description: {
        en: 'Optional: the city whose courts decide disputes.',
        lt: 'Nebūtina: miestas, kurio teismai sprendžia ginčus.',
      },
      placeholder: { en: 'e.g. Vilnius', lt: 'pvz., Vilnius' },
    },
    {
      number: 11,
      key: 'dispute_resolution',
      type: 'radio',
      topic: 'disputes',
      label: { en: 'Before going to court', lt: 'Prieš kreipiantis į teismą' },
      description: {
        en: 'What the sides try first.',
        lt: 'Ką šalys bando pirmiausia.',
      },
      options: [
        { value: 'negotiation', label: { en: 'Negotiation', lt: 'Derybos' }, isDefault: true },
        { value: 'mediation', label: { en: 'Negotiation, then mediation', lt: 'Derybos, po to mediacija' } },
      ],
    },
    {
      number: 12,
      key: 'optional_clauses',
      type: 'checkbox',
      topic: 'clauses',
      label: { en: 'Further clauses', lt: 'Papildomos nuostatos' },
      description: {
        en: 'Tick only what was agreed; most contracts need none of these.',
        lt: 'Pažymėkite tik tai, dėl ko susitarta; daugumai sutarčių to nereikia.',
      },
      options: [
        { value: 'insurance', label: { en: 'Insurance of the provider', lt: 'Paslaugų teikėjo draudimas' } },
        {
          value: 'non_solicitation',
          label: {
            en: 'Not hiring away each other’s people',
            lt: 'Įsipareigojimas nevilioti vienas kito darbuotojų',
          },
        },
        {
          value: 'exclusivity',
          label: {
            en: 'Not working for competitors that the client names in writing',
            lt: 'Įsipareigojimas nedirbti kliento raštu įvardytiems konkurentams',
          },
        },
        {
          value: 'liquidated_damages',
          label: { en: 'A fixed sum for each day of delay', lt: 'Netesybos už kiekvieną vėlavimo dieną' },
        },
        {
          value: 'publicity',
          label: { en: 'Naming each other in publicity', lt: 'Šalių vardų skelbimas viešai' },
        },
        {
          value: 'site_rules',
          label: {
            en: 'Rules for the client’s premises and systems',
            lt: 'Kliento patalpų ir sistemų taisyklės',
          },
        },
        {
          value: 'audit',
          label: { en: 'Checking of time and expense records', lt: 'Laiko ir išlaidų apskaitos patikra' },
        },
      ],
    },
    {
      number: 13,
      key: 'contract_length',
      type: 'radio',
      topic: 'clauses',
      label: { en: 'Length of the contract', lt: 'Sutarties apimtis' },
      description: {
        en: 'Both protect the same things and hold every answer that you give; the short one leaves out what a small job rarely needs.',
        lt: 'Abi saugo tą patį ir abiejose yra visi jūsų atsakymai; trumpojoje nėra to, ko nedideliam darbui retai prireikia.',
      },
      options: [
        {
          value: 'full',
          label: { en: 'Full', lt: 'Išsami' },
          description: {
            en: '6 to 9 pages, more cases provided for',
            lt: '6–9 puslapiai, numatyta daugiau atvejų',
          },
          isDefault: true,
        },
        {
          value: 'short',
          label: { en: 'Short', lt: 'Trumpa' },
          description: {
            en: '3 to 5 pages in plain sentences',
            lt: '3–5 puslapiai, paprastais sakiniais',
          },
        },
      ],
    },
  ],
};
