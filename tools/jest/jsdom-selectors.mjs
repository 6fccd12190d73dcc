import { createRequire } from 'node:module';

/*
 * Half of the time of a test that looks for roles went into the question which rule applies to which element: jsdom asks a whole
 * selector engine about each pair of the two. Most pairs have not even the class or the name of the element in common, which is
 * told here. Loaded before the rest of jsdom, which keeps the function for itself.
 */
const own = createRequire(import.meta.url);
const selectors = createRequire(own.resolve('jest-environment-jsdom'))(
  'jsdom/lib/jsdom/living/helpers/selectors.js',
);
const { matchesDontThrow: matches } = selectors;

/** What the last step of one selector asks of the element; nothing where that takes more than a look. */
function needOf(selector) {
  const last = selector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  const [, needed] = /\.([\w-]+)/.exec(last) ?? [];
  if (needed) return (element) => element.classList.contains(needed);
  const [, name] = /^([a-z][a-z0-9]*)\b/.exec(last) ?? [];
  if (name) return (element) => element._localName.toLowerCase() === name;
  return () => true;
}

/** A star for what stands in brackets: it may ask for more, never for less, and what is before it is not the last step. */
function bare(list) {
  const shorter = list.replace(/\([^()]*\)|\[[^[\]]*\]/g, '*');
  return shorter === list ? list : bare(shorter);
}

const known = new Map();

function needsOf(list) {
  const needs = known.get(list) ?? (/["'\\]/.test(bare(list)) ? [] : bare(list).split(',').map(needOf));
  known.set(list, needs);
  return needs;
}

selectors.matchesDontThrow = (element, list) => {
  const needs = typeof list === 'string' ? needsOf(list) : [];
  if (needs.length > 0 && !needs.some((isMet) => isMet(element))) return false;
  return matches(element, list);
};
