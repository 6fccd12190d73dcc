import type { Language } from '../model/document.js';
import { withListItems } from './lists.js';
import { readParties, type Party } from './parties/read-parties.js';
import { sentences, type Sentence } from './segment.js';
import { lean } from '../reading/letters.js';

/**
 * Somebody else's contract as it is read: in `Sentence.plain` the two sides are always "provider" and "client", in Lithuanian
 * „paslaugų teikėjas“ and „klientas“ in the case that stood there. Offsets are those of the text as it is.
 */
export interface ReadContract {
  readonly text: string;
  readonly language: Language;
  readonly sentences: readonly Sentence[];
  /** The two sides as far as the text names them, and whether it leaves no doubt which is which. */
  readonly parties: readonly Party[];
  readonly isCertain: boolean;
}

/** Marks for bold, and the dots of „2026 m. kovo 16 d.“, which end nothing. */
const MARKS = /\*\*|(?<=\d{4} ?m)\.(?= )|(?<=\d ?d)\.(?=[ ,;)])/g;

/** Spaces that are not broken are spaces: each by one of the same length, so that offsets stay. */
const SPACES = /[\u00a0\u2007\u2009\u202f]/gu;

/** A row of a table is read as the sentence that it is where the same stands in lines: "Price – EUR 900 (3.1)". */
const REFERENCES = /(?: \|[ \d.,]+| \((?:\d{1,2}(?:\.\d{1,2}){1,3}(?:, )?)+\))$/u;
const asSentence = (plain: string): string => plain.replace(REFERENCES, '').replaceAll(' | ', ' - ');

export function readContract(text: string, { language }: { readonly language: Language }): ReadContract {
  const typed = text.replaceAll(SPACES, ' ');
  const { parties, isCertain, rename } = readParties(typed, language);
  const read = withListItems(typed, sentences(typed)).map((sentence) => ({
    ...sentence,
    plain: rename(asSentence(sentence.plain.replaceAll(MARKS, ''))),
  }));
  return { text, language, sentences: read, parties, isCertain };
}

const SIDES: Readonly<Record<Language, readonly [RegExp, string, string]>> = {
  en: [lean(/(?<!\p{L})(?:provider|client)(?=(?:'?s)?(?!\p{L}))/gu), 'provider', 'client'],
  lt: [lean(/(?<!\p{L})(?:paslaugų teikėj|klient)(?=\p{L}{1,4}(?!\p{L}))/gu), 'paslaugų teikėj', 'klient'],
};

/** A sentence as it is for the other side: each of the two by the name of the other. */
export function turnedSentence(plain: string, language: Language): string {
  const [words, provider, client] = SIDES[language];
  return plain.replace(words, (word) => (word === provider ? client : provider));
}

/** The same contract for a reader who is the one that seemed to pay. */
export function turnedRound(contract: ReadContract): ReadContract {
  return {
    ...contract,
    parties: contract.parties.map((party) => ({
      ...party,
      side: party.side === 'provider' ? 'client' : 'provider',
    })),
    sentences: contract.sentences.map((sentence) => {
      const plain = turnedSentence(sentence.plain, contract.language);
      return plain === sentence.plain ? sentence : { ...sentence, plain };
    }),
  };
}
