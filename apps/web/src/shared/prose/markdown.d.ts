declare module '*.md' {
  /** A text of ours, written in Markdown beside the feature that shows it; made into HTML by the build. */
  const document: {
    readonly html: string;
    /** The headings of the second level that name an anchor, in order; `text` is HTML. */
    readonly sections: readonly { readonly id: string; readonly text: string }[];
  };
  export default document;
}
