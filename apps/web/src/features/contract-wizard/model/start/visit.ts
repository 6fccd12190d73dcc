import type { LocalDraft } from '../local-draft.js';
import type { WizardPlace } from '../wizard-place.js';

/** What is known of a visit before its page is there. */
export interface VisitByAddress {
  /** What an earlier visit has kept in this browser. */
  readonly draft: LocalDraft | undefined;
  /** The contract that is asked for; null: that of the draft, else a new one. */
  readonly contractId: string | null;
  /** The type of work chosen on the home page. */
  readonly workType: string | null;
  /** The question whose answer is to be changed. */
  readonly fieldKey: string | null;
  /** This browser keeps a draft of an account that is not signed in. */
  readonly isHeldBack: boolean;
}

/** What a visit to the wizard starts with. */
export interface Visit extends VisitByAddress {
  /** Back, forward or a reload has brought a contract of this tab back. */
  readonly isReturn: boolean;
  /** The step that was on screen when the contract was left; null where only the draft knows. */
  readonly stepKey: string | null;
  /** The contract asked for had no answers on the server when it was opened. */
  readonly isBlank: boolean;
}

/** Nothing is kept, and nothing asked for. */
export const EMPTY_VISIT: Visit = {
  draft: undefined,
  contractId: null,
  workType: null,
  fieldKey: null,
  isHeldBack: false,
  isReturn: false,
  stepKey: null,
  isBlank: false,
};

/** Another contract of this tab, which the browser's back or forward names. */
export const visitTo = (contractId: string): Visit => ({ ...EMPTY_VISIT, contractId, isReturn: true });

/** A new contract in the place of the one at hand. */
export const freshVisit = ({ workType }: Visit): Visit => ({ ...EMPTY_VISIT, workType, isBlank: true });

/** The browser's history says which contract stood here, unless the address asks for something. */
export function visitAtPlace(visit: VisitByAddress, { contractId, stepKey, isBlank }: WizardPlace): Visit {
  const isReturn = visit.contractId === null && visit.workType === null && contractId !== null;
  return { ...EMPTY_VISIT, ...visit, ...(isReturn && { contractId, isReturn, stepKey, isBlank }) };
}
