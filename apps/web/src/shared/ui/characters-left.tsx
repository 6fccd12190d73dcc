import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from './visually-hidden.js';

interface CharactersLeftProps {
  /** Below zero when there is too much. */
  readonly left: number;
}

/** A screen reader hears of the room that is left in the pauses, not with every key. */
const PAUSE_MS = 1_000;

/** How many characters more a field takes; shown from where its limit is near. */
export function CharactersLeft({ left }: CharactersLeftProps) {
  const { t } = useTranslation();
  const [spoken, setSpoken] = useState<number>();
  useEffect(() => {
    const pause = setTimeout(() => setSpoken(left), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [left]);
  const say = (count: number) =>
    count < 0 ? t('characters.tooMany', { count: -count }) : t('characters.left', { count });
  return (
    <>
      <FormHelperText
        aria-hidden
        error={left < 0}
        sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
      >
        {say(left)}
      </FormHelperText>
      <span role="status">{spoken === left && <VisuallyHidden>{say(spoken)}</VisuallyHidden>}</span>
    </>
  );
}
