import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import {
  type Actor,
  type ContractDetail,
  type ContractListItem,
  type CopyContractResponse,
  type CreateContractResponse,
  type LabelContractRequest,
  type Language as LanguageCode,
  type MessageResponse,
  labelContractRequest,
  uuid,
} from '@pactwright/protocol';
import { CurrentActor, Language, Public, ZodBody, ZodParam } from '@pactwright/server-kit';
import { CopyContract } from './copy-contract.js';
import { ContractsService } from './contracts.service.js';
import { LabelContract } from './label-contract.js';
import { OpenDraft } from './open-draft.js';

/* An id that is none is a contract that is not there: nothing is told about which ids exist. */
const contractId = uuid('CONTRACT_NOT_FOUND');

const LABELLED: Readonly<Record<LanguageCode, string>> = {
  en: 'The contract is renamed.',
  lt: 'Sutartis pervadinta.',
};

const COPIED: Readonly<Record<LanguageCode, string>> = {
  en: 'The contract is duplicated. The copy is not paid for and has no files yet.',
  lt: 'Sutartis nukopijuota. Kopija neapmokėta, failų dar nėra.',
};

/** Open to visitors: what a caller sees is decided by who owns it (T-05, T-12). */
@Controller('api/contracts')
export class ContractsController {
  constructor(
    private readonly contracts: ContractsService,
    private readonly openDraft: OpenDraft,
    private readonly copyContract: CopyContract,
    private readonly labelContract: LabelContract,
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

  @Public()
  @Post(':id/copy')
  async copy(
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
    @ZodParam('id', contractId) id: string,
  ): Promise<CopyContractResponse> {
    const copyId = await this.copyContract.run(actor, id, language);
    return { success: true, message: COPIED[language], contractId: copyId };
  }

  @Public()
  @Put(':id/label')
  async label(
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
    @ZodParam('id', contractId) id: string,
    @ZodBody(labelContractRequest) request: LabelContractRequest,
  ): Promise<MessageResponse> {
    await this.labelContract.run(actor, id, request);
    return { success: true, message: LABELLED[language] };
  }
}
