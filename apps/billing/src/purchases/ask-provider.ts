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

  async run(contractId: string): Promise<void> {
    const sessionRef = await this.takeTurn(contractId);
    if (sessionRef === undefined) return;
    try {
      await this.fulfil.run(sessionRef);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'PAYMENT_PROVIDER_DOWN') throw error;
      this.log.warn({ contractId }, 'the provider could not be asked; its webhook will tell');
    }
  }

  /** The contract's latest unpaid checkout, once in a while. */
  private async takeTurn(contractId: string): Promise<string | undefined> {
    const now = this.clock();
    const [rows]: [{ sessionRef: string }[], number] = await this.dataSource.query(
      `UPDATE checkouts SET asked_at = $2 WHERE payment_id = (
         SELECT checkouts.payment_id FROM checkouts JOIN payments ON payments.id = payment_id
         WHERE checkouts.contract_id = $1 AND session_ref IS NOT NULL AND payments.status = 'pending'
         ORDER BY checkouts.created_at DESC LIMIT 1
       ) AND (asked_at IS NULL OR asked_at <= $3) RETURNING session_ref AS "sessionRef"`,
      [contractId, now, new Date(now.getTime() - REST_MS)],
    );
    return rows[0]?.sessionRef;
  }
}
