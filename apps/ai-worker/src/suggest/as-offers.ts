import type { SuggestedText } from '@pactwright/drafting';

/** Fields whose lines are duties, or limits of one: what a model adds to them is for the person to take. */
const OF_DUTIES: ReadonlySet<string> = new Set(['scope_of_work', 'deliverables', 'exclusions', 'milestones']);

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/**
 * What a model wrote for a field: lines that it adds to those of the person are offered one by one, as those of `suggest`
 * are. A text that says the person's own in other words is a text to read as a whole.
 */
export function asOffers(key: string | null, currentText: string, text: string): SuggestedText {
  const [own, written] = [linesOf(currentText), linesOf(text)];
  const isAddition = own.every((line) => written.includes(line)) && written.length > own.length;
  const isFirstDescription = key === 'scope_of_work' && own.length === 0;
  if (key === null || !OF_DUTIES.has(key) || !isAddition || isFirstDescription)
    return { suggestion: text, offered: [] };
  return { suggestion: currentText, offered: written.filter((line) => !own.includes(line)) };
}
