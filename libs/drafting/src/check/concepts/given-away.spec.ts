import { describeFound } from '../../../test/one-clause.js';

describeFound({
  'acceptance.long-review': [
    {
      language: 'en',
      heading: 'Acceptance',
      hostile: [
        'The Company shall review each document within 30 business days of delivery.',
        'The Company checks the illustrations within 60 days.',
        'The Company has 45 days to review the work.',
        'Within a period of 40 days the Company shall inspect and accept the deliverables.',
        'The Company gives its comments within two months after delivery.',
        'The Company has six weeks for its review.',
      ],
      fair: [
        'The Company shall review each document within 10 business days of delivery.',
        'The Company checks the invoice within 30 days.',
        'The Company pays within 30 days after it has accepted the work.',
        'The Company reports hidden defects within 60 days.',
        'The Company accepts the work within two weeks.',
        'The Company tests the site within 5 days; the Contractor has 30 days to mend it.',
      ],
    },
    {
      language: 'lt',
      heading: 'Priėmimas',
      hostile: [
        'Užsakovas iliustracijas patikrina per 60 dienų.',
        'Užsakovas peržiūri kiekvieną dokumentą per 30 darbo dienų nuo jo gavimo.',
        'Užsakovas per 45 dienas įvertina darbą ir pateikia pastabas.',
        'Užsakovas darbą priima per du mėnesius.',
        'Užsakovas turi patikrinti rezultatą per 6 savaites.',
        'Per 40 dienų nuo perdavimo Užsakovas apžiūri darbą.',
      ],
      fair: [
        'Užsakovas iliustracijas patikrina per 10 dienų.',
        'Užsakovas sąskaitą patikrina per 30 dienų.',
        'Užsakovas sumoka per 30 dienų, kai priima darbą.',
        'Apie paslėptus trūkumus Užsakovas praneša per 60 dienų.',
        'Užsakovas darbą priima per dvi savaites.',
        'Užsakovas pastabas pateikia per 15 darbo dienų.',
      ],
    },
  ],
  'acceptance.silence-rejects': [
    {
      language: 'en',
      heading: 'Acceptance',
      hostile: ['If the Company does not answer within ten days, the report is deemed rejected.'],
      fair: [
        'If the Company does not answer within ten days, the report is deemed accepted.',
        'Subcontracting needs the Client’s prior written consent, which is refused only for a good reason and is taken to be given if the Client does not answer a written request within 5 working days.',
      ],
    },
    {
      language: 'lt',
      heading: 'Priėmimas',
      hostile: [
        'Per šį laiką pastabų nepateikus, ataskaita laikoma nepriimta.',
        'Atsakymo negavus, projektas laikomas nepriimtu.',
        'Patvirtinimo neatsiuntus, iliustracijos laikomos atmestomis.',
      ],
      fair: [
        'Per šį laiką pastabų nepateikus, ataskaita laikoma priimta.',
        'Atsakymo negavus, projektas laikomas priimtu.',
        'Atsakymo negavus, pasiūlymas laikomas nepriimtu.',
      ],
    },
  ],
  'background-materials.swept-in': [
    {
      language: 'en',
      heading: 'Rights',
      hostile: [
        'The Contractor assigns her templates and tools to the Company and receives a non-exclusive licence to use them.',
        'The Contractor transfers her own fonts and brushes to the Company.',
        'The Contractor hereby assigns all her tools and libraries to the Company.',
        'The Contractor’s templates and methods become the property of the Company.',
        'The Contractor’s own tools pass to the Company on signature.',
        'The Contractor cedes her know-how to the Company.',
      ],
      fair: [
        'The Contractor keeps her templates and tools and grants the Company a non-exclusive licence to use them.',
        'The Contractor does not assign her tools to the Company.',
        'The Company’s templates and fonts remain the property of the Company.',
        'The Contractor returns the tools to the Company.',
        'The Contractor assigns the illustrations to the Company; her tools stay with her.',
        'The Contractor grants the Company a licence to her tools.',
      ],
    },
    {
      language: 'lt',
      heading: 'Teisės',
      hostile: [
        'Teisės į iliustracijas, eskizus ir ankstesnius Vykdytojo darbus pereina Užsakovui.',
        'Ankstesni Vykdytojo kūriniai atitenka Užsakovui.',
        'Vykdytojas perleidžia Užsakovui savo šablonus ir įrankius.',
        'Vykdytojo šablonai ir įrankiai tampa Užsakovo nuosavybe.',
        'Vykdytojas savo įrankius perduoda Užsakovui nuosavybėn.',
        'Užsakovui pereina ir ankstesni Vykdytojo piešiniai bei šablonai, taip pat jo ankstesni kūriniai.',
      ],
      fair: [
        'Vykdytojo šablonai ir įrankiai lieka Vykdytojui.',
        'Ankstesni Vykdytojo darbai lieka Vykdytojui, Užsakovas gauna teisę jais naudotis.',
        'Vykdytojas savo šablonų Užsakovui neperleidžia.',
        'Vykdytojas grąžina Užsakovui jo įrankius.',
        'Ankstesnių etapų darbai pereina Užsakovui, kai už juos sumokama.',
        'Vykdytojas suteikia Užsakovui licenciją naudotis savo šablonais.',
      ],
    },
  ],
});
