import type { Parts } from './open-zip.js';
import { readXml } from './read-xml.js';
import type { ListPlace } from './styles.js';

interface Level {
  start: number;
  format: string;
  text: string;
}
type Levels = Map<number, Level>;

/** Counts the paragraphs of the lists of a document, in order, and says what stands before each. */
export interface Numbering {
  /** '' for a paragraph that is in no list. */
  next(place: ListPlace): string;
}

const LEVELS = 9;
const ALPHABET = 26;
const BULLET = '•';

export async function readNumbering(parts: Parts, name: string): Promise<Numbering> {
  const abstracts = new Map<string, Levels>();
  const lists = new Map<string, { abstract: string; starts: Map<number, number> }>();
  await readDefinitions(parts, name, abstracts, lists);

  /* Lists of one definition go on counting where the other stopped, unless they say where they start. */
  const counters = new Map<string, number[]>();
  return {
    next({ list, level = 0 }) {
      const known = list === undefined ? undefined : lists.get(list);
      const levels = known && abstracts.get(known.abstract);
      const own = levels?.get(level);
      if (!known || !levels || !own || level < 0 || level >= LEVELS) return '';
      const key = known.starts.size > 0 ? `list ${list}` : known.abstract;
      const startOf = (at: number): number => known.starts.get(at) ?? levels.get(at)?.start ?? 1;
      const counts = counters.get(key) ?? [];
      counters.set(key, counts);
      for (let above = 0; above < level; above++) counts[above] ??= startOf(above);
      counts[level] = (counts[level] ?? startOf(level) - 1) + 1;
      counts.length = level + 1;
      if (own.format === 'bullet') return BULLET;
      return own.text.replace(/%(\d)/g, (_, digit: string) => {
        const at = Number(digit) - 1;
        return formatted(counts[at] ?? startOf(at), levels.get(at)?.format ?? 'decimal');
      });
    },
  };
}

async function readDefinitions(
  parts: Parts,
  name: string,
  abstracts: Map<string, Levels>,
  lists: Map<string, { abstract: string; starts: Map<number, number> }>,
): Promise<void> {
  let levels: Levels | undefined;
  let level: Level | undefined;
  let list: { abstract: string; starts: Map<number, number> } | undefined;
  let overridden = 0;
  await readXml(parts, name, {
    open(element) {
      const value = element.attribute('val') ?? '';
      switch (element.name) {
        case 'abstractNum':
          abstracts.set(element.attribute('abstractNumId') ?? '', (levels = new Map()));
          break;
        case 'num':
          levels = undefined;
          lists.set(element.attribute('numId') ?? '', (list = { abstract: '', starts: new Map() }));
          break;
        case 'abstractNumId':
          if (list) list.abstract = value;
          break;
        case 'lvlOverride':
          overridden = Number(element.attribute('ilvl'));
          break;
        case 'startOverride':
          list?.starts.set(overridden, Number(value));
          break;
        case 'lvl':
          level = { start: 1, format: 'decimal', text: '' };
          levels?.set(Number(element.attribute('ilvl')), level);
          break;
        case 'start':
          if (level) level.start = Number(value);
          break;
        case 'numFmt':
          if (level) level.format = value;
          break;
        case 'lvlText':
          if (level) level.text = value;
          break;
      }
    },
  });
}

function formatted(count: number, format: string): string {
  switch (format) {
    case 'none':
      return '';
    case 'lowerLetter':
      return letters(count).toLowerCase();
    case 'upperLetter':
      return letters(count);
    case 'lowerRoman':
      return roman(count).toLowerCase();
    case 'upperRoman':
      return roman(count);
    case 'decimalZero':
      return String(count).padStart(2, '0');
    default:
      return String(count);
  }
}

/* A to Z, then AA, BB and so on, as Word counts. */
const letters = (count: number): string =>
  String.fromCharCode(65 + (Math.max(0, count - 1) % ALPHABET)).repeat(
    Math.min(5, Math.floor((count - 1) / ALPHABET) + 1),
  );

const ROMAN = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

function roman(count: number): string {
  let rest = Math.min(count, 3_999);
  return ROMAN.map(([value, sign]) => {
    const times = Math.floor(rest / value);
    rest -= times * value;
    return sign.repeat(times);
  }).join('');
}
