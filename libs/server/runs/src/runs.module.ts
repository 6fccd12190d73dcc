import { Module, type DynamicModule } from '@nestjs/common';
import { Announcements } from './announcements.js';
import { RunAdmission } from './run-admission.js';
import { RunAttempts } from './run-attempts.js';
import { RunSweeper } from './run-sweeper.js';
import { RunTurns } from './run-turns.js';
import { Runs } from './runs.js';
import { RUNS_OPTIONS, type RunsOptions } from './runs-options.js';
import { runsRpcOf } from './runs-rpc.js';

/** `Runs` for a service whose database has the runs table and that uses the database, queue and RPC modules. Global. */
@Module({})
export class RunsModule {
  static forRoot(options: RunsOptions): DynamicModule {
    return {
      module: RunsModule,
      global: true,
      controllers: [runsRpcOf(options.asker)],
      providers: [
        { provide: RUNS_OPTIONS, useValue: options },
        Announcements,
        RunTurns,
        RunAdmission,
        RunAttempts,
        RunSweeper,
        Runs,
      ],
      exports: [Runs],
    };
  }
}
