import { draft } from '@pactwright/drafting';
import { itemTree, type ItemGroup } from './item-tree.js';

const shape = (groups: readonly ItemGroup[]): unknown[] =>
  groups.map(({ kind, branches }) => [
    kind,
    ...branches.map(({ item, below }) => (below.length === 0 ? item.number : [item.number, shape(below)])),
  ]);

describe(itemTree.name, () => {
  it('C3 stands lists in the items that they were typed below', () => {
    const scope =
      'We need:\n1. Wireframes\n2. Build\n- admin\n  a) users\n- shop\n3. Launch\n\nNothing else.';
    const { sections } = draft({ scope_of_work: scope }, 'en');
    const described = sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === 'scope.description');
    if (described?.kind !== 'paragraph') throw new Error('there is no description');
    const { number } = described;
    expect(shape(itemTree(described.items))).toEqual([
      ['text', ''],
      [
        'numbered',
        `${number}.1`,
        [`${number}.2`, [['bullet', ['', [['numbered', `${number}.2.1`]]], '']]],
        `${number}.3`,
      ],
      ['text', ''],
    ]);
  });
});
