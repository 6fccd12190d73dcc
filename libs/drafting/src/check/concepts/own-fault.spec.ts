import { describeFound } from '../../../test/one-clause.js';

/* What needs somebody else, something broken, or something that one had before. */
describeFound({
  'liability-cap.for-others': [
    {
      language: 'en',
      heading: 'Responsibility',
      hostile: [
        'The Contractor is liable for the acts and errors of the hosting provider, of other contractors and of the Company’s own staff.',
        'The Contractor is responsible for all errors, including those of third parties that the Company has engaged.',
      ],
      fair: [
        'The Contractor answers for errors that she has overlooked.',
        'The Contractor is responsible for her own errors and makes good the losses that they cause to the Company.',
        'The Contractor is liable for defects of the illustrations.',
      ],
    },
    {
      language: 'lt',
      heading: 'Atsakomybė',
      hostile: [
        'Vykdytojas atsako už prieglobos paslaugų teikėjo, kitų rangovų ir Užsakovo darbuotojų klaidas.',
      ],
      fair: [
        'Vykdytojas atsako už klaidas, kurių nepastebėjo, ir atlygina dėl jų Užsakovo patirtus nuostolius.',
        'Vykdytojas atsako už savo klaidas.',
        'Vykdytojas atsako už nuotraukų trūkumus ir atlygina jų sukeltus nuostolius.',
      ],
    },
  ],
  'termination-breach.any-breach': [
    {
      language: 'en',
      heading: 'Ending',
      hostile: ['The Company may terminate at once for any breach, however small.'],
      fair: [
        'The Company may end this contract at any time by e-mail with immediate effect.',
        'The Company may end this contract for any reason without notice.',
        'The Company may end this contract at any moment with immediate effect and takes over the files.',
      ],
    },
    {
      language: 'lt',
      heading: 'Nutraukimas',
      hostile: [],
      fair: [
        'Užsakovas gali bet kada nedelsdamas nutraukti sutartį.',
        'Užsakovas gali nutraukti sutartį bet kuriuo metu be įspėjimo.',
      ],
    },
  ],
  'background-materials.swept-in': [
    {
      language: 'en',
      heading: 'Rights',
      hostile: [
        'All tools and templates of the Contractor that were made before this contract pass to the Company.',
      ],
      fair: [
        'The test scenarios and reports made by the Contractor become the property of the Company on delivery.',
        'The results of the consultations are the property of the Company when they are delivered.',
      ],
    },
    {
      language: 'lt',
      heading: 'Teisės',
      hostile: ['Vykdytojo anksčiau sukurti šablonai ir įrankiai pereina Užsakovui.'],
      fair: [
        'Vykdytojo sukurti testavimo scenarijai ir ataskaitos tampa Užsakovo nuosavybe nuo jų perdavimo.',
        'Konsultacijų rezultatai yra Užsakovo nuosavybė nuo jų pateikimo.',
      ],
    },
  ],
});
