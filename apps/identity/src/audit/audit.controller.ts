import { Controller, Get } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { auditQuery, type AuditResponse } from '@pactwright/protocol';
import { AdminOnly, ZodQuery } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { AuditLog } from './audit-log.js';

@Controller('api/admin/audit')
export class AuditController {
  constructor(
    private readonly log: AuditLog,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
  ) {}

  @Get()
  @AdminOnly()
  async page(@ZodQuery(auditQuery) query: z.infer<typeof auditQuery>): Promise<AuditResponse> {
    await this.dataSource.transaction((manager) =>
      recordAct(this.outbox, manager, { action: 'identity.audit.read' }),
    );
    return this.log.page(query);
  }
}
