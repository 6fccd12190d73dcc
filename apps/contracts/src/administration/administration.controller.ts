import { Controller, Get } from '@nestjs/common';
import {
  adminContractsQuery,
  contractAnalyticsQuery,
  type AdminContractsResponse,
  type AuditAction,
  type ContractAnalyticsResponse,
} from '@pactwright/protocol';
import { AdminOnly, ZodQuery } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Analytics } from './analytics.js';
import { SearchContracts } from './search-contracts.js';

/** What administrators see of everybody's contracts: titles, states and numbers, never the answers (T-45). */
@Controller('api/admin')
export class AdministrationController {
  constructor(
    private readonly analytics: Analytics,
    private readonly contracts: SearchContracts,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
  ) {}

  @AdminOnly()
  @Get('contract-analytics')
  async get(
    @ZodQuery(contractAnalyticsQuery) { days }: z.infer<typeof contractAnalyticsQuery>,
  ): Promise<ContractAnalyticsResponse> {
    await this.recordRead('contracts.analytics.read');
    return { data: await this.analytics.get(days) };
  }

  @AdminOnly()
  @Get('contracts')
  async search(
    @ZodQuery(adminContractsQuery) query: z.infer<typeof adminContractsQuery>,
  ): Promise<AdminContractsResponse> {
    await this.recordRead('contracts.contracts.read');
    return this.contracts.page(query);
  }

  /** Before anything is shown: titles can name people. */
  private recordRead(action: AuditAction): Promise<void> {
    return this.dataSource.transaction((manager) => recordAct(this.outbox, manager, { action }));
  }
}
