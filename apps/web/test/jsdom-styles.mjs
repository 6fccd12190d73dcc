import { createRequire } from 'node:module';

/*
 * To find the style of one element jsdom asks each rule of the page about it and about everything around it, and once more after each
 * change of the page: a tenth to a fifth of a test of the interface. Here a rule is found by the class or the name that its last step
 * asks for, and elements with the same rules share what these say. Whoever changes the style of a rule in place is not heard of.
 * Loaded before the rest of jsdom, which keeps the function for itself.
 */
const own = createRequire(import.meta.url);
const jsdom = createRequire(own.resolve('jest-environment-jsdom'));
const { matchesDontThrow } = jsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const styleRules = jsdom('jsdom/lib/jsdom/living/helpers/style-rules.js');
const ofJsdom = createRequire(jsdom.resolve('jsdom'));
const { CSSStyleDeclaration } = ofJsdom('cssstyle');
const defaultRules = ofJsdom('rrweb-cssom').parse(
  jsdom('jsdom/lib/jsdom/browser/default-stylesheet.js'),
).cssRules;

/** Of one selector: the class or the name of an element that its last step asks for; neither where that takes more than a look. */
function keyOf(selector) {
  const last = selector.split(/[\s>+~]+/).at(-1);
  const [, needed] = /\.([\w-]+)/.exec(last) ?? [];
  if (needed) return `.${needed}`;
  const [, name] = /^([a-z][a-z0-9]*)\b/.exec(last) ?? [];
  return name ?? '*';
}

/** A star for what stands in brackets: it may ask for more, never for less, and what is before it is not the last step. */
function bare(list) {
  const shorter = list.replace(/\([^()]*\)|\[[^[\]]*\]/g, '*');
  return shorter === list ? list : bare(shorter);
}

/** A name or classes and nothing more: the keys of an element say whether it has them. */
const SIMPLE = /^(?:[a-z][a-z0-9]*|(?:\.[\w-]+)+)$/;
const known = new Map();

/** What a list of selectors asks for: keys of which an element has one, and where it is so simple all keys of one of its selectors. */
function readSelectors(list) {
  const found = known.get(list);
  if (found) return found;
  const selectors = bare(list)
    .split(',')
    .map((selector) => selector.trim());
  const isReadable = !/["'\\]/.test(bare(list));
  const needs = {
    keys: new Set(isReadable ? selectors.map(keyOf) : ['*']),
    simple: selectors.every((selector) => SIMPLE.test(selector))
      ? selectors.map((selector) => selector.match(/\.?[\w-]+/g))
      : undefined,
  };
  known.set(list, needs);
  return needs;
}

/** Every rule of the document, in the order in which they count. */
const rulesOf = (document) =>
  [defaultRules, ...document.styleSheets._list.map(({ cssRules }) => cssRules)].flatMap((rules) =>
    rules.flatMap((rule) => {
      if (!rule.media) return rule;
      return Array.prototype.includes.call(rule.media, 'screen') ? rule.cssRules : [];
    }),
  );

/** The rules of a document by what they ask for, and what those have said that some element has. */
class RuleIndex {
  rules = [];
  texts = [];
  byKey = new Map();
  declarations = new Map();

  /** After a change of the page. Rules are mostly added at the end, and then what is known stays. */
  update(rules) {
    const isSame = this.rules.every((rule, at) => rule === rules[at] && rule.selectorText === this.texts[at]);
    if (!isSame) Object.assign(this, new RuleIndex());
    for (let at = this.rules.length; at < rules.length; at += 1) this.#add(rules[at], at);
  }

  #add(rule, at) {
    this.rules.push(rule);
    this.texts.push(rule.selectorText);
    /* Frames of an animation and the like match no element. */
    if (typeof rule.selectorText !== 'string') return;
    for (const key of readSelectors(rule.selectorText).keys) {
      const places = this.byKey.get(key);
      if (places) places.push(at);
      else this.byKey.set(key, [at]);
    }
  }

  #placesFor(element) {
    const classes = element.getAttributeNS(null, 'class')?.match(/\S+/g) ?? [];
    const keys = new Set([...classes.map((name) => `.${name}`), element._localName, '*']);
    const isMet = (at) => {
      const { simple } = readSelectors(this.texts[at]);
      if (!simple) return matchesDontThrow(element, this.texts[at]);
      return simple.some((all) => all.every((key) => keys.has(key)));
    };
    return [...new Set([...keys].flatMap((key) => this.byKey.get(key) ?? []))]
      .filter(isMet)
      .sort((a, b) => a - b);
  }

  declarationFor(element) {
    const places = this.#placesFor(element);
    const key = `${places} ${element.style.cssText}`;
    const kept = this.declarations.get(key);
    if (kept) return kept;
    const declaration = new CSSStyleDeclaration();
    for (const style of [...places.map((at) => this.rules[at].style), element.style])
      for (const name of Array.from(style)) put(declaration, style, name);
    this.declarations.set(key, declaration);
    return declaration;
  }
}

function put(declaration, style, name) {
  const value = style.getPropertyValue(name);
  if (value === 'unset') declaration.removeProperty(name);
  else declaration.setProperty(name, value, style.getPropertyPriority(name));
}

const indexes = new WeakMap();

styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  const index = indexes.get(document) ?? new RuleIndex();
  if (!document._styleCache) {
    document._styleCache = new WeakMap();
    index.update(rulesOf(document));
    indexes.set(document, index);
  }
  const declaration = document._styleCache.get(element) ?? index.declarationFor(element);
  document._styleCache.set(element, declaration);
  return declaration;
};
