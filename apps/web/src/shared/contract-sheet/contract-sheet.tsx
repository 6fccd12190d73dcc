import { isBilingual, type ContractText } from '@pactwright/drafting';
import { lazy, memo, Suspense } from 'react';
import { BlankSheet } from './blank-sheet.js';
import { Sheet } from './sheet-paper.js';
import { SheetText, type SheetTextProps } from './sheet-text.js';

/** Most contracts are in one language. */
const BilingualSheet = lazy(async () => ({
  default: (await import('./bilingual-sheet.js')).BilingualSheet,
}));

interface ContractSheetProps extends Omit<SheetTextProps, 'document'> {
  readonly document: ContractText;
}

/** A contract as a sheet of paper: the model that the files are made from, in the language of the contract, or in both. */
export const ContractSheet = memo(function ContractSheet({ document, ...props }: ContractSheetProps) {
  if (isBilingual(document)) {
    return (
      <Suspense fallback={<BlankSheet />}>
        <BilingualSheet contract={document} {...props} />
      </Suspense>
    );
  }
  return (
    <Sheet lang={document.language} data-testid="contract-sheet">
      <SheetText document={document} {...props} />
    </Sheet>
  );
});
