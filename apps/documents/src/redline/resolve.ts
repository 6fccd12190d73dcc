import { childOf, parse, spliced, within, type Element, type Splice } from './source.js';

/** What a reader does with our revisions: takes all of them, or none. */
export type Decision = 'accept' | 'reject';

/** The main part after all of our revisions were decided one way or the other; knows nothing of how they came to be written. */
export function resolver(source: string, ours: ReadonlySet<string>): (decision: Decision) => string {
  const root = parse(source);
  const isOurs = ({ attributes }: Element): boolean => ours.has(attributes.id ?? '');
  return (decision) => {
    const resolver = new Resolver(source, isOurs, decision === 'accept' ? 'del' : 'ins');
    resolver.visit(root);
    return spliced(source, resolver.splices);
  };
}

type Kind = 'ins' | 'del';
const KINDS: Readonly<Partial<Record<string, Kind>>> = {
  ins: 'ins',
  moveTo: 'ins',
  del: 'del',
  moveFrom: 'del',
};
/** What it does to what is in it, or to the mark or the row that it stands in; a move is one at either end. */
export const kindOf = ({ name }: Element): Kind | undefined => KINDS[name];

const ANCHORS = new Set(['commentRangeStart', 'commentRangeEnd', 'commentReference']);

class Resolver {
  readonly splices: Splice[] = [];
  private readonly joined = new Set<Element>();

  constructor(
    private readonly source: string,
    private readonly isOurs: (element: Element) => boolean,
    private readonly gone: Kind,
  ) {}

  visit({ children }: Element): void {
    this.joinAll(children.filter(({ name }) => name === 'p'));
    for (const child of children) this.decide(child);
  }

  /** Paragraphs whose end is gone, and the one that their letters come into. */
  private joinAll(paragraphs: readonly Element[]): void {
    let chain: Element[] = [];
    for (const [at, paragraph] of paragraphs.entries()) {
      const isOpen = this.markOf(paragraph) === this.gone && at < paragraphs.length - 1;
      chain.push(paragraph);
      if (isOpen) continue;
      if (chain.length > 1) this.join(chain);
      chain = [];
    }
  }

  private decide(element: Element): void {
    const isOurs = this.isOurs(element);
    const kind = kindOf(element);
    if (element.name === 'pPr') return;
    if (isOurs && (kind === this.gone || ANCHORS.has(element.name))) this.put(element);
    else if (element.name === 'tr' && this.isRowGone(element)) this.put(element);
    else if (isOurs && kind !== undefined) {
      this.put({ start: element.start, end: element.content });
      if (!element.isEmpty) this.put({ start: element.contentEnd, end: element.end });
      if (kind === 'del') this.bringBack(element);
      this.visit(element);
    } else if (element.name === 'p') {
      if (!this.joined.has(element)) this.clear(childOf(element, 'pPr'));
      this.visit(element);
    } else this.visit(element);
  }

  /** Whether the row itself, and not only what is in it, is gone. */
  private isRowGone(row: Element): boolean {
    const marks = childOf(row, 'trPr')?.children ?? [];
    return marks.some((mark) => this.isOurs(mark) && kindOf(mark) === this.gone);
  }

  /** Deleted letters are letters again. */
  private bringBack(deletion: Element): void {
    for (const each of within(deletion)) {
      if (each.name !== 'delText') continue;
      const name = each.qualified.replace('delText', 't');
      const tag = this.source.slice(each.start + 1 + each.qualified.length, each.content);
      this.put({ start: each.start, end: each.content }, `<${name}${tag}`);
      if (!each.isEmpty) this.put({ start: each.contentEnd, end: each.end }, `</${name}>`);
    }
  }

  /** One paragraph of several: it has the properties of the last one, whose end is left. */
  private join(paragraphs: readonly Element[]): void {
    const last = paragraphs.at(-1);
    const properties = last && childOf(last, 'pPr');
    const kept = properties ? this.cleared(properties) : '';
    for (const [at, paragraph] of paragraphs.entries()) {
      this.joined.add(paragraph);
      const own = childOf(paragraph, 'pPr');
      const content = own?.end ?? paragraph.content;
      if (at === 0) this.put({ start: own?.start ?? content, end: content }, kept);
      else this.put({ start: paragraph.start, end: content });
      if (paragraph !== last) this.put({ start: paragraph.contentEnd, end: paragraph.end });
    }
  }

  private markOf(paragraph: Element): Kind | undefined {
    const properties = childOf(paragraph, 'pPr');
    const mark = (properties && childOf(properties, 'rPr'))?.children.find((child) => this.isOurs(child));
    return mark && kindOf(mark);
  }

  /** Takes our revisions out of the properties of a paragraph. */
  private clear(properties: Element | undefined): void {
    for (const each of properties ? within(properties) : []) if (this.isOurs(each)) this.put(each);
  }

  private cleared(properties: Element): string {
    const ours = [...within(properties)].filter((each) => this.isOurs(each));
    const from = ({ start }: Element): number => start - properties.start;
    const own = ours.map((each) => ({ start: from(each), end: each.end - properties.start, text: '' }));
    return spliced(this.source.slice(properties.start, properties.end), own);
  }

  private put({ start, end }: Pick<Element, 'start' | 'end'>, text = ''): void {
    this.splices.push({ start, end, text });
  }
}
