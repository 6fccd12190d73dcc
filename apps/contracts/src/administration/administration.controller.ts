import { Controller } from '@nestjs/common';
import {
  contractsWires as wires,
  type AdminContractsResponse,
  type AuditAction,
  type ContractAnalyticsResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import { Analytics } from './analytics.js';
import { SearchContracts } from './search-contracts.js';

/** What administrators see of everybody's contracts: titles, states and numbers, never the answers (T-45). */
@Controller()
export class AdministrationController {
  constructor(
    private readonly analytics: Analytics,
    private readonly contracts: SearchContracts,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
  ) {}

  @Answers(wires.getContractAnalytics)
  async get({ query }: Taken<typeof wires.getContractAnalytics>): Promise<ContractAnalyticsResponse> {
    await this.recordRead('contracts.analytics.read');
    return { data: await this.analytics.get(query.days) };
  }

  @Answers(wires.listAllContracts)
  async search({ query }: Taken<typeof wires.listAllContracts>): Promise<AdminContractsResponse> {
    await this.recordRead('contracts.contracts.read');
    return this.contracts.page(query);
  }

  /** Before anything is shown: titles can name people. */
  private recordRead(action: AuditAction): Promise<void> {
    return this.dataSource.transaction((manager) => recordAct(this.outbox, manager, { action }));
  }
}
