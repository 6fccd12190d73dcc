import { lazyOptional } from '../../../shared/ui/lazy-optional.js';
import { useKeptChecks } from '../model/use-kept-checks.js';

/* Who has no checks here loads the page without it. */
const KeptList = lazyOptional(async () => (await import('./kept-list.js')).KeptList);

/** What was checked in this browser, where anything was. */
export function KeptChecks() {
  const { checks = [], askAgain } = useKeptChecks();
  return checks.length > 0 && <KeptList checks={checks} onDeleted={askAgain} />;
}
