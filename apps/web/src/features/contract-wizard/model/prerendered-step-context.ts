import { createContext, type ReactNode } from 'react';

/** The wizard's first step as the build draws it into the page's file; in a browser there is none. */
export const PrerenderedStepContext = createContext<ReactNode>(null);
