import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  saveProgressRequest,
  type Actor,
  type ProgressResponse,
  type SaveProgressRequest,
  type SaveProgressResponse,
  uuid,
} from '@pactwright/protocol';
import { CurrentActor, Public, ZodBody, ZodParam } from '@pactwright/server-kit';
import { DataSource } from 'typeorm';
import { ContractsService } from '../contracts/contracts.service.js';
import { ContractProgress } from '../store/contract-progress.entity.js';
import { SaveProgress } from './save-progress.js';

const contractId = uuid('CONTRACT_NOT_FOUND');

@Controller('api/contracts')
export class ProgressController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contracts: ContractsService,
    private readonly saveProgress: SaveProgress,
  ) {}

  @Public()
  @Post('save-progress')
  @HttpCode(200)
  async save(
    @CurrentActor() actor: Actor,
    @ZodBody(saveProgressRequest) request: SaveProgressRequest,
  ): Promise<SaveProgressResponse> {
    await this.saveProgress.run(actor, request);
    return { success: true };
  }

  @Public()
  @Get(':id/progress')
  async get(@CurrentActor() actor: Actor, @ZodParam('id', contractId) id: string): Promise<ProgressResponse> {
    await this.contracts.get(actor, id);
    const progress = await this.dataSource.getRepository(ContractProgress).findOneBy({ contractId: id });
    const { formData = null, aiSuggestions = null, state = null } = progress ?? {};
    return { formData, aiSuggestions, state };
  }
}
