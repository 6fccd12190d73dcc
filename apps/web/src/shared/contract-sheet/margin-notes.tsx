import ButtonBase from '@mui/material/ButtonBase';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.js';
import { VisuallyHidden } from '../ui/visually-hidden.js';
import { NoteContext, type MarginNote } from './margin-note.js';
import { NoteMark } from './note-mark.js';

/** The notes on one clause; in the reader's language, whatever that of the contract. */
export function MarginNotes({ notes }: { notes: readonly MarginNote[] | undefined }) {
  const language = useLanguage();
  if (!notes) return null;
  return (
    <span className="notes" lang={language}>
      {notes.map((note) => (
        <Note key={note.number} note={note} />
      ))}
    </span>
  );
}

/** Notes on what the contract does not have, below it. */
export function AbsentNotes({ notes }: { notes: readonly MarginNote[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (notes.length === 0) return null;
  return (
    <p className="absent-notes" lang={language}>
      {t('notes.absent')}
      {notes.map((note) => (
        <Note key={note.number} note={note} />
      ))}
    </p>
  );
}

function Note({ note }: { note: MarginNote }) {
  const { t } = useTranslation();
  const open = useContext(NoteContext);
  const { number, isTaken, text } = note;
  const name = t('notes.of', { number, text });
  if (!open)
    return (
      <span>
        <NoteMark number={number} isTaken={isTaken} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    );
  return (
    <ButtonBase title={text} aria-label={name} onClick={() => open(note)} sx={{ borderRadius: 999 }}>
      <NoteMark number={number} isTaken={isTaken} />
    </ButtonBase>
  );
}
