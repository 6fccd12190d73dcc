import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  rowBullet,
  rowNumber,
  textIn,
  type BilingualDocument,
  type BilingualRow,
  type Language,
} from '@pactwright/drafting';
import { LANGUAGES } from '@pactwright/protocol';
import { memo, useMemo, useState } from 'react';
import { useLanguage } from '../i18n/use-language.js';
import { Content } from './content.js';
import { isSame } from './is-same.js';
import { notesOn, type MarginNote } from './margin-note.js';
import { AbsentNotes, MarginNotes } from './margin-notes.js';
import { SheetText, type SheetTextProps } from './sheet-text.js';
import { Sheet } from './sheet-paper.js';
import { visuallyHidden } from '../../theme/tokens.js';

/** From here on two texts have room side by side. */
const TWO_COLUMNS = '(min-width:900px)';

/** Of the language itself, as a reader of it knows it. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', lt: 'Lietuvių' };

interface BilingualSheetProps extends Omit<SheetTextProps, 'document'> {
  readonly contract: BilingualDocument;
}

/** A contract in both languages: side by side where there is room for two columns, else one behind the other. */
export function BilingualSheet(props: BilingualSheetProps) {
  const isWide = useMediaQuery(TWO_COLUMNS, { noSsr: true });
  return isWide ? <SideBySide {...props} /> : <InTabs {...props} />;
}

function InTabs({ contract, ...props }: BilingualSheetProps) {
  const reader = useLanguage();
  const [language, setLanguage] = useState<Language>(reader);
  return (
    <Sheet lang={language} data-testid="contract-sheet">
      <Tabs
        value={language}
        onChange={(_, chosen: Language) => setLanguage(chosen)}
        variant="fullWidth"
        /* Whatever clause is shown, the way to the other text stays in sight. */
        sx={{ mb: 2, position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' }}
      >
        {LANGUAGES.map((each) => (
          <Tab key={each} value={each} label={NAMES[each]} lang={each} />
        ))}
      </Tabs>
      <SheetText document={textIn(contract, language)} {...props} />
    </Sheet>
  );
}

/** Rows without rules: what says the same stands level. */
const Pairs = styled(Sheet)(({ theme }) => ({
  padding: '2.4em min(2em, 4%)',
  fontSize: theme.typography.caption.fontSize,
  '& table.pairs': {
    tableLayout: 'fixed',
    margin: 0,
    '& th, & td': { border: 0, padding: '0.15em 0.6em 0.35em 0' },
    '& tr > :first-child': { width: '4.2em', paddingInlineEnd: '0.4em' },
    '& tr > :last-child': {
      borderInlineStart: `1px solid ${theme.palette.divider}`,
      paddingInline: '0.8em 0',
    },
    '& thead th': {
      position: 'sticky',
      top: 0,
      background: theme.palette.background.paper,
      borderBottom: `1px solid ${theme.palette.divider}`,
    },
    '& p, & h2, & h3': { margin: 0 },
    '& h2': { font: 'inherit', fontWeight: 600, fontSize: '1.35em', lineHeight: 1.25 },
    '& [data-kind=heading] td, & [data-kind=section] td': { paddingTop: '1.3em', fontWeight: 600 },
    '& [data-kind=intro] p, & [data-kind=note] p': {
      fontStyle: 'italic',
      color: theme.palette.text.secondary,
    },
    '& [data-kind=note] td': { paddingTop: '1em' },
    /*
     * Rows of the tables inside the texts, a rule below each. Half a sheet is as narrow as a phone: what a row is about stands above
     * what it says, or words would be broken anywhere.
     */
    '& [data-table] > :not(.number)': { borderBottom: `1px solid ${theme.palette.divider}` },
    '& [data-table] .cells': { display: 'grid', columnGap: '0.7em' },
    '& [data-table] .cells p': { overflowWrap: 'break-word', hyphens: 'auto' },
    '& [data-table=key-terms] .cells': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& p:nth-of-type(2)': { gridRow: 2, gridColumn: '1 / -1' },
    },
    '& [data-table=key-terms][data-kind=table-head] .cells': visuallyHidden,
    '& [data-table=key-terms] p:last-of-type': { color: theme.palette.text.secondary },
    '& [data-table=key-terms] > :last-of-type': { color: 'inherit' },
    '& [data-table=parties] .cells': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& p:first-of-type': { gridColumn: '1 / -1', color: theme.palette.text.secondary },
    },
    '& [data-table=parties][data-kind=table-head] p:first-of-type': visuallyHidden,
    /* Four columns inside a column would break every word: below each other, each with the name of its column. */
    '& [data-table=milestones] .cells': {
      gridTemplateColumns: '2.6em minmax(0, 1fr)',
      '& p': { gridColumn: 2, overflowWrap: 'break-word', hyphens: 'auto' },
      '& p:first-of-type': { gridColumn: 1, gridRow: '1 / span 9' },
      '& p[data-label]::before': {
        content: 'attr(data-label) ": "',
        color: theme.palette.text.secondary,
      },
    },
    '& [data-table=milestones][data-kind=table-head] .cells': visuallyHidden,
    '& [data-kind=table-head] p, & [data-table=key-terms] p:first-of-type': { fontWeight: 600 },
    '& [data-level="0"] p': { paddingInlineStart: '0.8em' },
    '& [data-level="1"] p': { paddingInlineStart: '1.6em' },
    '& [data-level="2"] p': { paddingInlineStart: '2.4em' },
    /* A shadow beside a row of a table would cover its neighbours. */
    '& [data-active]': { boxShadow: 'none' },
  },
}));

