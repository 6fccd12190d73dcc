import { HIDDEN_MAX, SAMPLE_LENGTH, type HiddenPassage, type HidingWay } from './extraction.js';
import { cleaned } from './clean.js';

/* A title or a name is no hiding place; a sentence is. */
const SENTENCE_WORDS = 8;

/** What was found hidden in one file: some passages, each by how it begins. */
export class HiddenNotes {
  private readonly passages: { way: HidingWay; sample: string }[] = [];

  get found(): readonly HiddenPassage[] {
    return this.passages.map(({ way, sample }) => ({ way, sample: sample.trim().slice(0, SAMPLE_LENGTH) }));
  }

  /** Pieces that follow one another in the same way are one passage. */
  add(way: HidingWay, text: string): void {
    const words = cleaned(text.slice(0, 4 * SAMPLE_LENGTH)).replace(/\s+/g, ' ');
    if (words.trim() === '') return;
    const last = this.passages.at(-1);
    if (last?.way === way) {
      if (last.sample.length < SAMPLE_LENGTH) last.sample += words;
    } else this.push(way, words);
  }

  /** A passage of its own, for what belongs to no running text. */
  addWhole(way: HidingWay, text: string): void {
    const words = cleaned(text.slice(0, 4 * SAMPLE_LENGTH)).replace(/\s+/g, ' ');
    if (words.trim() !== '') this.push(way, words);
  }

  /** The same, where only a sentence is worth telling: properties and descriptions of pictures. */
  addSentence(way: HidingWay, text: string): void {
    if (text.trim().split(/\s+/).length >= SENTENCE_WORDS) this.addWhole(way, text);
  }

  /** That characters without any ink were there. */
  addMark(way: HidingWay, sample = ''): void {
    if (!this.passages.some((passage) => passage.way === way)) this.push(way, sample);
  }

  private push(way: HidingWay, sample: string): void {
    if (this.passages.length < HIDDEN_MAX) this.passages.push({ way, sample });
  }
}
