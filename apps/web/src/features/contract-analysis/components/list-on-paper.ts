/** Parts below each other; on paper no grid, which is not broken over pages. */
export const LIST_ON_PAPER = {
  display: 'grid',
  gap: 3,
  '@media print': { display: 'block', '& > * + *': { mt: 3 } },
} as const;
