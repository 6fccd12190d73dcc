import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { useIsFromFile } from '../../../shared/use-is-from-file.js';
import { SheetFrame } from './sheet-frame.js';

/* The rule set is large: the words of the page must not wait for it. */
const SampleSheet = lazy(async () => ({ default: (await import('./sample-sheet.js')).SampleSheet }));

const AS_IT_IS = { __html: '' };

/** The build has drawn the sheet into the page's file; it is drawn anew only for another language or on a later visit. */
export function LazySampleSheet() {
  const language = useLanguage();
  const [fileLanguage] = useState(language);
  const isFromFile = useIsFromFile();
  if (isFromFile && language === fileLanguage)
    return (
      <SheetFrame
        key="file"
        aria-hidden="true"
        inert
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_IT_IS}
      />
    );
  return (
    <SheetFrame aria-hidden="true" inert>
      <Suspense>
        <SampleSheet />
      </Suspense>
    </SheetFrame>
  );
}
