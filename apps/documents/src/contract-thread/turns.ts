/** Of how many waits, all together and of one owner. */
export interface Most {
  readonly all: number;
  readonly each: number;
}

/** What waits for its turn: one of each owner after the other, and of one owner what came first. */
export class Turns<T> {
  private readonly waiting = new Map<string, T[]>();

  constructor(private readonly most: Most) {}

  /** False where too many wait already. */
  add(owner: string, item: T): boolean {
    const own = this.waiting.get(owner) ?? [];
    const all = [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (own.length >= this.most.each || all >= this.most.all) return false;
    this.waiting.set(owner, [...own, item]);
    return true;
  }

  remove(owner: string, item: T): void {
    this.keep(
      owner,
      (this.waiting.get(owner) ?? []).filter((each) => each !== item),
    );
  }

  /** Takes out whose turn it is; undefined where nobody waits. */
  next(): T | undefined {
    const [first] = this.waiting;
    if (first === undefined) return undefined;
    const [owner, [item, ...others]] = first;
    this.waiting.delete(owner);
    this.keep(owner, others);
    return item;
  }

  private keep(owner: string, items: T[]): void {
    if (items.length === 0) this.waiting.delete(owner);
    else this.waiting.set(owner, items);
  }
}
