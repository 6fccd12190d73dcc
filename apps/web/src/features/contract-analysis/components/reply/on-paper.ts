/** A browser that breaks a grid over pages lays one card over another, so that nothing around cards is one on paper. */
export const onPaper = (gap: number) => ({ display: 'block', '& > * + *': { mt: gap } });
