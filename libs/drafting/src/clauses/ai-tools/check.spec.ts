import { describeRules } from '../../../test/check-rules.js';

describeRules('ai-tools', [
  [
    'ai-tools.originality',
    'lt',
    'Vykdytojas gali naudoti dirbtinio intelekto įrankius ir garantuoja, kad kiekvienas sakinys yra originalus.',
    'Vykdytojas gali naudoti dirbtinio intelekto įrankius ir garantuoja, kad, kiek jam žinoma, tekstas yra originalus.',
  ],
  [
    'ai-tools.missing',
    'en',
    'The Client pays EUR 900.',
    'AI transcription tools may be used if the Contractor checks the result.',
  ],
  [
    'ai-tools.originality',
    'en',
    'The Contractor may use generative AI. The Contractor warrants that the work is entirely original.',
    'The Contractor may use generative AI. The work is original as far as the Contractor knows.',
  ],
  [
    'ai-tools.originality',
    'lt',
    'Vykdytojas gali naudoti dirbtinio intelekto įrankius. Vykdytojas garantuoja, kad darbas visiškai originalus.',
    'Vykdytojas gali naudoti dirbtinio intelekto įrankius. Kiek Vykdytojui žinoma, darbas originalus.',
  ],
  [
    'ai-tools.missing',
    'en',
    'The Client pays EUR 900.',
    'The Contractor may use AI tools and reviews the result.',
  ],
  [
    'ai-tools.missing',
    'lt',
    'Užsakovas moka 900 Eur.',
    'Vykdytojas gali naudoti dirbtinio intelekto įrankius.',
  ],
]);
