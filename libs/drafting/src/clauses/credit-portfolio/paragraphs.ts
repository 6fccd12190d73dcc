import type { WordedWriter, Written } from '../../writing/clause.js';
import { makesWorks } from '../../terms/engagement.js';
import { legalSystem } from '../../terms/jurisdiction.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { allowsWaiver } from './rules.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => [
  ...when(makesWorks(terms), () => [moralRights(terms, write)]),
  write.paragraph('portfolio', portfolio(terms, write)),
]);

function moralRights(terms: Terms, { words, say, text, paragraph }: Write): Written {
  const { style, workType } = terms;
  const credit = (workType === 'copywriting' ? words.byLine : words.credit)[style];
  return paragraph('moral-rights', text`${rights(terms, { words, say })} ${credit}`);
}

function rights(terms: Terms, { words, say }: Pick<Write, 'words' | 'say'>): Inline[] {
  if (terms.style === 'client') return say(allowsWaiver(terms) ? words.waiver : words.changes);
  const isLithuanian = legalSystem(terms.governingLaw) === 'lithuanian';
  return say(words.moralRights, { limit: isLithuanian ? words.limit.lithuanian : words.limit.otherwise });
}

function portfolio({ portfolio: right, style }: Terms, { words, say }: Write): Inline[] {
  const { limits } = words;
  switch (right) {
    case 'allowed':
      return say(words.allowed, { accepted: style === 'freelancer' ? '' : words.accepted, limits });
    case 'after-publication':
      return say(words.afterPublication, { limits });
    case 'forbidden':
      return say(words.forbidden, { goodReason: style === 'freelancer' ? words.goodReason : '' });
  }
}
