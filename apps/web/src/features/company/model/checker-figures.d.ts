declare module '*.md?figures' {
  interface Share {
    readonly count: number;
    readonly of: number;
  }

  /** The first table of docs/checker.md that build/checker-figures.mjs reads, a row each. */
  const figures: readonly {
    /** As in "2026-11-25". */
    readonly date: string;
    /** 1 for the first. */
    readonly set: number;
    readonly language: 'en' | 'lt';
    readonly contracts: number;
    readonly found: Share;
    readonly grave: Share;
    readonly criticised: Share;
    readonly calledMissing: Share;
    readonly saidAbsent: Share;
  }[];
  export default figures;

  /** What was made of the findings in contracts that people publish, a group a row, in the order of their readings. */
  export const published: readonly {
    /** As in "2026-11-25". */
    readonly date: string;
    readonly contracts: number;
    /** The sum of the three that follow. */
    readonly findings: number;
    readonly right: number;
    readonly arguable: number;
    readonly wrong: number;
  }[];
}
