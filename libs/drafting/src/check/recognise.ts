import { contextFeatures, sentenceFeatures, signFeatures } from './features.js';
import type { Provision, Recogniser, Span } from './recogniser.js';
import { isCandidate } from './recogniser.js';
import { RECOGNISERS } from './recognisers.js';
import { sentences } from './segment.js';
import { numbersOf, readModel, SURENESS, type Model } from './weights/model.js';
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

/** At most so many places are given for one provision: the surest, in the order of the text. */
const MOST_PLACES = 12;

interface Place {
  readonly span: Span;
  readonly score: number;
  readonly isCertain: boolean;
}

/** The places of a provision when the contract has it, none otherwise. */
function quoted(places: readonly Place[], model: Model): Span[] {
  const isCertain = places.some((place) => place.isCertain);
  const scores = places.map(({ score }) => score);
  if (!isCertain && !SURENESS.isEnough(SURENESS.surest(scores), model)) return [];
  const [first, ...rest] = [...places].sort(
    (a, b) => Number(b.isCertain) - Number(a.isCertain) || b.score - a.score,
  );
  const enough = SURENESS.enoughToQuote(model);
  return [first, ...rest.filter((place) => place.isCertain || place.score >= enough)]
    .flatMap((place) => (place === undefined ? [] : [place.span]))
    .slice(0, MOST_PLACES)
    .sort((a, b) => a[0] - b[0]);
}

/** Where each kind of provision stands in the text. A provision that is not found has no key. */
export function recognise(text: string): Record<Provision, Span[]> {
  const places = new Map<Provision, Place[]>(RECOGNISERS.map(({ provision }) => [provision, []]));
  const all = sentences(text);
  all.forEach((sentence, at) => {
    const candidates = TRAINED.filter(({ recogniser }) => isCandidate(recogniser, sentence));
    if (candidates.length === 0) return;
    const features = numbersOf([...sentenceFeatures(sentence), ...contextFeatures(all, at)]);
    for (const { recogniser, model } of candidates) {
      places.get(recogniser.provision)?.push({
        span: [sentence.start, sentence.end],
        score: model.score([...features, ...numbersOf(signFeatures(recogniser, sentence))]),
        isCertain: recogniser.certain?.test(sentence.plain) === true,
      });
    }
  });
  return Object.fromEntries(
    TRAINED.flatMap(({ recogniser: { provision }, model }) => {
      const spans = quoted(places.get(provision) ?? [], model);
      return spans.length === 0 ? [] : [[provision, spans]];
    }),
  );
}
