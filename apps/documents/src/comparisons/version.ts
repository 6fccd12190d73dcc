/** One of the two texts that are compared. */
export interface Version {
  readonly name: string;
  readonly text: string;
  /** It was longer than what is read. */
  readonly isCut: boolean;
  /** Of a contract that was written here: its gaps for names, numbers and days, as they stand in the text. */
  readonly gaps: readonly string[];
}
