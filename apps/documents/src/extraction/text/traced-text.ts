/** The place of a letter that stands nowhere in the file: the number of a list, what parts two cells of a row. */
export const NOWHERE = -1;

/**
 * A text that knows of every letter (UTF-16 unit) where it comes from. A place is where the content of its element begins in the
 * source of its part, plus the letter's offset in the value of that element: growing along the part, and never twice the same.
 */
export class TracedText {
  constructor(
    private readonly text: string,
    readonly places: readonly number[],
  ) {}

  static of(text: string): TracedText {
    return new TracedText(
      text,
      Array.from({ length: text.length }, () => NOWHERE),
    );
  }

  static joined(parts: readonly TracedText[], between: string): TracedText {
    const places: number[] = [];
    for (const [at, part] of parts.entries()) {
      if (at > 0) for (let unit = 0; unit < between.length; unit++) places.push(NOWHERE);
      for (const place of part.places) places.push(place);
    }
    return new TracedText(parts.map(String).join(between), places);
  }

  /** With every place so much further on. */
  shifted(by: number): TracedText {
    return new TracedText(
      this.text,
      this.places.map((place) => (place === NOWHERE ? NOWHERE : place + by)),
    );
  }

  get length(): number {
    return this.text.length;
  }

  slice(start: number, end: number): TracedText {
    return new TracedText(this.text.slice(start, end), this.places.slice(start, end));
  }

  replace(pattern: RegExp, by: string): TracedText;
  replace(pattern: RegExp, by: (match: string) => string): TracedText;
  /** All that matches a global pattern; what comes instead has the place where the match begins. */
  replace(pattern: RegExp, by: string | ((match: string) => string)): TracedText {
    let text = '';
    const places: number[] = [];
    let done = 0;
    const keepUntil = (end: number): void => {
      text += this.text.slice(done, end);
      for (; done < end; done++) places.push(this.places[done] ?? NOWHERE);
    };
    for (const { 0: match, index } of this.text.matchAll(pattern)) {
      const instead = typeof by === 'string' ? by : by(match);
      if (instead === match) continue;
      keepUntil(index);
      text += instead;
      for (let unit = 0; unit < instead.length; unit++) places.push(this.places[index] ?? NOWHERE);
      done = index + match.length;
    }
    if (done === 0) return this;
    keepUntil(this.text.length);
    return new TracedText(text, places);
  }

  normalize(form: 'NFC'): TracedText {
    const whole = this.text.normalize(form);
    if (whole === this.text) return this;
    const byClusters = this.replace(CLUSTERS, (cluster) => cluster.normalize(form));
    /* Letters of some script that compose across what is taken for their borders: better no places than wrong ones. */
    return byClusters.text === whole ? byClusters : TracedText.of(whole);
  }

  toString(): string {
    return this.text;
  }
}

/* A letter with its marks, or the parts of a Korean syllable: what may become one letter. */
const CLUSTERS = /[\uac00-\ud7a3]?[\u1100-\u11ff]+|\P{M}\p{M}*|\p{M}+/gsu;
