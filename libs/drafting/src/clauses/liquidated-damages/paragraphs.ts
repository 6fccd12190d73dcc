import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import type { Terms } from '../../terms/terms.js';
import { RATES } from './rates.js';

/** What the sums are a percentage of: each way of paying names the price of what is late in its own way. */
function baseOf({ payment: { structure }, milestones }: Terms): keyof typeof en.part {
  if (structure === 'milestones' && milestones.length > 0) return 'stage';
  if (structure === 'hourly') return 'hours';
  return structure === 'retainer' || structure === 'commission' ? 'month' : 'whole';
}

/** In a month without sales no commission is due that they could be a part of: then they cannot be all that is owed. */
const mayComeToNothing = ({ payment }: Terms): boolean => payment.structure === 'commission';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, format, ref, has }) => {
  const { daily, most } = RATES[terms.style];
  const base = baseOf(terms);

  return [
    paragraph(
      'provider',
      say(words.provider, {
        late: words.late[base === 'stage' ? 'stage' : 'otherwise'],
        percent: format.percent(daily),
        part: base === 'stage' ? say(words.part.stage, { stages: ref('timeline.stages') }) : words.part[base],
      }),
    ),
    paragraph('client', say(words.client)),
    paragraph('limit', say(words.limit, { percent: format.percent(most) })),
    paragraph(
      'other-remedies',
      say(words.otherRemedies, {
        effect: words.effect[mayComeToNothing(terms) || terms.style === 'client' ? 'client' : 'otherwise'],
        cap:
          has('liability-cap') && terms.liabilityCap !== 'uncapped'
            ? say(words.cap, { liabilityCap: ref('liability-cap') })
            : '',
      }),
    ),
  ];
});
