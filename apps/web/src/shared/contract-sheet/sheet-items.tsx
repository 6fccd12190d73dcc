import { shownNumber, type DraftDocument, type Item } from '@pactwright/drafting';
import { Content } from './content.js';
import { itemTree, type Branch, type ItemGroup } from './item-tree.js';

interface SheetItemsProps {
  readonly items: readonly Item[];
  readonly language: DraftDocument['language'];
}

export function SheetItems({ items, language }: SheetItemsProps) {
  return <Groups groups={itemTree(items)} language={language} />;
}

interface GroupsProps {
  readonly groups: readonly ItemGroup[];
  readonly language: DraftDocument['language'];
}

function Groups({ groups, language }: GroupsProps) {
  return groups.map(({ kind, branches }) => {
    const key = branches[0]?.item.id;
    if (kind === 'text') {
      return branches.map(({ item }) => (
        <p key={item.id}>
          <Content content={item.content} />
        </p>
      ));
    }
    /* Safari takes a list without marks of its own for no list, unless it is called one. */
    if (kind === 'numbered') {
      return (
        <ol key={key} role="list">
          {branches.map((branch) => (
            <li key={branch.item.id}>
              <span className="number">{shownNumber(branch.item.number, language)}</span>
              <div>
                <BranchContent branch={branch} language={language} />
              </div>
            </li>
          ))}
        </ol>
      );
    }
    return (
      <ul key={key}>
        {branches.map((branch) => (
          <li key={branch.item.id}>
            <BranchContent branch={branch} language={language} />
          </li>
        ))}
      </ul>
    );
  });
}

function BranchContent({ branch, language }: { branch: Branch; language: DraftDocument['language'] }) {
  return (
    <>
      <p>
        <Content content={branch.item.content} />
      </p>
      <Groups groups={branch.below} language={language} />
    </>
  );
}
