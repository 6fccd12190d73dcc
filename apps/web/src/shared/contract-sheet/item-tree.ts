import type { Item } from '@pactwright/drafting';

/** An item with the lists that stand below it. */
export interface Branch {
  readonly item: Item;
  readonly below: readonly ItemGroup[];
}

/** A paragraph that goes on, or a list of one kind. */
export interface ItemGroup {
  readonly kind: Item['kind'];
  readonly branches: readonly Branch[];
}

/** The items of a paragraph, which stand one below the other, as lists in lists. */
export function itemTree(items: readonly Item[]): ItemGroup[] {
  const groups: { kind: Item['kind']; branches: Branch[] }[] = [];
  for (let at = 0; at < items.length;) {
    const item = items[at];
    if (item === undefined) break;
    const next = items.findIndex(({ level }, index) => index > at && level <= item.level);
    const end = next === -1 ? items.length : next;
    const branch = { item, below: itemTree(items.slice(at + 1, end)) };
    const last = groups.at(-1);
    if (last?.kind === item.kind) last.branches.push(branch);
    else groups.push({ kind: item.kind, branches: [branch] });
    at = end;
  }
  return groups;
}
