import { colour } from './tokens.js';

/** Contrast ratio of two colours, WCAG 2.2. */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the colours', () => {
  it.each([
    ['ink', 'paper'],
    ['ink', 'canvas'],
    ['ink', 'pineTint'],
    ['ink', 'amberTint'],
    ['ink', 'dangerTint'],
    ['body', 'paper'],
    ['body', 'canvas'],
    ['body', 'pineTint'],
    ['muted', 'paper'],
    ['mutedOnCanvas', 'canvas'],
    ['pine', 'paper'],
    ['pine', 'canvas'],
    ['pine', 'pineTint'],
    ['paper', 'pine'],
    ['paper', 'pineHover'],
    ['paper', 'ink'],
    ['paper', 'danger'],
    ['danger', 'paper'],
    ['amberText', 'amberTint'],
  ] as const)('%s is readable on %s (4.5:1)', (text, ground) => {
    expect(contrast(colour[text], colour[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['edge', 'paper'],
    ['amber', 'amberTint'],
    ['pine', 'canvas'],
  ] as const)('%s is visible as a shape on %s (3:1)', (shape, ground) => {
    expect(contrast(colour[shape], colour[ground])).toBeGreaterThanOrEqual(3);
  });
});
