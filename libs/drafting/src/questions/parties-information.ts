import { countryOptions, homeCountryOptions } from './country-options.js';
import type { StepData } from './question.js';

export const partiesInformation: StepData = {
  number: 2,
  key: 'parties_information',
  title: { en: 'Parties Information', lt: 'Šalių informacija' },
  description: {
    en: 'Who works for whom. Names, addresses and codes are filled in later, and are kept on your device only.',
    lt: 'Kas kam dirba. Vardus, adresus ir kodus įrašysite vėliau; jie laikomi tik jūsų įrenginyje.',
  },
  questions: [
    {
      number: 1,
      key: 'provider_type',
      type: 'radio',
      topic: 'parties',
      label: { en: 'The provider is', lt: 'Paslaugų teikėjas yra' },
      description: {
        en: 'The provider is the freelancer or business that does the work.',
        lt: 'Paslaugų teikėjas – tai specialistas arba įmonė, kuri atlieka darbą.',
      },
      options: [
        {
          value: 'person',
          label: { en: 'A self-employed person', lt: 'Savarankiškai dirbantis asmuo' },
          isDefault: true,
        },
        { value: 'company', label: { en: 'A company', lt: 'Įmonė' } },
      ],
    },
    {
      number: 2,
      key: 'provider_country',
      type: 'select',
      label: { en: 'Country of the provider', lt: 'Paslaugų teikėjo valstybė' },
      description: {
        en: 'Where the provider is established. Some countries protect freelancers by special rules.',
        lt: 'Kur paslaugų teikėjas įsikūręs. Kai kur savarankiškai dirbančius asmenis saugo atskiros taisyklės.',
      },
      options: homeCountryOptions,
    },
    {
      number: 9,
      key: 'provider_status',
      type: 'radio',
      visibleWhen: {
        all: [
          { key: 'provider_type', in: ['person'] },
          { key: 'provider_country', in: ['lt'] },
        ],
      },
      label: { en: 'How the provider works in Lithuania', lt: 'Kaip paslaugų teikėjas dirba Lietuvoje' },
      description: {
        en: 'Decides which number stands in the contract and who pays the taxes on the price.',
        lt: 'Nuo to priklauso, koks numeris įrašomas sutartyje ir kas nuo kainos sumoka mokesčius.',
      },
      options: [
        {
          value: 'certificate',
          label: {
            en: 'With a certificate of individual activity',
            lt: 'Pagal individualios veiklos pažymą',
          },
          isDefault: true,
        },
        {
          value: 'business_certificate',
          label: { en: 'With a business certificate', lt: 'Pagal verslo liudijimą' },
        },
        {
          value: 'author',
          label: { en: 'As an author, without either', lt: 'Kaip autorius, be pažymos ir liudijimo' },
          description: {
            en: 'An author’s agreement: a Lithuanian company that pays withholds the taxes',
            lt: 'Autorinė sutartis: mokesčius išskaičiuoja mokanti Lietuvos įmonė',
          },
        },
        { value: 'unstated', label: { en: 'In another way', lt: 'Kitaip' } },
      ],
    },
    {
      number: 3,
      key: 'client_type',
      type: 'radio',
      topic: 'parties',
      label: { en: 'The client is', lt: 'Klientas yra' },
      description: {
        en: 'The client orders the work and pays for it, as a business. The contract does not fit work for a private person.',
        lt: 'Klientas užsako darbą ir už jį moka, veikdamas kaip verslas. Darbui, kurį užsako privatus asmuo, ši sutartis netinka.',
      },
      options: [
        {
          value: 'company',
          label: { en: 'A company or organisation', lt: 'Įmonė ar organizacija' },
          isDefault: true,
        },
        { value: 'person', label: { en: 'A person in business', lt: 'Verslu užsiimantis asmuo' } },
      ],
    },
    {
      number: 4,
      key: 'client_country',
      type: 'select',
      isRequired: true,
      label: { en: 'Country of the client', lt: 'Kliento valstybė' },
      description: { en: 'Where the client is established.', lt: 'Kur klientas įsikūręs.' },
      options: countryOptions,
    },
    {
      number: 5,
      key: 'contract_language',
      type: 'radio',
      label: { en: 'Language of the contract', lt: 'Sutarties kalba' },
      description: {
        en: 'The language in which the contract is written and downloaded.',
        lt: 'Kalba, kuria sutartis parašoma ir atsisiunčiama.',
      },
      options: [
        { value: 'en', label: { en: 'English', lt: 'Anglų' }, isDefault: true },
        { value: 'lt', label: { en: 'Lithuanian', lt: 'Lietuvių' } },
        {
          value: 'both',
          label: { en: 'English and Lithuanian', lt: 'Anglų ir lietuvių' },
          description: {
            en: 'Both texts side by side in one contract, signed once',
            lt: 'Abu tekstai greta vienoje sutartyje, kuri pasirašoma vieną kartą',
          },
        },
      ],
    },
    {
      number: 11,
      key: 'prevailing_language',
      type: 'radio',
      visibleWhen: { key: 'contract_language', in: ['both'] },
      label: { en: 'Which text prevails', lt: 'Kuris tekstas viršesnis' },
      description: {
        en: 'The text that applies if the two should differ. Courts in Lithuania work in Lithuanian.',
        lt: 'Tekstas, kuris taikomas, jeigu abu skirtųsi. Lietuvos teismuose bylos nagrinėjamos lietuvių kalba.',
      },
      options: [
        { value: 'lt', label: { en: 'The Lithuanian text', lt: 'Lietuviškas' }, isDefault: true },
        { value: 'en', label: { en: 'The English text', lt: 'Angliškas' } },
      ],
    },
    {
      number: 12,
      key: 'left_language',
      type: 'radio',
      visibleWhen: { key: 'contract_language', in: ['both'] },
      label: { en: 'Which text stands on the left', lt: 'Kuris tekstas kairėje' },
      description: {
        en: 'Changes nothing but the place of the two columns.',
        lt: 'Nuo to priklauso tik stulpelių vieta.',
      },
      options: [
        { value: 'en', label: { en: 'The English text', lt: 'Angliškas' }, isDefault: true },
        { value: 'lt', label: { en: 'The Lithuanian text', lt: 'Lietuviškas' } },
      ],
    },
    {
      number: 6,
      key: 'contract_style',
      type: 'radio',
      topic: 'parties',
      label: { en: 'Whom the wording favours', lt: 'Kieno naudai formuluojama' },
      description: {
        en: 'A balanced contract is usually signed fastest.',
        lt: 'Subalansuota sutartis paprastai pasirašoma greičiausiai.',
      },
      options: [
        {
          value: 'balanced',
          label: { en: 'Balanced', lt: 'Subalansuota' },
          description: { en: 'Fair to both sides', lt: 'Teisinga abiem pusėms' },
          isDefault: true,
        },
        {
          value: 'freelancer',
          label: { en: 'Freelancer-friendly', lt: 'Palankesnė paslaugų teikėjui' },
          description: {
            en: 'Protects the provider where the law leaves a choice',
            lt: 'Saugo paslaugų teikėją ten, kur įstatymas leidžia rinktis',
          },
        },
        {
          value: 'client',
          label: { en: 'Client-friendly', lt: 'Palankesnė klientui' },
          description: {
            en: 'Protects the client where the law leaves a choice',
            lt: 'Saugo klientą ten, kur įstatymas leidžia rinktis',
          },
        },
      ],
    },
    {
      number: 7,
      key: 'subcontracting',
      type: 'radio',
      topic: 'parties',
      label: { en: 'Subcontractors', lt: 'Subtiekėjai' },
      description: {
        en: 'Whether the provider may let others do part of the work.',
        lt: 'Ar paslaugų teikėjas gali dalį darbo pavesti kitiems.',
      },
      options: [
        {
          value: 'consent',
          label: { en: 'Only with the client’s consent', lt: 'Tik su kliento sutikimu' },
          isDefault: true,
        },
        {
          value: 'allowed',
          label: {
            en: 'Allowed, the provider stays responsible',
            lt: 'Galima, paslaugų teikėjas lieka atsakingas',
          },
        },
      ],
    },
    {
      number: 8,
      key: 'personal_data',
      type: 'checkbox',
      topic: 'data',
      label: { en: 'Personal data', lt: 'Asmens duomenys' },
      description: {
        en: 'Tick if the provider will see or handle data about people for the client, such as customer lists.',
        lt: 'Pažymėkite, jeigu paslaugų teikėjas kliento pavedimu matys ar tvarkys žmonių duomenis, pvz., klientų sąrašus.',
      },
      options: [
        {
          value: 'yes',
          label: {
            en: 'The provider handles personal data for the client',
            lt: 'Paslaugų teikėjas tvarko asmens duomenis kliento vardu',
          },
        },
      ],
    },
    {
      number: 10,
      key: 'special_data',
      type: 'checkbox',
      visibleWhen: { key: 'personal_data', in: ['yes'] },
      topic: 'data',
      label: { en: 'Sensitive data among them', lt: 'Jautrūs duomenys tarp jų' },
      description: {
        en: 'What the provider will handle; the contract names it and adds safeguards. What the description of the work speaks of is ticked already.',
        lt: 'Ką iš to paslaugų teikėjas tvarkys: sutartyje tai įvardijama ir numatoma papildoma apsauga. Kas minima darbo apraše, jau pažymėta.',
      },
      options: [
        { value: 'health', label: { en: 'Health', lt: 'Sveikata' } },
        {
          value: 'biometric',
          label: { en: 'Biometric or genetic data', lt: 'Biometriniai ar genetiniai duomenys' },
        },
        {
          value: 'belief',
          label: {
            en: 'Religion, beliefs or political opinions',
            lt: 'Religija, įsitikinimai ar politinės pažiūros',
          },
        },
        { value: 'origin', label: { en: 'Race or ethnic origin', lt: 'Rasė ar etninė kilmė' } },
        { value: 'union', label: { en: 'Trade union membership', lt: 'Narystė profesinėje sąjungoje' } },
        {
          value: 'sex_life',
          label: { en: 'Sex life or orientation', lt: 'Lytinis gyvenimas ar orientacija' },
        },
        { value: 'criminal', label: { en: 'Criminal records', lt: 'Teistumas' } },
        { value: 'children', label: { en: 'Children', lt: 'Vaikai' } },
      ],
    },
  ],
};
