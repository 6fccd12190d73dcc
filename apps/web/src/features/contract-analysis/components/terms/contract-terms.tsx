import type { Evidence } from '@pactwright/protocol';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { lazyOptional } from '../../../../shared/ui/lazy-optional.js';
import type { Terms } from '../../model/terms/use-terms.js';
import { loadTermsRoom } from './load-terms-room.js';

const TermsSection = lazyOptional(async () => (await loadTermsRoom()).TermsSection);

/** The terms are asked for so far below what is seen, and however far above it: who jumps to the end has passed them. */
const NEAR = '1000000px 0px 600px';

interface ContractTermsProps {
  readonly terms: Terms;
  /** Goes to a passage in the document. */
  onLook(passage: Evidence): void;
}

/** What the contract sets, for whoever comes that far. */
export function ContractTerms({ terms, onLook }: ContractTermsProps) {
  const place = useRef<HTMLDivElement>(null);
  const come = useEffectEvent(() => terms.want());
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const { state, retry } = terms;
  return (
    <div ref={place}>
      {state.step !== 'unasked' && state.step !== 'gone' && (
        <Suspense>
          <TermsSection state={state} onRetry={retry} onLook={onLook} />
        </Suspense>
      )}
    </div>
  );
}
