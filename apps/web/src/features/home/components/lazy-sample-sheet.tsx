import { lazy, Suspense } from 'react';
import type { Template } from '../model/templates.js';
import { SheetFrame } from './sheet-frame.js';

/* The rule set is large: the words of the page must not wait for it. */
const SampleSheet = lazy(async () => ({ default: (await import('./sample-sheet.js')).SampleSheet }));

export function LazySampleSheet({ template }: { template: Template }) {
  return (
    <Suspense fallback={<SheetFrame aria-hidden="true" />}>
      <SampleSheet template={template} />
    </Suspense>
  );
}
