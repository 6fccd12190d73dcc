import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { RATES } from './rates.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, format, ref, has }) => {
  const { daily, most } = RATES[terms.style];
  const inStages = terms.payment.structure === 'milestones' && terms.milestones.length > 0;

  return [
    paragraph(
      'provider',
      say(words.provider, {
        late: words.late[inStages ? 'stage' : 'otherwise'],
        percent: format.percent(daily),
        part: inStages ? say(words.part.stage, { stages: ref('timeline.stages') }) : words.part.otherwise,
      }),
    ),
    paragraph('client', say(words.client)),
    paragraph('limit', say(words.limit, { percent: format.percent(most) })),
    paragraph(
      'other-remedies',
      say(words.otherRemedies, {
        effect: terms.style === 'client' ? words.effect.client : words.effect.otherwise,
        cap:
          has('liability-cap') && terms.liabilityCap !== 'uncapped'
            ? say(words.cap, { liabilityCap: ref('liability-cap') })
            : '',
      }),
    ),
  ];
});
