import type { TestActor } from '@pactwright/testing';
import type { INVARIANTS } from './invariants.js';

/** Somebody who pays: an account, a visitor, or both once the account has claimed what the visitor had. */
export interface Person {
  readonly paymentIds: string[];
  claimedAt: Date | null;
}

/** What a trial did, as far as it has to be known afterwards. */
export class Ledger {
  readonly sessions: { readonly id: string; readonly contractId: string }[] = [];
  readonly violations: { readonly invariant: keyof typeof INVARIANTS; readonly found: string }[] = [];
  /** Events that were sent, to be waited for. */
  readonly eventIds: string[] = [];
  private readonly persons = new Map<string, Person>();

  violated(invariant: keyof typeof INVARIANTS, found: string): void {
    this.violations.push({ invariant, found });
  }

  opened(actor: TestActor, session: { id: string; contractId: string; paymentId: string }): void {
    if (this.sessions.some(({ id }) => id === session.id)) return;
    this.sessions.push(session);
    this.personOf(actor).paymentIds.push(session.paymentId);
  }

  claimed(user: TestActor, guest: TestActor, at: Date): void {
    const [account, visitor] = [this.personOf(user), this.personOf(guest)];
    account.paymentIds.push(...visitor.paymentIds.splice(0));
    account.claimedAt ??= at;
  }

  get paymentIds(): string[] {
    return this.people().flatMap(({ paymentIds }) => paymentIds);
  }

  people(): Person[] {
    return [...this.persons.values()];
  }

  private personOf({ userId, guestId }: TestActor): Person {
    const key = userId ?? guestId ?? '';
    const known = this.persons.get(key) ?? { paymentIds: [], claimedAt: null };
    this.persons.set(key, known);
    return known;
  }
}