const ITEMS: ReadonlySet<BilingualRow['kind']> = new Set(['numbered', 'bullet']);

function SideBySide({ contract, activeClauses, notes = [] }: BilingualSheetProps) {
  const { left, right, rows, prevails, signatures } = contract;
  const first = firstRows(rows);
  const heads = useMemo(() => headsOf(rows), [rows]);
  const shown = (row: BilingualRow) => {
    const { owner } = row;
    const own = owner !== undefined && first.get(owner) === row.id ? notesOn(notes, owner) : undefined;
    const isActive = owner !== undefined && activeClauses?.has(owner) ? true : undefined;
    return (
      <Pair
        key={row.id}
        row={row}
        number={rowNumber(row, prevails)}
        languages={[left.language, right.language]}
        isActive={isActive}
        notes={own}
        head={heads.get(row.id)}
      />
    );
  };
  return (
    <Pairs lang={prevails} data-testid="contract-sheet">
      <table className="pairs">
        <thead>
          <tr>
            <td />
            <th scope="col" lang={left.language}>
              {NAMES[left.language]}
            </th>
            <th scope="col" lang={right.language}>
              {NAMES[right.language]}
            </th>
          </tr>
        </thead>
        <tbody>{rows.map(shown)}</tbody>
      </table>
      <section
        className="signatures noted"
        data-clause="signatures"
        data-active={activeClauses?.has('signatures') ? true : undefined}
      >
        <h3>{signatures.heading}</h3>
        <div className="signature-columns">
          {signatures.parties.map((party) => (
            <dl key={party.role}>
              <dt className="role">{party.role}</dt>
              {party.lines.map((line) => (
                <dd key={line.label}>
                  {line.label}: <Content content={line.content} />
                </dd>
              ))}
            </dl>
          ))}
        </div>
        <MarginNotes notes={notesOn(notes, 'signatures')} />
      </section>
      <AbsentNotes
        notes={notes.filter(({ clauseId }) => clauseId !== 'signatures' && !first.has(clauseId))}
      />
      <table className="pairs">
        <tbody>{contract.notes.map(shown)}</tbody>
      </table>
    </Pairs>
  );
}

/** Where each clause begins. */
function firstRows(rows: readonly BilingualRow[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { owner, id } of rows) if (owner !== undefined && !first.has(owner)) first.set(owner, id);
  return first;
}

/** The names of the columns, for each row of a table whose cells stand below each other. */
function headsOf(rows: readonly BilingualRow[]): ReadonlyMap<string, BilingualRow> {
  const heads = new Map<string, BilingualRow>();
  let head: BilingualRow | undefined;
  for (const row of rows) {
    if (row.kind === 'table-head') head = row;
    else if (row.table === 'milestones' && head?.table === row.table) heads.set(row.id, head);
  }
  return heads;
}

const wordsIn = (content: BilingualRow['left'][number] | undefined): string | undefined =>
  content?.map((part) => ('text' in part ? part.text : part.label)).join('');

interface PairProps {
  /** Of the table that the row belongs to, where each cell names its column. */
  readonly head: BilingualRow | undefined;
  readonly row: BilingualRow;
  readonly number: string;
  readonly languages: readonly [Language, Language];
  readonly isActive: true | undefined;
  readonly notes: readonly MarginNote[] | undefined;
}

/** By what a screen reader finds its way through the contract, as in one language. */
const ELEMENTS: ReadonlyMap<BilingualRow['kind'], 'h2' | 'h3'> = new Map([
  ['title', 'h2'],
  ['heading', 'h3'],
  ['section', 'h3'],
]);

/** Every answer writes the whole contract anew; a row is set anew only when it says something else. */
const Pair = memo(function Pair({ row, number, languages, isActive, notes, head }: PairProps) {
  const bullet = rowBullet(row);
  const Words = ELEMENTS.get(row.kind) ?? 'p';
  const [left, right] = languages;
  const side = (lines: BilingualRow['left'], names?: BilingualRow['left']) =>
    lines.map((line, at) => (
      /* The number of a row needs no name. */
      <Words key={at} data-label={at === 0 ? undefined : wordsIn(names?.[at])}>
        {bullet !== '' && `${bullet} `}
        <Content content={line} />
      </Words>
    ));
  const sides = (lines: BilingualRow['left'], names?: BilingualRow['left']) =>
    row.table === undefined ? side(lines) : <div className="cells">{side(lines, names)}</div>;
  return (
    <tr
      data-kind={row.kind}
      data-table={row.table}
      data-level={ITEMS.has(row.kind) ? row.level : undefined}
      data-clause={row.owner}
      data-active={isActive}
    >
      <td className="number">{number}</td>
      <td lang={left}>{sides(row.left, head?.left)}</td>
      <td lang={right} className={notes ? 'noted' : undefined}>
        {sides(row.right, head?.right)}
        <MarginNotes notes={notes} />
      </td>
    </tr>
  );
}, isSame);
