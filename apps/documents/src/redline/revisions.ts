import { NotSafe, type Signature } from './edits.js';
import { escaped, type Names } from './source.js';

/* What numbers of revisions are kept in by readers. */
const MOST = 2 ** 31 - 1;

/** Numbers that nothing in the file has, one after the other. */
export class Numbers {
  constructor(private last: number) {}

  next(): string {
    this.last++;
    if (this.last > MOST) throw new NotSafe('no numbers left');
    return String(this.last);
  }
}

/** Writes the tags of revisions and gives each a number that nothing else has. */
export class Revisions {
  /** Of ours: what others have written and what was parted keeps its author, under a new number. */
  readonly ours = new Set<string>();

  constructor(
    readonly names: Names,
    private readonly by: Signature,
    private readonly numbers: Numbers,
  ) {}

  number(): string {
    return this.numbers.next();
  }

  ourNumber(): string {
    const id = this.number();
    this.ours.add(id);
    return id;
  }

  /** Around runs. */
  around(name: 'ins' | 'del', content: string): string {
    const { author, date } = this.by;
    return `${this.names.open(name, { id: this.ourNumber(), author, date })}${content}${this.names.close(name)}`;
  }

  /** Of the mark that ends a paragraph. */
  ofMark(name: 'ins' | 'del'): string {
    const { author, date } = this.by;
    return this.names.open(name, { id: this.ourNumber(), author, date }, '/');
  }

  /** Letters as they stand in a run. */
  letters(text: string, name: 't' | 'delText'): string {
    return `${this.names.open(name, { 'xml:space': 'preserve' })}${escaped(text)}${this.names.close(name)}`;
  }

  /** A run of new letters, with their line breaks and tabs. */
  inserted(properties: string, text: string): string {
    const { names } = this;
    const content = text
      .split(/([\n\t])/)
      .filter((part) => part !== '')
      .map((part) => {
        if (part === '\n') return names.open('br', {}, '/');
        return part === '\t' ? names.open('tab', {}, '/') : this.letters(part, 't');
      });
    return this.around('ins', `${names.open('r')}${properties}${content.join('')}${names.close('r')}`);
  }
}
