import { createContext } from 'react';
import type { HeadTag } from './head-tags.js';

interface HeadPlace {
  /** Scheme and host that addresses in the head begin with. */
  readonly origin: string;
  readonly show: (tags: readonly HeadTag[]) => void;
}

/** Where the head of a page goes while it is made into a file; in a browser there is the document itself. */
export const HeadPlaceContext = createContext<HeadPlace | undefined>(undefined);
