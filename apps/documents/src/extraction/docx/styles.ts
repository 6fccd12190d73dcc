import { applyProperty, type Appearance } from './appearance.js';
import type { Parts } from './open-zip.js';
import { readXml, type XmlElement } from './read-xml.js';

export interface ListPlace {
  list?: string;
  level?: number;
}
interface Style {
  readonly basedOn?: string;
  readonly appearance: Appearance;
  readonly place: ListPlace;
}

/** What the named styles of a document say about its runs and lists. */
export interface Styles {
  appearance(id: string | undefined): Appearance;
  place(id: string | undefined): ListPlace;
}

/* A chain of styles that leads back to itself ends here. */
const LONGEST_CHAIN = 20;

export async function readStyles(parts: Parts, name: string): Promise<Styles> {
  const styles = new Map<string, Style>();
  const defaults: Style = { appearance: {}, place: {} };
  let ofParagraphs: string | undefined;
  let id: string | undefined;
  let current: { basedOn?: string; appearance: Appearance; place: ListPlace } | undefined;
  const path: string[] = [];

  await readXml(parts, name, {
    open(element) {
      path.push(element.name);
      if (element.name === 'docDefaults') current = defaults;
      else if (element.name === 'style') {
        id = element.attribute('styleId');
        current = { appearance: {}, place: {} };
        if (element.attribute('type') === 'paragraph' && element.attribute('default') === '1')
          ofParagraphs = id;
      } else if (current) applyToStyle(current, element, path.at(-2));
    },
    close(closed) {
      path.pop();
      if (closed === 'style' && id !== undefined && current) styles.set(id, current);
      if (closed === 'style' || closed === 'docDefaults') current = undefined;
    },
  });

  const chain = (from: string | undefined): Style[] => {
    const found: Style[] = [];
    let next = from ?? ofParagraphs;
    while (next !== undefined && found.length < LONGEST_CHAIN) {
      const style = styles.get(next);
      if (!style) break;
      found.unshift(style);
      next = style.basedOn;
    }
    return found;
  };
  return {
    appearance: (from) =>
      Object.assign(
        {},
        defaults.appearance,
        ...chain(from).map(({ appearance }) => appearance),
      ) as Appearance,
    place: (from) => Object.assign({}, ...chain(from).map(({ place }) => place)) as ListPlace,
  };
}

function applyToStyle(
  style: { basedOn?: string; appearance: Appearance; place: ListPlace },
  element: XmlElement,
  parent: string | undefined,
): void {
  const value = element.attribute('val');
  if (element.name === 'basedOn' && value !== undefined) style.basedOn = value;
  else if (parent === 'numPr') applyPlace(style.place, element);
  else if (parent === 'rPr' || parent === 'pPr') applyProperty(style.appearance, element);
}

export function applyPlace(place: ListPlace, element: XmlElement): void {
  const value = element.attribute('val');
  if (element.name === 'numId' && value !== undefined) place.list = value;
  if (element.name === 'ilvl' && value !== undefined) place.level = Number(value);
}
