export interface ResetSettings {
  /** Whether there is a mail server to send links with. */
  readonly isOffered: boolean;
  readonly secret: string;
  readonly publicUrl: string;
}
export const RESET_SETTINGS = Symbol('RESET_SETTINGS');
