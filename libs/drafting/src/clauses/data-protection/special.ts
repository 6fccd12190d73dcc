import type { WordedWriter, Written } from '../../writing/clause.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { isCreative } from '../../terms/engagement.js';
import { listed, when } from '../../writing/blocks.js';
import type { en } from './en.js';
import type { lt } from './lt.js';
import { regimes } from './regimes.js';

type Write = WordedWriter<typeof en | typeof lt>;

/** Article 28(3) of the GDPR wants the people named whose data are processed. */
export function otherPeople({ specialData }: Terms, { words }: Write): string {
  const { people } = words.special;
  if (specialData.length === 0) return '';
  if (!specialData.includes('children')) return people.sensitive;
  return specialData.length === 1 ? people.children : people.both;
}

/** Ends the list of the kinds of data: what is named is agreed, all else needs consent. */
export function sensitiveKinds({ specialData }: Terms, { words, say, format }: Write): Inline[] {
  const { kinds, named, others } = words.special;
  if (specialData.length === 0) return say(others);
  return say(named, { kinds: format.list(specialData.map((kind) => kinds[kind])), others });
}

export const safeguards = (terms: Terms, write: Write): readonly Written[] => {
  const { words, say, paragraph, ref } = write;
  const { specialData } = terms;
  const { sensitive, safeguards: usual, criminal, criminalLaw, children, consent } = words.special;
  const law = criminalLaw[regimes(terms).onlyAmerican ? 'states' : 'gdpr'];
  return when(specialData.length > 0, () => [
    paragraph(
      'sensitive',
      say(sensitive, { processing: ref('data-protection.processing') }),
      listed(write, [
        ...usual,
        ...(specialData.includes('criminal') ? [say(criminal, { law })] : []),
        ...(specialData.includes('children') ? [isCreative(terms) ? children : consent] : []),
      ]),
    ),
  ]);
};
