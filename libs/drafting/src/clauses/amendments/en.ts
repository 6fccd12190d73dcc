import type { ClauseText } from '../../writing.js';

export const en: ClauseText = (_terms, { text, paragraph, has, ref }) => [
  paragraph(
    'form',
    text`Amendments to this Agreement are valid only in writing and signed by both Parties; electronic signatures are enough.${
      has('change-control')
        ? text` Changes to the Services may also be agreed as clause ${ref('change-control')} provides.`
        : ''
    }`,
  ),
  paragraph(
    'not-alone',
    text`Neither Party can change this Agreement alone, for example by publishing new terms, and silence is not consent to a change.`,
  ),
];
