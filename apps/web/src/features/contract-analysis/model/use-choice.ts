import { FINDINGS_SHOWN, type AnalysisCategory, type Evidence } from '@pactwright/protocol';
import { useState } from 'react';
import { choosableIn, findingsIn, type Reading } from './findings.js';

/** A finding that is read, and whether the reader has asked for it. */
interface Choice {
  readonly id: string | undefined;
  readonly isMade: boolean;
  /** Asked for from elsewhere than the list and the document: the focus is to go to its entry. */
  readonly isFar: boolean;
}

const NONE: Choice = { id: undefined, isMade: false, isFar: false };

/** Which tab is open, which of its findings is read, and to which passage beside the findings the reader was led. */
export function useChoice({ groups }: Reading) {
  const [category, setCategory] = useState<AnalysisCategory>(
    groups.find((each) => findingsIn(each).length > 0)?.category ?? 'essential',
  );
  const [choice, setChoice] = useState(NONE);
  const [whole, setWhole] = useState<readonly AnalysisCategory[]>([]);
  const [sought, setSought] = useState<Evidence>();
  const group = groups.find((each) => each.category === category);
  const choosable = choosableIn(group);
  const showAll = (wanted: AnalysisCategory) => setWhole((before) => [...before, wanted]);
  return {
    category,
    group,
    choice,
    /** Where nothing was asked for, the gravest of the tab. */
    chosen: choosable.find(({ id }) => id === choice.id) ?? choosable[0],
    /** Whether the tab shows the least grave of very many as well. */
    isWhole: whole.includes(category),
    sought,
    seek: setSought,
    unfold: () => showAll(category),
    openTab(next: AnalysisCategory) {
      setCategory(next);
      setChoice(NONE);
    },
    /** A finding of another category brings its tab to the front, and one of those left out the whole list. */
    choose(id: string, isFar = false) {
      const home = groups.find((each) => choosableIn(each).some((item) => item.id === id));
      if (home) {
        setCategory(home.category);
        if (home.listed.findIndex((item) => item.id === id) >= FINDINGS_SHOWN) showAll(home.category);
      }
      setChoice({ id, isMade: true, isFar });
      setSought(undefined);
    },
  };
}
