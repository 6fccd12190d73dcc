import { recentFailure } from '../api/last-failure.js';

export type ToastVariant = 'default' | 'destructive';

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly variant?: ToastVariant;
  /** Milliseconds on screen, 5000 unless told otherwise. */
  readonly duration?: number;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

export interface Toast extends ToastContent {
  readonly id: number;
  readonly variant: ToastVariant;
  readonly duration: number;
  /** Under which support finds the failure that it tells of. */
  readonly requestId: string | undefined;
}

interface ToastState {
  /** At most one is shown; a new one replaces it. */
  readonly current: Toast | null;
  /** The last messages, for readers who missed the five seconds. */
  readonly log: readonly Toast[];
  /** The reader went to the notifications with F8; open dialogs must let the focus go there. */
  readonly isRegionFocused: boolean;
}

const DEFAULT_DURATION_MS = 5_000;
const LOG_LENGTH = 20;
const EMPTY: ToastState = { current: null, log: [], isRegionFocused: false };

let state = EMPTY;
let lastId = 0;
const listeners = new Set<() => void>();

function update(change: Partial<ToastState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/**
 * Shows a message; callable from anywhere, since what it reports may outlive the screen that started it.
 * @returns its id, for whoever knows when it no longer holds
 */
export function toast(content: ToastContent): number {
  lastId += 1;
  const { variant = 'default' } = content;
  const requestId = variant === 'destructive' ? recentFailure() : undefined;
  const shown: Toast = { duration: DEFAULT_DURATION_MS, ...content, variant, requestId, id: lastId };
  update({ current: shown, log: [...state.log, shown].slice(-LOG_LENGTH) });
  return shown.id;
}

/** Hides the message with this id, unless another one has taken its place; without an id whatever is shown. */
export function dismissToast(id?: number): void {
  if (state.current && (id === undefined || state.current.id === id)) update({ current: null });
}

export const setToastRegionFocused = (isRegionFocused: boolean): void => {
  if (state.isRegionFocused !== isRegionFocused) update({ isRegionFocused });
};

/** Forgets everything, as on a fresh page. */
export const resetToasts = (): void => update(EMPTY);

export const toastSource = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): ToastState => state,
};
