const LANGUAGE = /\b(?:en|lt)\b/g;

/** The tests of a block and of those in it, each with its title and all above. */
const testsIn = (block, above = '') =>
  block.children.flatMap((child) => {
    const title = `${above} ${child.name}`;
    return child.type === 'test' ? [{ title, test: child }] : testsIn(child, title);
  });

function keepOf(block, isLeft) {
  block.children = block.children.filter((child) => !isLeft.has(child));
  for (const child of block.children) if (child.type === 'describeBlock') keepOf(child, isLeft);
}

/**
 * Of two tests that differ in the language of a screen alone, one by day: the first of the file in English, the second in Lithuanian and
 * so on. Every night both (`TESTS_WHOLE=1`).
 */
export function inTurns(file) {
  const pairs = new Map();
  for (const { title, test } of testsIn(file)) {
    const [language, ...others] = title.match(LANGUAGE) ?? [];
    if (language === undefined || others.some((other) => other !== language)) continue;
    const key = title.replace(LANGUAGE, '');
    pairs.set(key, { ...pairs.get(key), [language]: test });
  }
  const whole = [...pairs.values()].filter(({ en, lt }) => en && lt);
  keepOf(file, new Set(whole.map(({ en, lt }, at) => (at % 2 === 0 ? lt : en))));
}
