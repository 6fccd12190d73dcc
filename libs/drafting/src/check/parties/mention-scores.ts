import type { Language } from '../../model/document.js';
import { bytesOf } from '../bytes.js';
import type { MentionFeatures } from './mentions.js';
import { WEIGHTS } from './weights.js';
import type { WrittenMentions } from './written-mentions.js';

type Weights = ReadonlyMap<number, readonly [party: number, client: number]>;
interface Scorer {
  readonly party: number;
  readonly client: number;
  readonly weights: Weights;
}

const ENTRY = 6;

function read({ party, client, step, entries }: WrittenMentions): Scorer {
  const bytes = bytesOf(entries);
  const view = new DataView(bytes.buffer);
  const weights = new Map<number, readonly [number, number]>();
  for (let at = 0; at < bytes.length; at += ENTRY)
    weights.set(view.getInt32(at), [view.getInt8(at + 4) * step, view.getInt8(at + 5) * step]);
  return { party, client, weights };
}

/** What a word is called says less of an unknown contract than what stands around it. */
const SHARES = [
  ['around', 1],
  ['own', 0.35],
] as const;

const scorers = new Map<Language, Readonly<Record<keyof MentionFeatures, Scorer>>>();

function scorersOf(language: Language): Readonly<Record<keyof MentionFeatures, Scorer>> {
  let known = scorers.get(language);
  if (known === undefined) {
    known = { around: read(WEIGHTS[language].around), own: read(WEIGHTS[language].own) };
    scorers.set(language, known);
  }
  return known;
}

/** How likely a mention names a party (positive), and how far it is the one who pays (positive) or who works (negative). */
export function scoreMention(
  features: MentionFeatures,
  language: Language,
): { readonly party: number; readonly client: number } {
  let party = 0;
  let client = 0;
  const known = scorersOf(language);
  for (const [group, share] of SHARES) {
    const scorer = known[group];
    let [p, c] = [scorer.party, scorer.client];
    for (const feature of features[group]) {
      const weights = scorer.weights.get(feature);
      if (weights === undefined) continue;
      p += weights[0];
      c += weights[1];
    }
    party += share * p;
    client += share * c;
  }
  return { party, client };
}
