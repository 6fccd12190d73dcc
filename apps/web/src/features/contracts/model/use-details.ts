import type { DetailName, Details } from '@pactwright/drafting';
import { useState } from 'react';
import { forgetDetails, keepDetail } from '../../../shared/details/kept-details.js';

export interface FilledDetails {
  readonly details: Details;
  /** Whether this browser refuses to keep them: they go with the page. */
  readonly isUnkept: boolean;
  write(name: DetailName, text: string): void;
  forget(): void;
}

/** What is filled into a contract on this device; every letter is kept at once. */
export function useDetails(contractId: string, kept: Details): FilledDetails {
  const [details, setDetails] = useState(kept);
  const [isUnkept, setUnkept] = useState(false);
  const write = (name: DetailName, text: string) => {
    const changed = { ...details, [name]: text };
    setDetails(changed);
    void keepDetail(contractId, changed, name).then((isKept) => setUnkept(!isKept));
  };
  const forget = () => {
    setDetails({});
    void forgetDetails(contractId);
  };
  return { details, isUnkept, write, forget };
}
