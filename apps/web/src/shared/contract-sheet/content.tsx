import type { Inline } from '@pactwright/drafting';

export function Content({ content }: { content: readonly Inline[] }) {
  return content.map((inline, index) => {
    if (inline.kind === 'placeholder') return <mark key={index}>{`[${inline.label}]`}</mark>;
    if (inline.kind === 'reference') return <span key={index}>{inline.label}</span>;
    return inline.strong ? <strong key={index}>{inline.text}</strong> : inline.text;
  });
}
