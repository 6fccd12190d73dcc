import { phrases } from './phrases.js';
import type { ReadContract } from './rule.js';

const TITLE_AREA = 2_500;
const TITLE = phrases(
  'joint (venture|undertaking)',
  '(partnership|collaboration|co-?operation|co-?production) (agreement|contract)',
  '(jungtinės veiklos|bendradarbiavimo|partnerystės) (sutart|susitarim)*',
);
const SHARED = phrases(
  '(parties|partners|each party|both parties)…(share|divide|jointly|together|collaborate|co-?operate)*',
  '(rights|proceeds|profits?|revenues?|earnings|turnover)…(divided|shared|split|joint|jointly|equal shares)',
  '(šalys|partneri)*…(kartu|bendrai|po lygiai|dalijasi)',
  '(pajam|peln|teis)*…(dalijam|padalij|po lygiai|bendrai)*',
);

/** Two sides that work for a common purpose and divide what it earns: nobody is hired, so nobody owes a price for services. */
export const isVenture = (contract: ReadContract): boolean =>
  contract.parties.provider.length === 0 &&
  TITLE.test(contract.text.slice(0, TITLE_AREA).toLowerCase().replaceAll(/\s+/gu, ' ')) &&
  contract.saying(SHARED).length > 0;
