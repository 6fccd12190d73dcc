import { Controller } from '@nestjs/common';
import {
  contractsWires as wires,
  type Actor,
  type DoneResponse,
  type ProgressResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers, CurrentActor } from '@pactwright/server-kit';
import { DataSource } from 'typeorm';
import { ContractsService } from '../contracts/contracts.service.js';
import { ContractProgress } from '../store/contract-progress.entity.js';
import { SaveProgress } from './save-progress.js';

@Controller()
export class ProgressController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contracts: ContractsService,
    private readonly saveProgress: SaveProgress,
  ) {}

  @Answers(wires.saveProgress)
  async save(
    { body }: Taken<typeof wires.saveProgress>,
    @CurrentActor() actor: Actor,
  ): Promise<DoneResponse> {
    await this.saveProgress.run(actor, body);
    return { success: true };
  }

  @Answers(wires.getProgress)
  async get(
    { params: { id } }: Taken<typeof wires.getProgress>,
    @CurrentActor() actor: Actor,
  ): Promise<ProgressResponse> {
    await this.contracts.get(actor, id);
    const progress = await this.dataSource.getRepository(ContractProgress).findOneBy({ contractId: id });
    const { formData = null, aiSuggestions = null, state = null } = progress ?? {};
    return { formData, aiSuggestions, state };
  }
}
