import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

interface ProseProps {
  /** HTML made by our build out of our own Markdown; never anything that a person typed into the product. */
  readonly html: string;
  /** What `{{name}}` in the text stands for. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A long text to read: the reading width, the serif face, and links that stay inside the app. */
export function Prose({ html, values = {} }: ProseProps) {
  const navigate = useNavigate();
  const followInside = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (!address?.startsWith('/')) return;
    event.preventDefault();
    void navigate(address);
  };
  return (
    <Box
      onClick={followInside}
      sx={(theme) => ({
        maxWidth: theme.layout.reading,
        ...theme.typography.body1,
        '& h2, & h3': { color: 'text.primary' },
        '& h2': { ...theme.typography.h3, mt: 6, mb: 2 },
        '& h3': { ...theme.typography.h4, mt: 4, mb: 1 },
        '& p, & ul, & ol, & blockquote, & .table': { my: 2 },
        '& ul, & ol': { pl: 3 },
        '& li': { mb: 1 },
        '& a': { color: 'primary.main' },
        '& strong': { color: 'text.primary', fontWeight: 'fontWeightBold' },
        '& blockquote': { mx: 0, pl: 3, borderLeft: 1, borderColor: 'divider' },
        '& .weak, & .better': {
          ...theme.typography.contract,
          fontSize: 'inherit',
          px: 3,
          py: 2,
          bgcolor: 'background.paper',
          borderLeft: 3,
          borderColor: 'edge',
          borderRadius: `${theme.paper.radius}px`,
        },
        '& .better': { borderColor: 'primary.main' },
        '& .weak > p, & .better > p': { my: 0 },
        '& .weak strong, & .better strong': {
          display: 'block',
          mb: 0.5,
          ...theme.typography.overline,
          color: 'text.muted',
        },
        '& .better strong': { color: 'primary.main' },
        '& .table': { overflowX: 'auto' },
        '& table': {
          width: '100%',
          minWidth: theme.spacing(66),
          borderCollapse: 'collapse',
          /* Words more than figures: tabular hyphens would gape. */
          fontVariantNumeric: 'normal',
          ...theme.typography.body2,
        },
        '& th, & td': {
          py: 1.25,
          pl: 0,
          pr: 3,
          textAlign: 'start',
          verticalAlign: 'top',
          borderBottom: 1,
          borderColor: 'divider',
        },
        '& th': { color: 'text.primary', fontWeight: 'fontWeightMedium' },
      })}
      dangerouslySetInnerHTML={{ __html: fillIn(html, values) }}
    />
  );
}

const fillIn = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text asks for "${name}", which nobody gave.`);
    return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  });
