import { Injectable } from '@nestjs/common';
import { answersInForce, contractLanguageIn, isAskedBy } from '@pactwright/drafting';
import {
  CONTEXT_MAX_BYTES,
  type Actor,
  type Addition,
  type Answers,
  type Language,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import {
  TYPE_KEY,
  mergeAnswers,
  resolveForm,
  resolveJobType,
  type LooseForm,
} from '../answers/resolve-form.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { ContractsService } from '../contracts/contracts.service.js';

export interface SentContext {
  readonly contractId: string | null;
  /** Of which later ones win. */
  readonly forms: readonly (LooseForm | null | undefined)[];
  readonly jobType?: string | null;
  /** The caller's. */
  readonly language: Language;
}

export interface SuggestionContext {
  /** Those that count. */
  readonly answers: Answers;
  /** Questions that these answers do not ask. */
  readonly notAsked: readonly string[];
  readonly contractLanguage: Language;
  /** Suggestions that are texts of the contract already. */
  readonly approved: readonly Pick<Addition, 'id'>[];
  readonly catalogue: Catalogue;
}

const KIB = 1024;

/** Refuses more context than a model should ever be given (T-51). */
export function assertSmall(...sent: readonly unknown[]): void {
  const bytes = sent.reduce<number>((sum, each) => sum + Buffer.byteLength(JSON.stringify(each ?? null)), 0);
  if (bytes > CONTEXT_MAX_BYTES) throw new AppError('CONTEXT_TOO_LARGE', { kib: CONTEXT_MAX_BYTES / KIB });
}

/** Makes of what the browser sent along the answers that the rules know, on top of those that are stored. */
@Injectable()
export class SuggestionContexts {
  constructor(
    private readonly catalogues: CatalogueService,
    private readonly contracts: ContractsService,
  ) {}

  /** Throws CONTRACT_NOT_FOUND for a contract that is not the actor's. */
  async read(actor: Actor, sent: SentContext): Promise<SuggestionContext> {
    const owned = sent.contractId === null ? undefined : await this.contracts.get(actor, sent.contractId);
    const catalogue = await this.catalogues.get();
    const forms = sent.forms.filter((form) => form !== null && form !== undefined);
    const given = mergeAnswers(
      resolveJobType(catalogue, sent.jobType || typeIn(forms)),
      Object.entries(owned?.answers ?? {}),
      ...forms.map((form) => resolveForm(catalogue, form)),
    );
    const askedWhen = owned?.askedWhen ?? catalogue.askedWhen;
    const answers = answersInForce(given, askedWhen);
    return {
      answers,
      notAsked: Object.keys(askedWhen).filter((key) => !isAskedBy(askedWhen, key, answers)),
      contractLanguage: contractLanguageIn(answers) ?? owned?.contract.language ?? sent.language,
      approved: (owned?.additions ?? []).map(({ id }) => ({ id })),
      catalogue,
    };
  }
}

/** A type of work in the caller's own words, which is no option of the wizard. */
const typeIn = (forms: readonly LooseForm[]): string =>
  forms.map((form) => form[TYPE_KEY]).find((type) => typeof type === 'string') ?? '';
