/* Endings of Lithuanian names in every case of both numbers, the longest first. */
const ENDINGS = [
  'iaus', 'iumi', 'iams', 'iais', 'iuje', 'oje', 'ėje', 'iui', 'ius', 'iau', 'ams', 'ais', 'oms', 'omis', 'ėms', 'umi', 'aus',
  'uje', 'yje', 'aus', 'ių', 'io', 'iu', 'iai', 'is', 'ys', 'as', 'os', 'ės', 'us', 'ai', 'ei', 'ui', 'au', 'į', 'y', 'o', 'ą',
  'u', 'ų', 'e', 'a', 'ė', 'ę', 'i',
].sort((a, b) => b.length - a.length); // oxfmt-ignore
const SOFTENED: readonly (readonly [string, string])[] = [
  ['dž', 'd'],
  ['č', 't'],
];
const LEAST_ROOT = 2;

/** What all cases of one name have in common: `Jonaitis`, `Jonaičio` and `JONAIČIUI` give `jonait`. */
export function nameKey(word: string): string {
  const lower = word.toLowerCase().replace(/['’]/g, '');
  const ending = ENDINGS.find((end) => lower.endsWith(end) && lower.length - end.length >= LEAST_ROOT);
  const root = ending ? lower.slice(0, -ending.length) : lower;
  const soft = SOFTENED.find(([end]) => root.endsWith(end));
  return soft ? root.slice(0, -soft[0].length) + soft[1] : root;
}
