import { styled } from '@mui/material/styles';
import { useId } from 'react';

/** A word across the whole sheet, again and again; drawn, not a background, so that it is printed too. */
export function Watermark({ word }: { word: string }) {
  const pattern = useId();
  return (
    <Overlay aria-hidden="true" focusable="false" data-testid="watermark">
      <defs>
        <pattern
          id={pattern}
          width="600"
          height="240"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-28)"
        >
          <text x="20" y="60">
            {word}
          </text>
          <text x="320" y="180">
            {word}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </Overlay>
  );
}

const Overlay = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  '& text': {
    fill: theme.palette.text.primary,
    fillOpacity: 0.07,
    fontFamily: theme.typography.contract.fontFamily,
    fontSize: '2.25rem',
    fontWeight: 600,
    letterSpacing: '0.08em',
  },
}));
