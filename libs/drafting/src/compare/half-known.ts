import type { ReadFindings } from '../check/check.js';
import { homeOf } from '../check/typed/countries.js';

/** What the check says only of a contract that tells in which country the one who works is. */
const OF_HOME: ReadonlySet<string> = new Set(['governing-law.foreign', 'disputes.court-elsewhere']);

/**
 * The two versions without what hangs on where the one who works is, where it is read in only one of them: that the other does not
 * say it, or not so that it was read, makes no law foreign and none of one's own.
 */
export function withoutHalfKnown(
  mine: ReadFindings | undefined,
  theirs: ReadFindings | undefined,
): readonly [ReadFindings | undefined, ReadFindings | undefined] {
  if (mine === undefined || theirs === undefined) return [mine, theirs];
  const isKnown = ({ contract }: ReadFindings): boolean => homeOf(contract) !== undefined;
  if (isKnown(mine) === isKnown(theirs)) return [mine, theirs];
  const others = (read: ReadFindings): ReadFindings => ({
    ...read,
    findings: read.findings.filter(({ id }) => !OF_HOME.has(id)),
  });
  return [others(mine), others(theirs)];
}
