import { describeRules } from '../../../test/check-rules.js';

describeRules('acceptance', [
  [
    'acceptance.subjective',
    'en',
    'Whether the website is good enough is for the Client alone to decide.',
    'Whether the website is good enough is not for the Client alone to decide, but for an expert.',
  ],
  [
    'acceptance.subjective',
    'lt',
    'Ar svetainė padaryta tinkamai, sprendžia vien Užsakovas.',
    'Ar svetainė padaryta tinkamai, sprendžia abiejų šalių pasirinktas ekspertas, o ne vien Užsakovas.',
  ],
  [
    'acceptance.subjective',
    'en',
    'The Client accepts the website in its sole discretion.',
    "We're happy to speak to you, the Client, about the work on the phone.",
  ],
  [
    'acceptance.subjective',
    'lt',
    'Sąskaita apmokama, kai Užsakovas savo nuožiūra patvirtina svetainę.',
    'Sąskaita apmokama, kai Užsakovas patvirtina 1 priedą atitinkančią svetainę.',
  ],
  [
    'acceptance.open-ended',
    'en',
    'The Client accepts the deliverables in writing when it has reviewed them.',
    'Client has [7] days to review and accept deliverables in writing.',
  ],
  [
    'acceptance.open-ended',
    'en',
    'The Client accepts the deliverables in writing when it has reviewed them.',
    'Each SOW will specify the deliverables and the written acceptance criteria.',
  ],
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
