import { Inject, Injectable } from '@nestjs/common';
import { CHECKOUT_END, type PlanType } from '@pactwright/protocol';

/** Injects where browsers reach the product. */
export const PUBLIC_URL = Symbol('PUBLIC_URL');

/** Where the provider's page leads back to. */
export interface WayBack {
  readonly paid: string;
  /** When nobody paid there. */
  readonly left: string;
}

/** The addresses of our own pages that the provider sends people back to. */
@Injectable()
export class PublicPages {
  constructor(@Inject(PUBLIC_URL) private readonly origin: string) {}

  /** A contract that was not paid for is as it was, and can be ordered again; a browser that knows where it was ordered goes on to there. */
  ofContract(contractId: string, planType: PlanType): WayBack {
    return {
      paid: this.page('/payment-success', { contractId, subscription: String(planType === 'subscription') }),
      left: this.page('/contract/generated', { contractId, [CHECKOUT_END.name]: CHECKOUT_END.left }),
    };
  }

  /** Of the check that is replied to; null once its owner is gone. */
  ofReply(runId: string | null): WayBack {
    const ended = (how: string): string =>
      this.page('/contract/analyze/reply', {
        ...(runId === null ? {} : { run: runId }),
        [CHECKOUT_END.name]: how,
      });
    return { paid: ended(CHECKOUT_END.paid), left: ended(CHECKOUT_END.left) };
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
