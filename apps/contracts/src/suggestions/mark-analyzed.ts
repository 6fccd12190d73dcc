import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Runs } from '@pactwright/server-runs';
import { Contract } from '../store/contract.entity.js';
import { statusAfter } from '../store/status.js';

/** Moves the status of the contract that an analysis was about, together with its result (T-14). */
@Injectable()
export class MarkAnalyzed implements OnModuleInit {
  constructor(private readonly runs: Runs) {}

  onModuleInit(): void {
    this.runs.onFinished('analyze', async ({ subject, outcome }, manager) => {
      if (subject === null || outcome.status !== 'done') return;
      const contract = await manager.findOne(Contract, {
        where: { id: subject },
        lock: { mode: 'for_no_key_update' },
      });
      const status = contract && statusAfter(contract.status, 'analyze');
      if (status && status !== contract.status) await manager.update(Contract, subject, { status });
    });
  }
}
