/** What a question is called where one row of its answer is meant, counted from 0: "Milestones (2)". */
export const faultedLabel = (label: string, at: number | undefined): string =>
  at === undefined ? label : `${label} (${at + 1})`;
