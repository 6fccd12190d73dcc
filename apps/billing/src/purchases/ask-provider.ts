import { Inject, Injectable } from '@nestjs/common';
import { AppError, logger } from '@pactwright/server-kit';
import { DataSource } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { FulfilCheckout } from './fulfil-checkout.js';

/* The page asks every two seconds, possibly from several windows. */
const REST_MS = 1_500;

/** Asks the provider about a contract somebody waits for, so that a late webhook keeps nobody waiting (T-37). */
@Injectable()
export class AskProvider {
  private readonly log = logger('checkouts');

  constructor(
    private readonly dataSource: DataSource,
    private readonly fulfil: FulfilCheckout,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** For a page that waits: the provider is asked once in a while. */
  async inTurn(contractId: string): Promise<void> {
    await this.ask(contractId, new Date(this.clock().getTime() - REST_MS));
  }

  /** For a click that would be sent to the checkout: a page, or another click, may have asked just before it was completed. */
  async now(contractId: string): Promise<void> {
    await this.ask(contractId, null);
  }

  private async ask(contractId: string, askedBefore: Date | null): Promise<void> {
    const sessionRef = await this.noteAsked(contractId, askedBefore);
    if (sessionRef === undefined) return;
    try {
      await this.fulfil.run(sessionRef);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'PAYMENT_PROVIDER_DOWN') throw error;
      this.log.warn({ contractId }, 'the provider could not be asked; its webhook will tell');
    }
  }

  /** The contract's latest unpaid checkout, unless it was asked about since then. */
  private async noteAsked(contractId: string, askedBefore: Date | null): Promise<string | undefined> {
    const [rows]: [{ sessionRef: string }[], number] = await this.dataSource.query(
      `UPDATE checkouts SET asked_at = $2 WHERE payment_id = (
         SELECT checkouts.payment_id FROM checkouts JOIN payments ON payments.id = payment_id
         WHERE checkouts.contract_id = $1 AND session_ref IS NOT NULL AND payments.status = 'pending'
         ORDER BY checkouts.created_at DESC LIMIT 1
       ) AND ($3::timestamptz IS NULL OR asked_at IS NULL OR asked_at <= $3) RETURNING session_ref AS "sessionRef"`,
      [contractId, this.clock(), askedBefore],
    );
    return rows[0]?.sessionRef;
  }
}
