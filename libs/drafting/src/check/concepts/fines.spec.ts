import { describeFound } from '../../../test/one-clause.js';

describeFound({
  'liquidated-damages.one-way': [
    {
      language: 'en',
      heading: 'Other engagements',
      hostile: [
        'The Contractor shall pay the Company £10,000 for each breach of this clause 5, as a debt.',
        'For each breach of clause 5 the Contractor shall pay a penalty of £10,000.',
        'If the Contractor breaches clause 5, she shall pay £3,000.',
        'In the event of a breach of this ban the Contractor owes the Company EUR 5,000.',
        'Should the Contractor violate this restriction, the Contractor shall pay a sum of EUR 2,500.',
        'Upon any violation of the exclusivity the Contractor pays the Company a fine of €4,000.',
        'Interest for delay applies only to the Contractor.',
        'Only the Contractor pays penalties for delay.',
      ],
      fair: [
        'For each breach of this clause either party pays the other EUR 1,000.',
        'If the Contractor breaches this clause, the Company may end the contract.',
        'The Contractor is not obliged to pay any sum for a breach of this clause.',
        'For a breach of this clause each party answers for the loss that it has caused.',
        'Interest for delay applies to both parties.',
        'If the Company breaches this clause, it pays the Contractor EUR 1,000.',
        'The penalty applies only to the Company.',
        'For a breach of the licence the Company pays the Contractor EUR 2,000.',
      ],
    },
    {
      language: 'lt',
      heading: 'Kiti įsipareigojimai',
      hostile: [
        'Už šio punkto pažeidimą Vykdytojas moka 5 000 eurų baudą.',
        'Už kiekvieną pažeidimą Vykdytojas sumoka Užsakovui 3 000 Eur.',
        'Pažeidęs šį punktą, Vykdytojas sumoka 5 000 eurų baudą.',
        'Vykdytojas moka 2 000 Eur baudą už kiekvieną šio draudimo pažeidimą.',
        'Vėluojant mokami 0,05 procento delspinigiai už kiekvieną dieną, taikomi tik Vykdytojui.',
        'Tik Vykdytojas moka delspinigius už vėlavimą.',
        'Netesybos taikomos tik Vykdytojui.',
      ],
      fair: [
        'Už šio punkto pažeidimą kiekviena šalis moka 500 Eur.',
        'Pažeidus šį punktą, Užsakovas sumoka Vykdytojui 500 Eur.',
        'Vėluojant mokami 0,05 procento delspinigiai už kiekvieną dieną, taikomi abiem šalims.',
        'Vykdytojas neprivalo mokėti baudos už šio punkto pažeidimą.',
        'Netesybos taikomos tik Užsakovui.',
        'Delspinigiai taikomi ne tik Vykdytojui, bet ir Užsakovui.',
        'Už šio punkto pažeidimą Vykdytojas atsako bendra tvarka.',
      ],
    },
  ],
  'confidentiality.penalty': [
    {
      language: 'en',
      heading: 'Secrecy',
      hostile: [
        'For each disclosure the Contractor shall pay a penalty of EUR 10,000.',
        'For each breach of confidentiality the Contractor pays EUR 5,000.',
        'The Contractor shall pay a fine of EUR 3,000 for every breach of this secrecy.',
      ],
      fair: ['For a breach of secrecy each party makes good the loss that it has caused.'],
    },
    {
      language: 'en',
      heading: 'Other engagements',
      hostile: [],
      fair: [
        'The Contractor shall pay the Company £10,000 for each breach of this clause 5, as a debt.',
        'For two years after the end the Contractor works for no competitor. For each breach the Contractor pays EUR 5,000.',
      ],
    },
    {
      language: 'lt',
      heading: 'Kiti įsipareigojimai',
      hostile: [
        'Vykdytojas neatskleidžia Užsakovo paslapčių. Pažeidęs šį punktą, Vykdytojas sumoka 5 000 eurų baudą.',
        'Už kiekvieną konfidencialumo pažeidimą Vykdytojas moka 2 000 Eur baudą.',
      ],
      fair: [
        'Dvejus metus Vykdytojas nedirba kitiems. Pažeidęs šį punktą, Vykdytojas sumoka 5 000 eurų baudą.',
        'Už šio punkto pažeidimą Vykdytojas moka 5 000 eurų baudą.',
      ],
    },
  ],
});
