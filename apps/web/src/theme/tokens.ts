/** The visual language in numbers: the only place with colours and sizes. Components reach them through the theme. */
export const colour = {
  ink: '#14211D',
  body: '#3C4A45',
  muted: '#6B7772',
  /** Muted text on the canvas, where `muted` would fall under 4.5:1. */
  mutedOnCanvas: '#626D68',
  paper: '#FFFFFF',
  canvas: '#F6F5F1',
  line: '#E3E1D9',
  /** The edge of a control, at least 3:1 against paper. */
  edge: '#8B938F',
  pine: '#0E5A48',
  pineHover: '#0A4738',
  pineTint: '#E6F0EC',
  amber: '#B76E00',
  /** Amber as text: `amber` itself has only 3.7:1 on its tint. */
  amberText: '#875200',
  amberTint: '#FFF4DF',
  danger: '#B3261E',
  dangerTint: '#FBEBEA',
} as const;

/** Risk factors 1 to 5; always shown with dots and a word too. */
export const riskColour = {
  1: '#5B7C99',
  2: '#7A8B3C',
  3: '#B98A00',
  4: '#C75B12',
  5: '#B3261E',
} as const;

export const fontFamily = {
  interface: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  contract: "'Source Serif 4 Variable', 'Source Serif 4 Fallback', Georgia, serif",
} as const;

/** The type scale 13 / 15 / 17 / 20 / 26 / 36 / 52 in rem, so that it follows the reader's own setting. */
export const fontSize = {
  caption: '0.8125rem',
  small: '0.9375rem',
  body: '1.0625rem',
  lead: '1.25rem',
  title: '1.625rem',
  headline: '2.25rem',
  display: '3.25rem',
} as const;

/** The 8-point grid. */
export const gridUnit = 8;

export const radius = { box: 10, chip: 999, sheet: 4 } as const;

export const shadow = {
  /** For what floats: menus, dialogs, toasts. */
  float: '0 12px 32px rgb(20 33 29 / 12%), 0 2px 6px rgb(20 33 29 / 6%)',
  /** A sheet of paper lying on the canvas. */
  sheet: '0 1px 2px rgb(20 33 29 / 6%), 0 12px 32px rgb(20 33 29 / 8%)',
} as const;

export const layout = {
  content: '70rem',
  reading: '68ch',
  form: '40rem',
  /** A page with one column of text or cards. */
  page: '50rem',
  dialog: '26rem',
  wideDialog: '46rem',
  topBar: '4rem',
  /** The room that the bar below the questions may take. */
  actionBar: '8rem',
  /** Two panes side by side. */
  wide: '90rem',
  toast: '24rem',
  /** What a dialog's Close takes of a phone's width. */
  wayOut: '5rem',
  menuWidth: '18rem',
  /** A page of a contract, shown whole. */
  sheet: '28rem',
  /** The type of a page that is shown as a picture: the smallest that is read without effort. */
  smallPrint: '0.75rem',
  control: '2.75rem',
  listRow: '5.5rem',
  focusRing: 3,
  line: 1,
} as const;

/** Milliseconds; nothing moves with `prefers-reduced-motion`. */
export const motion = {
  quick: 150,
  normal: 180,
  slow: 220,
  easing: 'cubic-bezier(0.16, 1, 0.3, 1)',
} as const;

const topEdge = `calc(${layout.topBar} + 1rem)`;

/** How much of the window the bars may cover: what gets the focus is scrolled out from behind them. */
export const coveredByBars = {
  scrollPaddingTop: topEdge,
  scrollPaddingBottom: layout.actionBar,
} as const;

/* What stands in a bar is always in sight: the browser is told that it stands beyond the covered part, or else it would
   move the page to show it. */
export const focusInTopBar = {
  '& a, & button': { scrollMarginTop: `calc(-1 * ${topEdge})`, scrollMarginBottom: topEdge },
} as const;
export const focusInActionBar = {
  '& a, & button': { scrollMarginTop: layout.actionBar, scrollMarginBottom: `-${layout.actionBar}` },
} as const;

/** Takes no room and is not seen, but is read out. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
