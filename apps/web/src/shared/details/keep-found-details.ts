import type { FoundDetail } from '@pactwright/drafting';
import { keepDetail, readDetails } from './kept-details.js';

/** Keeps what was found beside what is filled in already, which stays. Resolves to whether this browser could keep all. */
export async function keepFoundDetails(contractId: string, found: readonly FoundDetail[]): Promise<boolean> {
  let details = await readDetails(contractId);
  for (const { name, text } of found) {
    if (details[name]?.trim()) continue;
    details = { ...details, [name]: text };
    if (!(await keepDetail(contractId, details, name))) return false;
  }
  return true;
}
