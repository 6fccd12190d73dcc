import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { identityWires, type AuditResponse, type Taken } from '@pactwright/protocol';
import { Answers } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { AuditLog } from './audit-log.js';

@Controller()
export class AuditController {
  constructor(
    private readonly log: AuditLog,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
  ) {}

  @Answers(identityWires.listAuditEntries)
  async page({ query }: Taken<typeof identityWires.listAuditEntries>): Promise<AuditResponse> {
    await this.dataSource.transaction((manager) =>
      recordAct(this.outbox, manager, { action: 'identity.audit.read' }),
    );
    return this.log.page(query);
  }
}
