/* Below this contrast nobody reads anything: WCAG asks for 4.5, and light grey on white still has 1.3. */
const UNREADABLE_CONTRAST = 1.12;

/** Whether letters of one colour cannot be told from a background of the other; both are `#rrggbb`. */
export function isSameColour(letters: string, background: string): boolean {
  const [dark = 0, light = 0] = [luminance(letters), luminance(background)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05) < UNREADABLE_CONTRAST && distance(letters, background) < 48;
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/* Red and green of one luminance are easily told apart. */
const distance = (one: string, other: string): number => {
  const second = channels(other);
  return Math.max(...channels(one).map((value, at) => Math.abs(value - (second[at] ?? 0))));
};

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
