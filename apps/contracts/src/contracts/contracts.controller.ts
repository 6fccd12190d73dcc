import { Controller } from '@nestjs/common';
import {
  contractsWires as wires,
  type Actor,
  type ContractDetail,
  type ContractListItem,
  type CopyContractResponse,
  type CreateContractResponse,
  type Language as LanguageCode,
  type MessageResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers, CurrentActor, Language } from '@pactwright/server-kit';
import { CopyContract } from './copy-contract.js';
import { ContractsService } from './contracts.service.js';
import { LabelContract } from './label-contract.js';
import { OpenDraft } from './open-draft.js';

const LABELLED: Readonly<Record<LanguageCode, string>> = {
  en: 'The contract is renamed.',
  lt: 'Sutartis pervadinta.',
};

const COPIED: Readonly<Record<LanguageCode, string>> = {
  en: 'The contract is duplicated. The copy is not paid for and has no files yet.',
  lt: 'Sutartis nukopijuota. Kopija neapmokėta, failų dar nėra.',
};

/** Open to visitors: what a caller sees is decided by who owns it (T-05, T-12). */
@Controller()
export class ContractsController {
  constructor(
    private readonly contracts: ContractsService,
    private readonly openDraft: OpenDraft,
    private readonly copyContract: CopyContract,
    private readonly labelContract: LabelContract,
  ) {}

  @Answers(wires.createContract)
  async create(
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
  ): Promise<CreateContractResponse> {
    return { contractId: await this.openDraft.run(actor, language) };
  }

  @Answers(wires.listContracts)
  list(@CurrentActor() actor: Actor, @Language() language: LanguageCode): Promise<ContractListItem[]> {
    return this.contracts.list(actor, language);
  }

  @Answers(wires.listContractsWrapped)
  async listWrapped(
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
  ): Promise<{ contracts: ContractListItem[] }> {
    return { contracts: await this.contracts.list(actor, language) };
  }

  @Answers(wires.countOwnContracts)
  count(@CurrentActor() actor: Actor): Promise<number> {
    return this.contracts.count(actor);
  }

  @Answers(wires.getContract)
  get(
    { params }: Taken<typeof wires.getContract>,
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
  ): Promise<ContractDetail> {
    return this.contracts.getDetail(actor, params.id, language);
  }

  @Answers(wires.copyContract)
  async copy(
    { params }: Taken<typeof wires.copyContract>,
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
  ): Promise<CopyContractResponse> {
    const copyId = await this.copyContract.run(actor, params.id, language);
    return { success: true, message: COPIED[language], contractId: copyId };
  }

  @Answers(wires.labelContract)
  async label(
    { params, body }: Taken<typeof wires.labelContract>,
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
  ): Promise<MessageResponse> {
    await this.labelContract.run(actor, params.id, body);
    return { success: true, message: LABELLED[language] };
  }
}
