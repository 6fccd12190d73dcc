import type { Inline } from '@pactwright/drafting';
import { Fragment, type ReactNode } from 'react';

export function Content({ content }: { content: readonly Inline[] }) {
  return content.map((inline, index) => {
    if (inline.kind === 'placeholder') return <mark key={index}>{`[${inline.label}]`}</mark>;
    if (inline.kind === 'reference') return <span key={index}>{inline.label}</span>;
    if (inline.strong) return <strong key={index}>{inline.text}</strong>;
    return inline.text.includes('@') ? (
      <Fragment key={index}>{breakable(inline.text)}</Fragment>
    ) : (
      inline.text
    );
  });
}

/** An e-mail address that does not fit into its line is broken behind its marks, not inside a word. */
const breakable = (text: string): ReactNode[] =>
  text.split(/(?<=\s)/u).flatMap((word, at) => {
    const [first, ...others] = word.includes('@') ? word.split(/(?<=[@.-])(?=\S)/u) : [word];
    return [first, ...others.flatMap((part, piece) => [<wbr key={`${at}.${piece}`} />, part])];
  });
