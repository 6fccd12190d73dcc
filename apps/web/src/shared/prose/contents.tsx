import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { LoadedDocument } from './localised-document.js';

interface SectionLinksProps {
  readonly sections: LoadedDocument['sections'];
}

interface ContentsProps extends SectionLinksProps {
  readonly label: string;
}

/** Beside the text, in sight all the way down; only where there is room. */
export function Contents({ label, sections }: ContentsProps) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={(theme) => ({
        display: { xs: 'none', lg: 'block' },
        displayPrint: 'none',
        position: 'sticky',
        top: `calc(${theme.layout.topBar} + ${theme.spacing(3)})`,
        maxHeight: `calc(100vh - ${theme.layout.topBar} - ${theme.spacing(6)})`,
        overflowY: 'auto',
        alignSelf: 'start',
      })}
    >
      <Typography variant="h6" component="p" color="textPrimary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <SectionLinks sections={sections} />
    </Box>
  );
}

/** Above the text, folded up. */
export function FoldedContents({ label, sections }: ContentsProps) {
  return (
    <Disclosure>
      <summary>{label}</summary>
      <nav aria-label={label}>
        <SectionLinks sections={sections} />
      </nav>
    </Disclosure>
  );
}

function SectionLinks({ sections }: SectionLinksProps) {
  return (
    <List>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <Link to={{ hash: id }}>
            <span dangerouslySetInnerHTML={{ __html: text }} />
          </Link>
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderLeft: `${theme.layout.line}px solid ${theme.palette.divider}`,
  '& a': {
    display: 'block',
    padding: theme.spacing(0.75, 0, 0.75, 2),
    color: theme.palette.text.secondary,
    textDecoration: 'none',
  },
  '& a:hover': { color: theme.palette.primary.main, textDecoration: 'underline' },
}));

const Disclosure = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(3),
  border: `${theme.layout.line}px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '& summary': {
    ...theme.typography.subtitle2,
    padding: theme.spacing(1.5, 2),
    color: theme.palette.text.primary,
    cursor: 'pointer',
  },
  '& nav': { padding: theme.spacing(0, 2, 2) },
  [theme.breakpoints.up('lg')]: { display: 'none' },
  '@media print': { display: 'none' },
}));
