import { describeRules } from '../../../test/check-rules.js';

describeRules('termination-breach', [
  [
    'termination-breach.any-breach',
    'en',
    'The Client may terminate this Agreement upon any breach by the Contractor.',
    'Termination shall not prejudice any claim that either party has for any breach of this Agreement.',
  ],
  [
    'termination-breach.missing',
    'en',
    'The Client pays EUR 900.',
    'Either party may terminate for a material breach not remedied within 14 days.',
  ],
  [
    'termination-breach.missing',
    'lt',
    'Užsakovas moka 900 Eur.',
    'Šalis gali nutraukti sutartį dėl esminio pažeidimo.',
  ],
  [
    'termination-breach.one-sided',
    'en',
    'The Client may terminate this agreement if the Contractor is in breach.',
    'Either party may terminate this agreement if the other is in breach.',
  ],
  [
    'termination-breach.one-sided',
    'lt',
    'Užsakovas gali nutraukti sutartį, kai Vykdytojas ją pažeidžia.',
    'Kiekviena šalis gali nutraukti sutartį, kai kita šalis ją pažeidžia.',
  ],
  [
    'termination-breach.no-cure',
    'en',
    'The Client may terminate immediately if the Contractor is in breach.',
    'The Client may terminate if the Contractor does not remedy a breach within 14 days.',
  ],
  [
    'termination-breach.no-cure',
    'lt',
    'Užsakovas gali nedelsdamas nutraukti sutartį Vykdytojui ją pažeidus.',
    'Užsakovas gali nutraukti sutartį, kai Vykdytojas per 14 dienų nepašalina pažeidimo.',
  ],
  [
    'termination-breach.any-breach',
    'en',
    'The Client may terminate upon any breach.',
    'The Client may terminate upon any material breach.',
  ],
  [
    'termination-breach.any-breach',
    'lt',
    'Užsakovas gali nutraukti sutartį dėl bet kokio pažeidimo.',
    'Užsakovas gali nutraukti sutartį dėl esminio pažeidimo.',
  ],
]);
