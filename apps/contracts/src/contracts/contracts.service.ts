import { Injectable } from '@nestjs/common';
import { additionsInBoth, answersInForce, type AskedWhen } from '@pactwright/drafting';
import {
  DEFAULT_LANGUAGE,
  type Actor,
  type Addition,
  type Answers,
  type AskedQuestion,
  type ContractDetail,
  type ContractListItem,
  type Language,
} from '@pactwright/protocol';
import { AppError, logger } from '@pactwright/server-kit';
import { DataSource, Not } from 'typeorm';
import { Answer } from '../answers/answer.entity.js';
import { TYPE_KEYS, typeName } from '../answers/summary.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { ContractProgress } from '../store/contract-progress.entity.js';
import {
  LISTED_ANSWERS,
  LISTED_SQL,
  listedAnswers,
  toListItem,
  type ListedContract,
} from './contract-view.js';
import { Contract } from '../store/contract.entity.js';
import { askedQuestions, furtherTerms, secondTerms } from './further-terms.js';
import { isVisibleTo, visibleTo } from '../store/ownership.js';
import { UNTOUCHED } from '../store/status.js';

/** The newest that a list shows; nobody pages through more by hand, and each carries its scope of work. */
export const LIST_MAX = 500;

export interface OwnedContract {
  readonly contract: Contract;
  /** All that was answered. */
  readonly answers: Answers;
  /** Those to questions that are asked: what the contract says. */
  readonly inForce: Answers;
  readonly askedWhen: AskedWhen;
  /** The answers as they are stored. */
  readonly rows: readonly Answer[];
  /** Of a contract in both languages in both, as far as the rule set or their author has said them so. */
  readonly additions: Addition[];
}

@Injectable()
export class ContractsService {
  private readonly log = logger('contracts');

  constructor(
    private readonly dataSource: DataSource,
    private readonly catalogues: CatalogueService,
  ) {}

  /** The actor's contracts, newest first, without drafts that nothing was answered in (T-10, T-15); named in the reader's language. */
  async list(actor: Actor, reader: Language): Promise<ContractListItem[]> {
    const contracts: (ListedContract & { readonly answers: Answers })[] = await this.dataSource.query(
      `SELECT ${LISTED_SQL},
         (SELECT COALESCE(jsonb_object_agg(key, value), '{}') FROM answers
          WHERE contract_id = contracts.id AND key = ANY($3)) AS answers
       FROM contracts
       WHERE (owner_user_id = $1 OR owner_guest_id = $2) AND status <> $4
       ORDER BY created_at DESC, id DESC LIMIT ${LIST_MAX}`,
      [actor.userId, actor.guestId, [...LISTED_ANSWERS, ...TYPE_KEYS], UNTOUCHED],
    );
    const catalogue = await this.catalogueFor(reader);
    return contracts.map(({ answers, ...contract }) =>
      toListItem(contract, typeFor(reader, contract, answers, catalogue), listedAnswers(answers)),
    );
  }

  async count(actor: Actor): Promise<number> {
    const where = visibleTo(actor, Not(UNTOUCHED));
    return where ? this.dataSource.getRepository(Contract).countBy(where) : 0;
  }

  async getDetail(actor: Actor, id: string, reader: Language): Promise<ContractDetail> {
    const { contract, answers, inForce, askedWhen, additions, rows } = await this.get(actor, id);
    const freelanceType = typeFor(reader, contract, answers, await this.catalogueFor(reader));
    const asked = await this.askedQuestions(rows);
    return {
      ...toListItem(contract, freelanceType, listedAnswers(answers)),
      answers,
      additions,
      furtherTerms: furtherTerms(asked, inForce, contract.language),
      ...secondTerms(asked, inForce),
      askedQuestions: asked,
      askedWhen,
    };
  }

  /** The questions of the answers that no clause is made for. */
  askedQuestions(rows: readonly Answer[]): Promise<AskedQuestion[]> {
    return askedQuestions(rows, () => this.catalogues.get());
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
    const answers = toAnswers(rows);
    const askedWhen = contract.askedWhen ?? (await this.catalogues.get()).askedWhen;
    const inForce = answersInForce(answers, askedWhen);
    const additions = [...additionsInBoth(progress?.additions ?? [], inForce)];
    return { contract, answers, inForce, askedWhen, rows, additions };
  }

  /** For names in another language than the stored one; a list without them is better than none (R-I18N-04). */
  private async catalogueFor(reader: Language): Promise<Catalogue | undefined> {
    if (reader === DEFAULT_LANGUAGE) return undefined;
    return this.catalogues.get().catch((error: unknown) => {
      this.log.warn({ err: error }, 'types of work stay untranslated');
      return undefined;
    });
  }
}

const typeFor = (
  reader: Language,
  { freelanceType }: ListedContract,
  answers: Answers,
  catalogue: Catalogue | undefined,
): string | null => (catalogue && typeName(catalogue, answers, reader)) ?? freelanceType;

const toAnswers = (rows: readonly Answer[]): Answers =>
  Object.fromEntries(rows.map((row) => [row.key, row.value]));
