import type { HidingWay } from '../extraction.js';
import type { XmlElement } from './read-xml.js';
import { isSameColour } from '../same-colour.js';

/** What decides whether a run can be seen; absent is inherited. */
export interface Appearance {
  isHidden?: boolean;
  /** `#rrggbb`, or null for automatic, which is always told apart from its background. */
  colour?: string | null;
  /** In points. */
  size?: number;
  /** Behind the letters; null for none. */
  background?: string | null;
}

const PAPER = '#ffffff';
const SMALLEST_SEEN = 1.5;
const HIGHLIGHTS: Readonly<Record<string, string | null>> = {
  none: null,
  white: '#ffffff',
  yellow: '#ffff00',
  lightGray: '#c0c0c0',
};
const SOME_DARK = '#404040';

const OFF = new Set(['0', 'false', 'off']);
export const isOn = (element: XmlElement): boolean => !OFF.has(element.attribute('val') ?? '');

/** Notes what one property of a run (or of a style) says; false when it is not about being seen. */
export function applyProperty(to: Appearance, element: XmlElement): boolean {
  switch (element.name) {
    case 'vanish':
      to.isHidden = isOn(element);
      return true;
    case 'color':
      to.colour = colourOf(element.attribute('val'), element.attribute('themeColor'));
      return true;
    case 'sz':
      to.size = Number(element.attribute('val')) / 2;
      return true;
    case 'shd':
      to.background = colourOf(element.attribute('fill'), element.attribute('themeFill'));
      return true;
    case 'highlight':
      to.background = HIGHLIGHTS[element.attribute('val') ?? 'none'] ?? SOME_DARK;
      return true;
    default:
      return false;
  }
}

function colourOf(value: string | undefined, theme: string | undefined): string | null {
  if (theme === 'background1' || theme === 'light1') return PAPER;
  return value !== undefined && /^[0-9a-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : null;
}

/** Why letters that look like this cannot be seen; undefined when they can. */
export function hidingOf({ isHidden, colour, size, background }: Appearance): HidingWay | undefined {
  if (isHidden) return 'formatted-hidden';
  if (size !== undefined && size > 0 && size < SMALLEST_SEEN) return 'tiny';
  return colour && isSameColour(colour, background ?? PAPER) ? 'same-colour' : undefined;
}
