import { runsOn } from '../../terms/engagement.js';
import type { WordedWriter } from '../../writing/clause.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { latePaymentRegime, type LatePaymentRegime, PATIENCE_DAYS } from './regime.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, format } = write;
  const regime = latePaymentRegime(terms.governingLaw);
  const patience = format.count(PATIENCE_DAYS[terms.style], 'calendar-day');
  return [
    paragraph('interest', interest(terms, regime, write)),
    ...when(terms.lateInterest.kind !== 'none' && terms.style !== 'client', () => [
      paragraph('recovery', say(words.recovery, { fixedSum: words.fixedSum[regime] })),
    ]),
    paragraph('suspension', say(words.suspension, { patience, dates: runsOn(terms) ? '' : words.dates })),
  ];
});

function interest(terms: Terms, regime: LatePaymentRegime, { words, say, format }: Write): Inline[] {
  const { lateInterest } = terms;
  switch (lateInterest.kind) {
    case 'statutory':
      return say(words.statutoryRate, { statutory: words.statutory[regime] });
    case 'daily': {
      const rate = say(words.dailyRate, { percent: format.percent(lateInterest.percent) });
      return regime === 'none' || terms.style === 'client' ? rate : say(words.higherStatutory, { rate });
    }
    case 'none':
      return say(words.noRate);
  }
}
