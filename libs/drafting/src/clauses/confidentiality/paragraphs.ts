import type { WordedWriter, Written } from '../../writing/clause.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { NAMING_DAYS, RETURN_DAYS } from './periods.js';
import { needsImmunityNotice } from './whistle-blower.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, format, ref, has } = write;
  const mutual = terms.confidentiality.kind === 'mutual';
  const owner = mutual ? words.owner.mutual : words.owner.otherwise;
  const recipient = mutual ? words.recipient.mutual : words.recipient.otherwise;
  const showsPortfolio = has('credit-portfolio') && terms.portfolio !== 'forbidden';
  const quality = say(words.quality[terms.style], { days: format.count(NAMING_DAYS, 'working-day') });

  return [
    paragraph(
      'definition',
      say(words.definition, {
        discloser: mutual ? words.discloser.mutual : words.discloser.otherwise,
        receiver: mutual ? words.receiver.mutual : words.receiver.otherwise,
        quality,
      }),
    ),
    paragraph('duties', say(words.duties, { use: mutual ? words.use.mutual : words.use.otherwise })),
    paragraph(
      'exclusions',
      say(words.exclusions, {
        recipient,
        showing: showsPortfolio ? say(words.showing, { portfolio: ref('credit-portfolio.portfolio') }) : '',
      }),
    ),
    paragraph('compelled', say(words.compelled, { recipient, owner })),
    ...when(needsImmunityNotice(terms), () => immunityNotice(write)),
    paragraph(
      'return',
      say(words.return, {
        recipient,
        days: format.count(RETURN_DAYS, 'working-day'),
        confirmation: terms.style === 'client' ? words.confirmation : '',
      }),
    ),
    paragraph(
      'duration',
      say(words.duration, {
        years: format.count(terms.confidentiality.years, 'year'),
        tradeSecrets: terms.style === 'freelancer' ? '' : words.tradeSecrets,
      }),
    ),
  ];
});

const immunityNotice = ({ words, say, paragraph }: Write): readonly Written[] => [
  paragraph('immunity', say(words.immunity), [say(words.inConfidence), say(words.underSeal)]),
  paragraph('retaliation', say(words.retaliation)),
];
