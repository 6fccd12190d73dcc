import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, ref, has }) => [
  paragraph('ownership', say(words.ownership)),
  paragraph(
    'licence',
    terms.ip === 'licence'
      ? say(words.licence.licence, {
          grant: ref('ip-ownership.grant'),
          exclusively: terms.style === 'client' ? words.exclusively : '',
        })
      : say(words.licence.otherwise, { licence: words.licenceByStyle[terms.style] }),
  ),
  paragraph('third-party', say(words.thirdParty, { thirdParty: words.thirdPartyByWork[terms.workType] })),
  ...when(terms.workType === 'web_development', () => [paragraph('open-source', say(words.openSource))]),
  ...when(terms.style === 'client', () => [paragraph('approval', say(words.approval))]),
  paragraph('know-how', say(words.knowHow, { secrecy: has('confidentiality') ? words.secrecy : '' })),
]);
