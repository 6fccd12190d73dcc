import { Fragment } from 'react';

/* After these a reader expects a line to end. */
const PARTS = /(?<=[@.])/;

/**
 * An e-mail address that goes over to the next line after its `@` and its dots, and in the middle of a word only as a last resort.
 * Browsers read such places as gaps: a link with it inside is named by its `aria-label`.
 */
export function EmailAddress({ children }: { children: string }) {
  return (
    <span translate="no">
      {children.split(PARTS).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
