import type { Language } from '../model/document.js';
import type { Place, TextEdit } from './proposal.js';
import { LEFT_OUT } from './together.js';

/* What stands beside words that change because of a change elsewhere: whoever reads the file meets them without its reason. */

interface Phrases {
  /** By the number of the clause where the other change is; undefined where it has none. */
  changeTo(clause: string | undefined): string;
  out(change: string): string;
  changed(change: string): string;
  saidThere(change: string): string;
}

const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    changeTo: (clause) =>
      clause === undefined ? 'another proposed change' : `the change to clause ${clause}`,
    out: (change) =>
      `Taken out because of ${change}: left here, this sentence would contradict it or refer to nothing.`,
    changed: (change) => `Changed because of ${change}: otherwise this sentence would contradict it.`,
    saidThere: (change) => `Taken out here because ${change} says the same.`,
  },
  lt: {
    changeTo: (clause) => (clause === undefined ? 'kito siūlomo pakeitimo' : `${clause} punkto pakeitimo`),
    out: (change) =>
      `Išbraukta dėl ${change}: palikus šį sakinį, jis tam pakeitimui prieštarautų arba liktų be prasmės.`,
    changed: (change) => `Pakeista dėl ${change}: kitaip šis sakinys jam prieštarautų.`,
    saidThere: (change) => `Čia išbraukta dėl ${change}: tas pats pasakyta ten.`,
  },
};

const NUMBER = /^\s*(?:(?:article|section|clause)\s{1,3})?\(?(\d{1,3}(?:\.\d{1,3}){0,4})[.)]?\s/iu;

/** The number that somebody has typed at the head of the paragraph in which a place is. */
const clauseOf = (text: string, { start }: Place): string | undefined => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  return NUMBER.exec(text.slice(from, from + 60))?.[1];
};

/** Beside words of another sentence that `because` changes; `edits` are those made in it. */
export function takenAlong(
  text: string,
  language: Language,
  edits: readonly TextEdit[],
  because: Place | undefined,
): string {
  const { changeTo, out, changed } = PHRASES[language];
  const isOut = edits.every((edit) => edit.text === '' || edit.text === LEFT_OUT[language]);
  return (isOut ? out : changed)(changeTo(because && clauseOf(text, because)));
}

/** Beside a sentence that goes since the change `there` says the same. */
export function saidThere(text: string, language: Language, there: Place | undefined): string {
  const phrases = PHRASES[language];
  return phrases.saidThere(phrases.changeTo(there && clauseOf(text, there)));
}
