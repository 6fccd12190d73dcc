/** What a browser calls itself, for the list of one's own sessions. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

type Names = readonly (readonly [RegExp, string])[];

/* In this order: most browsers also name those whose pages they want to be given. */
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];
const SYSTEMS: Names = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (names: Names, text: string): string | null =>
  names.find(([expression]) => expression.test(text))?.[1] ?? null;

export const deviceOf = (userAgent = ''): Device => ({
  browser: firstOf(BROWSERS, userAgent),
  system: firstOf(SYSTEMS, userAgent),
});
