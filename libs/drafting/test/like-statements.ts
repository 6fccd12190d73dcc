const SMALL = /^(?:the|and|for|are|not|any|will|that|this|with|party)$/u;
const FEWEST = 4;
const MOST_ALIKE = 0.6;

const stemsOf = (statement: string): ReadonlySet<string> =>
  new Set(
    (statement.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !SMALL.test(word))
      .map((word) => word.slice(0, 5)),
  );

/** Whether two statements have most of the beginnings of their words in common. */
export function likeStatements(one: string, other: string): boolean {
  const [a, b] = [stemsOf(one), stemsOf(other)];
  const common = [...a].filter((stem) => b.has(stem)).length;
  return common >= FEWEST && common / (a.size + b.size - common) >= MOST_ALIKE;
}
