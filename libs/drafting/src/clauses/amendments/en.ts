import type { ClauseText } from '../../writing.js';

export const en: ClauseText = ({ style }, { text, paragraph, ref }) => [
  paragraph(
    'form',
    text`Amendments to this Agreement are valid only in writing and signed by both Parties; electronic signatures are enough. The Services may also be changed as clause ${ref(style === 'client' ? 'change-control.instruction' : 'change-control.agreement')} provides. Apart from that, neither Party can change this Agreement alone, for example by publishing new terms, and silence is not consent to a change.`,
  ),
];
