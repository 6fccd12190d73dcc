import type { StepData } from './question.js';

export const paymentDetails: StepData = {
  number: 3,
  key: 'payment_details',
  title: { en: 'Payment Details', lt: 'Atsiskaitymas' },
  description: {
    en: 'How much is paid, for what and when.',
    lt: 'Kiek, už ką ir kada mokama.',
  },
  questions: [
    {
      number: 1,
      key: 'payment_structure',
      type: 'select',
      isRequired: true,
      label: { en: 'Payment Structure', lt: 'Kainos rūšis' },
      description: {
        en: 'What the payment is counted by.',
        lt: 'Pagal ką skaičiuojamas mokestis.',
      },
      options: [
        {
          value: 'fixed',
          label: { en: 'Fixed price for the whole work', lt: 'Fiksuota kaina už visą darbą' },
          isDefault: true,
        },
        { value: 'milestones', label: { en: 'Price paid by milestones', lt: 'Kaina mokama etapais' } },
        { value: 'hourly', label: { en: 'Hourly rate', lt: 'Valandinis įkainis' } },
        { value: 'retainer', label: { en: 'Monthly retainer', lt: 'Mėnesinis abonentinis mokestis' } },
        {
          value: 'commission',
          label: { en: 'Commission (a percentage)', lt: 'Komisinis atlyginimas (procentais)' },
        },
        {
          value: 'unit',
          label: { en: 'Rate per word, page or piece', lt: 'Įkainis už žodį, puslapį ar vienetą' },
        },
      ],
    },
    {
      number: 2,
      key: 'payment_amount',
      type: 'number',
      isRequired: true,
      label: { en: 'Payment Amount', lt: 'Mokėjimo suma' },
      description: {
        en: 'As chosen above: the whole price, the rate an hour, the fee a month, or the percentage of what the client earns by sales that result from the work.',
        lt: 'Pagal tai, kas pasirinkta aukščiau: visa kaina, valandos įkainis, mėnesio mokestis arba procentas nuo pajamų, kurias klientas gauna iš dėl šio darbo įvykusių pardavimų.',
      },
      placeholder: { en: 'e.g. 4800', lt: 'pvz., 4800' },
    },
    {
      number: 3,
      key: 'currency',
      type: 'select',
      label: { en: 'Currency', lt: 'Valiuta' },
      description: {
        en: 'The currency of every amount in the contract.',
        lt: 'Valiuta, kuria nurodomos visos sutarties sumos.',
      },
      options: [
        { value: 'EUR', label: { en: 'Euro (EUR)', lt: 'Eurai (EUR)' }, isDefault: true },
        { value: 'USD', label: { en: 'US dollar (USD)', lt: 'JAV doleriai (USD)' } },
        { value: 'GBP', label: { en: 'Pound sterling (GBP)', lt: 'Svarai sterlingų (GBP)' } },
        { value: 'PLN', label: { en: 'Polish zloty (PLN)', lt: 'Lenkijos zlotai (PLN)' } },
        { value: 'SEK', label: { en: 'Swedish krona (SEK)', lt: 'Švedijos kronos (SEK)' } },
      ],
    },
    {
      number: 15,
      key: 'unit_name',
      type: 'text',
      visibleWhen: { key: 'payment_structure', in: ['unit'] },
      label: { en: 'What is counted', lt: 'Kas skaičiuojama' },
      description: {
        en: 'One unit, and how it is counted if that is not obvious.',
        lt: 'Vienas vienetas ir, jeigu neaišku savaime, kaip jis skaičiuojamas.',
      },
      placeholder: { en: 'e.g. word of the source text', lt: 'pvz., originalo teksto žodis' },
    },
    {
      number: 12,
      /* It was asked in the first step once. */
      id: 107,
      key: 'milestones',
      type: 'textarea',
      label: { en: 'Milestones', lt: 'Etapai' },
      description: {
        en: 'If the work goes in stages: what each one brings and by when. Where the price is paid by milestones, also what is paid for each: an amount or a part of the price. A list can be pasted as it is.',
        lt: 'Jeigu dirbama etapais: kas kiekvienu etapu padaroma ir iki kada. Kai kaina mokama etapais – ir kiek už kiekvieną mokama: suma arba kainos dalis. Turimą sąrašą galima tiesiog įklijuoti.',
      },
    },
    {
      number: 4,
      key: 'hours_cap',
      type: 'number',
      visibleWhen: { key: 'payment_structure', in: ['hourly', 'retainer'] },
      label: { en: 'Limit of hours', lt: 'Valandų riba' },
      description: {
        en: 'Hourly work: the most hours in all without a new approval. Retainer: the hours included each month.',
        lt: 'Valandinis darbas: daugiausia valandų iš viso be naujo patvirtinimo. Abonentinis: valandos, įeinančios į mėnesį.',
      },
      placeholder: { en: 'e.g. 40', lt: 'pvz., 40' },
    },
    {
      number: 16,
      key: 'unit_cap',
      type: 'number',
      visibleWhen: { key: 'payment_structure', in: ['unit'] },
      topic: 'expenses',
      label: { en: 'Limit of units', lt: 'Vienetų riba' },
      description: {
        en: 'The most units in all without a new approval. Leave empty where there is none.',
        lt: 'Daugiausia vienetų iš viso be naujo patvirtinimo. Jeigu tokios ribos nėra, palikite tuščią.',
      },
      placeholder: { en: 'e.g. 18500', lt: 'pvz., 18500' },
    },
    {
      number: 13,
      key: 'monthly_hours_cap',
      type: 'number',
      visibleWhen: { key: 'payment_structure', in: ['hourly'] },
      topic: 'expenses',
      label: { en: 'Limit of hours a month', lt: 'Valandų per mėnesį riba' },
      description: {
        en: 'The most hours of a calendar month without a new approval. Leave empty where there is none.',
        lt: 'Daugiausia valandų per kalendorinį mėnesį be naujo patvirtinimo. Jeigu tokios ribos nėra, palikite tuščią.',
      },
      placeholder: { en: 'e.g. 60', lt: 'pvz., 60' },
    },
    {
      number: 5,
      key: 'deposit_percent',
      type: 'select',
      visibleWhen: { key: 'payment_structure', in: ['fixed', 'milestones', 'hourly'] },
      label: { en: 'Advance payment', lt: 'Avansas' },
      description: {
        en: 'The part of the price that is paid before the work begins.',
        lt: 'Kainos dalis, sumokama prieš pradedant darbą.',
      },
      options: [
        { value: '0', label: { en: 'No advance', lt: 'Be avanso' } },
        { value: '25', label: { en: '25% of the price', lt: '25 % kainos' } },
        { value: '30', label: { en: '30% of the price', lt: '30 % kainos' }, isDefault: true },
        { value: '50', label: { en: '50% of the price', lt: '50 % kainos' } },
      ],
    },
    {
      number: 6,
      key: 'payment_due_days',
      type: 'select',
      topic: 'invoices',
      label: { en: 'Time to pay an invoice', lt: 'Sąskaitos apmokėjimo terminas' },
      description: {
        en: 'Days after the client receives an invoice. In the EU more than 60 days is rarely allowed.',
        lt: 'Dienos nuo tada, kai klientas gauna sąskaitą. ES ilgesnis nei 60 dienų terminas leidžiamas retai.',
      },
      options: [
        { value: '7', label: { en: '7 days', lt: '7 dienos' } },
        { value: '14', label: { en: '14 days', lt: '14 dienų' }, isDefault: true },
        { value: '30', label: { en: '30 days', lt: '30 dienų' } },
        { value: '45', label: { en: '45 days', lt: '45 dienos' } },
        { value: '60', label: { en: '60 days', lt: '60 dienų' } },
      ],
    },
    {
      number: 14,
      key: 'monthly_fee_time',
      type: 'radio',
      visibleWhen: { key: 'payment_structure', in: ['retainer'] },
      topic: 'invoices',
      label: { en: 'When the monthly fee is invoiced', lt: 'Kada išrašoma mėnesio sąskaita' },
      description: {
        en: 'Before the month that it pays for, or after it.',
        lt: 'Prieš mėnesį, už kurį mokama, ar po jo.',
      },
      options: [
        {
          value: 'usual',
          label: {
            en: 'As usual: in advance, and at the end where the contract favours the client',
            lt: 'Kaip įprasta: iš anksto, o klientui palankioje sutartyje – mėnesio pabaigoje',
          },
          isDefault: true,
        },
        {
          value: 'start',
          label: { en: 'In advance, on the first day of the month', lt: 'Iš anksto, pirmąją mėnesio dieną' },
        },
        { value: 'end', label: { en: 'At the end of the month', lt: 'Mėnesio pabaigoje' } },
      ],
    },
    {
      number: 7,
      key: 'late_interest',
      type: 'select',
      topic: 'invoices',
      label: { en: 'Interest for late payment', lt: 'Palūkanos už vėlavimą mokėti' },
      description: {
        en: 'What is added when the client pays late. Under “Other” give the percentage a day, for example 0.03.',
        lt: 'Kiek pridedama klientui pavėlavus mokėti. Pasirinkę „Kita“ nurodykite procentą per dieną, pvz., 0,03.',
      },
      options: [
        {
          value: 'statutory',
          label: { en: 'The rate set by law', lt: 'Įstatymo nustatyto dydžio palūkanos' },
          isDefault: true,
        },
        { value: '0.02', label: { en: '0.02% a day', lt: '0,02 % per dieną' } },
        { value: '0.05', label: { en: '0.05% a day', lt: '0,05 % per dieną' } },
        { value: 'none', label: { en: 'Nothing in the contract', lt: 'Sutartyje nenumatyti' } },
      ],
    },
    {
      number: 8,
      key: 'expenses',
      type: 'radio',
      topic: 'expenses',
      label: { en: 'Expenses', lt: 'Išlaidos' },
      description: {
        en: 'Travel, licences, printing, advertising budget and the like.',
        lt: 'Kelionės, licencijos, spauda, reklamos biudžetas ir panašiai.',
      },
      options: [
        {
          value: 'approved',
          label: {
            en: 'Paid by the client if approved beforehand',
            lt: 'Jeigu iš anksto suderintos, moka klientas',
          },
          isDefault: true,
        },
        {
          value: 'capped',
          label: { en: 'Paid by the client up to a limit', lt: 'Moka klientas, bet ne daugiau nei riba' },
        },
        { value: 'included', label: { en: 'Included in the price', lt: 'Įskaičiuotos į kainą' } },
      ],
    },
    {
      number: 9,
      key: 'expense_cap',
      type: 'number',
      visibleWhen: { key: 'expenses', in: ['capped'] },
      topic: 'expenses',
      label: { en: 'Limit of expenses', lt: 'Išlaidų riba' },
      description: {
        en: 'The most that may be spent without a new approval.',
        lt: 'Daugiausia, kiek galima išleisti be naujo patvirtinimo.',
      },
      placeholder: { en: 'e.g. 300', lt: 'pvz., 300' },
    },
    {
      number: 10,
      key: 'vat_status',
      type: 'radio',
      topic: 'invoices',
      label: { en: 'VAT', lt: 'PVM' },
      description: {
        en: 'Whether value added tax is part of the amounts.',
        lt: 'Ar į sumas įskaičiuotas pridėtinės vertės mokestis.',
      },
      options: [
        {
          value: 'exclusive',
          label: { en: 'Added to the amounts where it applies', lt: 'Pridedamas, kai taikomas' },
          isDefault: true,
        },
        { value: 'inclusive', label: { en: 'Included in the amounts', lt: 'Įskaičiuotas į sumas' } },
        {
          value: 'not_registered',
          label: { en: 'The provider is not registered for VAT', lt: 'Paslaugų teikėjas nėra PVM mokėtojas' },
        },
      ],
    },
    {
      number: 11,
      key: 'extra_hourly_rate',
      type: 'number',
      topic: 'expenses',
      label: { en: 'Hourly rate for additional work', lt: 'Papildomų darbų valandinis įkainis' },
      description: {
        en: 'What an hour costs when the client asks for more than was agreed. Leave empty to agree on the price each time.',
        lt: 'Kiek kainuoja valanda, kai klientas prašo daugiau, nei sutarta. Jeigu dėl kainos tarsitės kiekvieną kartą, palikite tuščią.',
      },
      placeholder: { en: 'e.g. 60', lt: 'pvz., 60' },
    },
  ],
};
