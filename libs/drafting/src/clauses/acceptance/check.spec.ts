import { describeRules } from '../../../test/check-rules.js';

describeRules('acceptance', [
  [
    'acceptance.subjective',
    'en',
    'The Client pays when it is fully satisfied with the work.',
    'The Client accepts the work when it matches the description.',
  ],
  [
    'acceptance.subjective',
    'lt',
    'Darbas priimamas, kai Užsakovas juo patenkintas.',
    'Darbas priimamas, kai atitinka aprašymą.',
  ],
  [
    'acceptance.open-ended',
    'en',
    'The Client accepts the deliverables in writing.',
    'The Client accepts the deliverables in writing within 7 days.',
  ],
  [
    'acceptance.open-ended',
    'lt',
    'Užsakovas rezultatą priima raštu.',
    'Užsakovas rezultatą priima raštu per 7 dienas.',
  ],
  [
    'acceptance.missing',
    'en',
    'The Contractor will build a website.',
    'The Contractor will build a website. The Client accepts the website in writing within 7 days.',
  ],
  [
    'acceptance.missing',
    'lt',
    'Vykdytojas sukuria svetainę.',
    'Vykdytojas sukuria svetainę. Užsakovas ją priima raštu per 7 dienas, jei svetainė atitinka aprašymą.',
  ],
]);
