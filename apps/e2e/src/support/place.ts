import type { Page } from '@playwright/test';
import type { Language } from '@pactwright/protocol';
import type { Person, Things, Who } from './people.js';

/** A screen of the product in one of its states, as somebody sees it. */
export interface Place {
  /** Says which it is, in the titles of tests. */
  readonly name: string;
  readonly who: Who;
  readonly at: string | ((things: Things) => string);
  /** What has to be so before the page is opened. */
  readonly before?: (stage: Stage) => Promise<void>;
  /** The way from the opened page to the state. */
  readonly reach?: (stage: Stage) => Promise<void>;
  /** It shows the wizard's questions as they are edited: in English, the original. */
  readonly hasOriginals?: boolean;
  /** Where the state exists only on some screens. */
  readonly widths?: readonly number[];
}

/** A place as somebody has it before them. */
export interface Stage {
  readonly page: Page;
  readonly person: Person;
  readonly language: Language;
  /** A text of the interface; `common:close` names another catalogue than the feature's. */
  readonly t: (name: string, values?: Readonly<Record<string, string>>) => string;
  /** Resolves when everything that is on its way to the page has arrived and nothing moves. */
  readonly settled: () => Promise<void>;
  readonly resize: (width: number) => Promise<void>;
}
