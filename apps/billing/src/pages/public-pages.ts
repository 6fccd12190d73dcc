import { Inject, Injectable } from '@nestjs/common';
import { CHECKOUT_LEFT, type PlanType } from '@pactwright/protocol';

/** Injects where browsers reach the product. */
export const PUBLIC_URL = Symbol('PUBLIC_URL');

/** The addresses of our own pages that the provider sends people back to. */
@Injectable()
export class PublicPages {
  constructor(@Inject(PUBLIC_URL) private readonly origin: string) {}

  success(contractId: string, planType: PlanType): string {
    return this.page('/payment-success', { contractId, subscription: String(planType === 'subscription') });
  }

  /** The contract is as it was, and can be ordered again; a browser that knows where it was ordered goes on to there. */
  cancelled(contractId: string): string {
    return this.page('/contract/generated', { contractId, [CHECKOUT_LEFT.name]: CHECKOUT_LEFT.value });
  }

  billing(): string {
    return this.page('/profile/billing', {});
  }

  private page(path: string, query: Record<string, string>): string {
    const url = new URL(path, this.origin);
    url.search = new URLSearchParams(query).toString();
    return url.href;
  }
}
