import { Injectable } from '@nestjs/common';
import type { Actor, Addition, Answers, ContractDetail, ContractListItem } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { DataSource, In, Not } from 'typeorm';
import { Answer } from '../answers/answer.entity.js';
import { ContractProgress } from '../progress/contract-progress.entity.js';
import { LISTED_ANSWERS, listedAnswers, toListItem } from './contract-view.js';
import { Contract } from './contract.entity.js';
import { isVisibleTo, visibleTo } from './ownership.js';
import { UNTOUCHED } from './status.js';

/** The newest that a list shows; nobody pages through more by hand, and each carries its scope of work. */
const LIST_MAX = 500;

export interface OwnedContract {
  readonly contract: Contract;
  readonly answers: Answers;
  readonly additions: Addition[];
}

@Injectable()
export class ContractsService {
  constructor(private readonly dataSource: DataSource) {}

  /** The actor's contracts, newest first, without drafts that nothing was answered in (T-10, T-15). */
  async list(actor: Actor): Promise<ContractListItem[]> {
    const where = visibleTo(actor, Not(UNTOUCHED));
    if (!where) return [];
    const contracts = await this.dataSource
      .getRepository(Contract)
      .find({ where, order: { createdAt: 'DESC', id: 'DESC' }, take: LIST_MAX });
    const rows = await this.dataSource.getRepository(Answer).findBy({
      contractId: In(contracts.map((contract) => contract.id)),
      key: In([...LISTED_ANSWERS]),
    });
    return contracts.map((contract) => {
      const own = rows.filter((row) => row.contractId === contract.id);
      return toListItem(contract, listedAnswers(toAnswers(own)));
    });
  }

  async count(actor: Actor): Promise<number> {
    const where = visibleTo(actor, Not(UNTOUCHED));
    return where ? this.dataSource.getRepository(Contract).countBy(where) : 0;
  }

  async getDetail(actor: Actor, id: string): Promise<ContractDetail> {
    const { contract, answers, additions } = await this.get(actor, id);
    return { ...toListItem(contract, listedAnswers(answers)), answers, additions };
  }

  /** One contract with its answers and additions; `actor: null` asks for nobody and is refused nothing but what does not exist. */
  async get(actor: Actor | null, id: string): Promise<OwnedContract> {
    const [contract, rows, progress] = await Promise.all([
      this.dataSource.getRepository(Contract).findOneBy({ id }),
      this.dataSource.getRepository(Answer).find({ where: { contractId: id }, order: { key: 'ASC' } }),
      this.dataSource
        .getRepository(ContractProgress)
        .findOne({ where: { contractId: id }, select: { contractId: true, additions: true } }),
    ]);
    if (!contract || (actor && !isVisibleTo(actor, contract))) throw new AppError('CONTRACT_NOT_FOUND');
    return { contract, answers: toAnswers(rows), additions: progress?.additions ?? [] };
  }
}

const toAnswers = (rows: readonly Answer[]): Answers =>
  Object.fromEntries(rows.map((row) => [row.key, row.value]));
