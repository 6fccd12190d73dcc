import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../theme/tokens.js';

/** Sized in `em` of its own font size, so that the same sheet also serves as a miniature. */
export const Sheet = styled('article')(({ theme }) => {
  const moves = `${theme.motionTokens.normal}ms ${theme.motionTokens.easing}`;
  /* Beside the rest, and never smaller than can be read: a miniature is as small as that already. */
  const smaller = `max(0.87em, ${theme.layout.smallPrint})`;
  return {
    fontFamily: theme.typography.contract.fontFamily,
    fontSize: theme.typography.body2.fontSize,
    lineHeight: 1.55,
    color: theme.palette.text.primary,
    background: theme.palette.background.paper,
    overflowWrap: 'anywhere',
    padding: '3.4em min(3.2em, 7%)',
    '& h2.title': {
      font: 'inherit',
      fontWeight: 600,
      fontSize: '1.5em',
      lineHeight: 1.2,
      textAlign: 'center',
      margin: '0 0 1.2em',
      textWrap: 'balance',
    },
    '& h3': { font: 'inherit', fontWeight: 600, margin: '1.9em 0 0.5em' },
    '& p': { margin: '0 0 0.55em', whiteSpace: 'pre-line' },
    '& .opening': { marginBottom: '0.9em' },
    '& .paragraph': { display: 'grid', gridTemplateColumns: '3em 1fr' },
    '& .paragraph ol': { listStyle: 'none', margin: 0, padding: 0 },
    '& .paragraph ol > li': { display: 'flex', gap: '0.8em', '& > .number': { minWidth: '2.6em' } },
    '& .paragraph ol > li > div': { flex: 1, minWidth: 0 },
    '& .paragraph ul': { margin: 0, paddingInlineStart: '1.2em' },
    '& .number': { fontVariantNumeric: 'tabular-nums', color: theme.palette.text.secondary },
    '& mark': {
      background: 'none',
      color: 'inherit',
      borderBottom: `1px dashed ${theme.palette.text.secondary}`,
    },
    '& table': { width: '100%', borderCollapse: 'collapse', margin: '0.6em 0 1.2em', tableLayout: 'fixed' },
    '& th, & td': {
      border: `1px solid ${theme.palette.divider}`,
      padding: '0.4em 0.6em',
      textAlign: 'left',
      verticalAlign: 'top',
    },
    '& th': { fontWeight: 600 },
    '& .intro': { color: theme.palette.text.secondary, fontStyle: 'italic' },
    /* Ruled like the page of a printed contract: lines between the rows alone. */
    '& [data-table=key-terms]': {
      '& th, & td': { border: 0, paddingInline: 0 },
      '& tr': { borderBottom: `1px solid ${theme.palette.divider}` },
      '& thead tr': { borderTop: `1px solid ${theme.palette.text.primary}` },
      '& tbody tr:last-of-type': { borderBottomColor: theme.palette.text.primary },
      '& td:last-of-type': { color: theme.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
    },
    /* On a phone what a row is about stands above what it says of the one party and of the other. */
    [theme.breakpoints.down('sm')]: {
      '& [data-table=parties]': {
        display: 'block',
        border: `1px solid ${theme.palette.divider}`,
        '& thead, & tbody': { display: 'block' },
        '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
        '& th:first-of-type': { display: 'none' },
        '& th': { border: 0 },
        '& td': { border: 0, paddingTop: '0.1em', overflowWrap: 'break-word', hyphens: 'auto' },
        '& td:first-of-type': {
          gridColumn: '1 / -1',
          borderTop: `1px solid ${theme.palette.divider}`,
          paddingBlock: '0.4em 0',
          color: theme.palette.text.secondary,
          fontSize: smaller,
        },
      },
      /* What a row is about stands above what is agreed, and the clauses beside it. */
      '& [data-table=key-terms]': {
        display: 'block',
        '& thead': visuallyHidden,
        '& tbody': { display: 'block' },
        '& tr': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: '1em',
          padding: '0.5em 0',
        },
        '& td': { padding: 0, overflowWrap: 'break-word', hyphens: 'auto' },
        '& td:nth-of-type(2)': { gridRow: 2, gridColumn: '1 / -1' },
      },
      /* Every other table has a block for each row, in which each cell names its column. */
      '& [data-table=milestones]': {
        display: 'block',
        border: `1px solid ${theme.palette.divider}`,
        '& thead': visuallyHidden,
        '& tbody': { display: 'block' },
        '& tr': { display: 'block', padding: '0.4em 0.6em' },
        '& tr + tr': { borderTop: `1px solid ${theme.palette.divider}` },
        '& td': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
          columnGap: '0.6em',
          border: 0,
          padding: '0.1em 0',
          overflowWrap: 'break-word',
        },
        '& td::before': {
          content: 'attr(data-label)',
          color: theme.palette.text.secondary,
          fontSize: smaller,
          hyphens: 'auto',
        },
      },
    },
    /* Holds nothing but a number. */
    [theme.breakpoints.up('sm')]: {
      '& [data-table=milestones] th:first-of-type': { width: '3.4em' },
      '& [data-table=key-terms]': {
        '& th:first-of-type': { width: '9.5em' },
        '& th:last-of-type': { width: '6.5em' },
        '& td:not(:last-of-type)': { paddingInlineEnd: '1em' },
      },
    },
    '& .signature-columns': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(13em, 1fr))',
      gap: '2em',
    },
    '& dl': { margin: 0 },
    '& dt.role': { fontWeight: 600, marginBottom: '0.4em' },
    '& dd': { margin: '0 0 0.35em' },
    '& .to-fill, & .disclaimer': {
      borderTop: `1px solid ${theme.palette.divider}`,
      marginTop: '2em',
      paddingTop: '1em',
    },
    '& .to-fill h3': { marginTop: 0 },
    '& .to-fill ul': { margin: 0, paddingLeft: '1.2em', columns: '2 14em' },
    '& .disclaimer': { color: theme.palette.text.secondary, fontStyle: 'italic' },
    '& [data-clause]': { transition: `background-color ${moves}, box-shadow ${moves}` },
    '& [data-active]': {
      backgroundColor: theme.palette.tint.primary,
      boxShadow: `-0.6em 0 0 ${theme.palette.tint.primary}, 0.6em 0 0 ${theme.palette.tint.primary}`,
      /* Colours of the reader's own take the tint away. */
      '@media (forced-colors: active)': { outline: `${theme.layout.line}px solid Highlight` },
    },
    /* In the margin on the right, one below the other. */
    '& .noted': { position: 'relative' },
    '& .notes': {
      position: 'absolute',
      insetInlineStart: '100%',
      insetBlockStart: 0,
      display: 'grid',
      gap: theme.spacing(0.5),
      marginInlineStart: '0.15em',
      fontFamily: theme.typography.fontFamily,
    },
    '& .absent-notes': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(1),
      marginTop: '2em',
      fontFamily: theme.typography.fontFamily,
      fontSize: theme.typography.caption.fontSize,
      color: theme.palette.text.secondary,
    },
    '& [data-addition]': {
      position: 'relative',
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '0.1em 0.5em',
        insetInlineStart: '-0.9em',
        width: 3,
        borderRadius: 3,
        backgroundColor: theme.palette.primary.main,
      },
    },
  };
});
