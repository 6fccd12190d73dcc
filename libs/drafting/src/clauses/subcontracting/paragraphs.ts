import type { WordedWriter } from '../../writing/clause.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { worded } from '../../writing/blocks.js';
import { ANSWER_DAYS } from './answer-days.js';
import { en } from './en.js';
import { lt } from './lt.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph } = write;
  return [
    paragraph('permission', permission(terms, write)),
    paragraph(
      'responsibility',
      say(words.responsibility, {
        binding: terms.style === 'client' ? words.binding.client : words.binding.otherwise,
        duties: duties(write),
      }),
    ),
  ];
});

/** What they owe besides the rights in their work, as far as the contract has it. */
function duties({ words, say, ref, has }: Write): Inline[] {
  const secrecy = has('confidentiality') ? say(words.secrecy, { duties: ref('confidentiality.duties') }) : [];
  if (!has('data-protection')) return secrecy.length === 0 ? [] : say(words.secrecyAlone, { secrecy });
  return say(words.both, {
    secrecy,
    comma: secrecy.length === 0 ? '' : ', ',
    subprocessors: ref('data-protection.subprocessors'),
  });
}

const permission = ({ subcontracting, style }: Terms, { words, say, format }: Write): Inline[] =>
  subcontracting === 'allowed'
    ? say(words.allowed, { notice: words.notice[style] })
    : say(words.consent, {
        answer: say(words.answer[style], { days: format.count(ANSWER_DAYS, 'working-day') }),
      });
