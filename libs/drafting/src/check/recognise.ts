import { sentenceFeatures, signFeatures } from './features.js';
import type { Provision, Recogniser, Span } from './recogniser.js';
import { isCandidate } from './recogniser.js';
import { RECOGNISERS } from './recognisers.js';
import { sentences } from './segment.js';
import { readModel, type Model } from './weights/model.js';
import { WEIGHTS } from './weights/weights.js';

interface Trained {
  readonly recogniser: Recogniser;
  readonly model: Model;
}

const TRAINED: readonly Trained[] = RECOGNISERS.map((recogniser) => {
  const written = WEIGHTS[recogniser.provision];
  if (written === undefined) throw new Error(`No weights for ${recogniser.provision}`);
  return { recogniser, model: readModel(written) };
});

const CERTAIN = Number.MAX_SAFE_INTEGER;
/** At most so many places are given for one provision: the surest, in the order of the text. */
const MOST_PLACES = 12;

/** Where each kind of provision stands in the text. A provision that is not found has no key. */
export function recognise(text: string): Record<Provision, Span[]> {
  const places: Record<Provision, { span: Span; score: number }[]> = {};
  for (const sentence of sentences(text)) {
    const candidates = TRAINED.filter(({ recogniser }) => isCandidate(recogniser, sentence));
    if (candidates.length === 0) continue;
    const features = [...sentenceFeatures(sentence)];
    for (const { recogniser, model } of candidates) {
      const score = recogniser.certain?.test(sentence.plain)
        ? CERTAIN
        : model.score([...features, ...signFeatures(recogniser, sentence)]);
      if (score < model.threshold) continue;
      (places[recogniser.provision] ??= []).push({ span: [sentence.start, sentence.end], score });
    }
  }
  return Object.fromEntries(
    RECOGNISERS.flatMap(({ provision }) => {
      const found = places[provision];
      if (found === undefined) return [];
      const surest = found.sort((a, b) => b.score - a.score).slice(0, MOST_PLACES);
      return [[provision, surest.map(({ span }) => span).sort((a, b) => a[0] - b[0])]];
    }),
  );
}
