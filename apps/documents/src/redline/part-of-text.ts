import { readBody, type TracedDocx } from '../extraction/docx/read-docx.js';
import type { TracedText } from '../extraction/text/traced-text.js';
import type { Comment } from './comments.js';
import { NotSafe, type Edit, type Signature } from './edits.js';
import { paragraphsOf } from './main-part.js';
import type { PackageText } from './package-bytes.js';
import { intendedBy, passagesOf } from './passages.js';
import { Placing, type Placed, type Traced } from './place-edits.js';
import { Revisions, type Numbers } from './revisions.js';
import type { OwnPart } from './self-check.js';
import { namesOf, parse, type Root } from './source.js';
import { writeMain } from './write-main.js';

/** The main part of a Word file, or its notes: what edits are placed and written in. */
export class PartOfText {
  private readonly placing: Placing;
  private readonly placed: Placed[] = [];

  private constructor(
    private readonly name: string,
    private readonly source: string,
    readonly root: Root,
    readonly traced: Traced,
    private readonly body: readonly TracedText[],
  ) {
    const running = root.children.find((child) => child.name === 'body');
    this.placing = new Placing(traced, paragraphsOf(running ?? root), body);
  }

  /** `places`: those of the text in this part. */
  static async read(
    text: PackageText,
    { extracted, body, package: word }: TracedDocx,
    name: string,
    places: readonly number[],
  ): Promise<PartOfText> {
    const source = await text.read(name);
    if (source === undefined) throw new NotSafe('no such part');
    const seen = name === word.main ? body : undefined;
    return new PartOfText(
      name,
      source,
      parse(source),
      { extracted, places },
      seen ?? (await readBody(word, name)),
    );
  }

  place(edit: Edit): readonly Placed[] {
    const placed = this.placing.place(edit);
    this.placed.push(...placed);
    return placed;
  }

  written(
    by: Signature,
    numbers: Numbers,
  ): { readonly source: string; readonly comments: readonly Comment[]; readonly checked: OwnPart } {
    const revisions = new Revisions(namesOf(this.root), by, numbers);
    const { source, comments } = writeMain(this.source, this.placed, revisions);
    const passages = passagesOf(this.body);
    const before = passages.map(String);
    const intended = intendedBy(this.placed, this.traced, passages);
    return { source, comments, checked: { name: this.name, ours: revisions.ours, before, intended } };
  }
}
