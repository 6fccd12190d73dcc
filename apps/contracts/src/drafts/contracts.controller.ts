import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  type Actor,
  type ContractDetail,
  type ContractListItem,
  type CreateContractResponse,
  type Language as LanguageCode,
  uuid,
} from '@pactwright/protocol';
import { CurrentActor, Language, Public, ZodParam } from '@pactwright/server-kit';
import { ContractsService } from './contracts.service.js';
import { OpenDraft } from './open-draft.js';

/* An id that is none is a contract that is not there: nothing is told about which ids exist. */
const contractId = uuid('CONTRACT_NOT_FOUND');

/** Open to visitors: what a caller sees is decided by who owns it (T-05, T-12). */
@Controller('api/contracts')
export class ContractsController {
  constructor(
    private readonly contracts: ContractsService,
    private readonly openDraft: OpenDraft,
  ) {}

  @Public()
  @Post()
  @HttpCode(200)
  async create(
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
  ): Promise<CreateContractResponse> {
    return { contractId: await this.openDraft.run(actor, language) };
  }

  @Public()
  @Get()
  list(@CurrentActor() actor: Actor, @Language() language: LanguageCode): Promise<ContractListItem[]> {
    return this.contracts.list(actor, language);
  }

  @Public()
  @Get('user-contracts')
  async listWrapped(
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
  ): Promise<{ contracts: ContractListItem[] }> {
    return { contracts: await this.contracts.list(actor, language) };
  }

  @Public()
  @Get('count')
  count(@CurrentActor() actor: Actor): Promise<number> {
    return this.contracts.count(actor);
  }

  @Public()
  @Get(':id')
  get(
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
    @ZodParam('id', contractId) id: string,
  ): Promise<ContractDetail> {
    return this.contracts.getDetail(actor, id, language);
  }
}
