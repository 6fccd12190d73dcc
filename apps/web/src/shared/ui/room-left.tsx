import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from './visually-hidden.js';

interface RoomLeftProps {
  /** Below zero when there is too much. */
  readonly left: number;
  readonly limit: number;
}

/** A screen reader hears of the room that is left now and then, not with every key. */
const SPOKEN_STEPS = 50;

/** How many characters more a field takes; shown from where its limit is near. */
export function RoomLeft({ left, limit }: RoomLeftProps) {
  const { t } = useTranslation();
  const step = Math.ceil(limit / SPOKEN_STEPS);
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
      <span role="status">
        <VisuallyHidden>{say(Math.ceil(left / step) * step)}</VisuallyHidden>
      </span>
    </>
  );
}
