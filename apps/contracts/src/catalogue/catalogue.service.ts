import { Injectable } from '@nestjs/common';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  getWizardCatalogue,
  listTranslations,
  type ServiceName,
  type Translation,
} from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { RpcClient } from '@pactwright/server-rpc';
import { Catalogue, type CatalogueContent } from './catalogue.js';
import { Remembered, type RememberedOptions } from './remembered.js';

/** How long a copy is used without asking again; an answer that it does not know makes it ask at once. */
const FRESH_MS = 30_000;
const PAUSE_MS = 250;

/** The wizard and its translations as their services told last: an old copy is better than none. */
@Injectable()
export class CatalogueService {
  private readonly log = logger('catalogue');
  private readonly wizard = new Remembered(
    () => this.rpc.call(getWizardCatalogue, {}),
    this.rememberedOptions('wizard-config'),
  );
  private readonly translations = new Remembered(
    () => this.askTranslations(),
    this.rememberedOptions('i18n'),
  );
  private built: { readonly of: readonly unknown[]; readonly catalogue: Catalogue } | undefined;

  constructor(private readonly rpc: RpcClient) {}

  /** Rejects only when the wizard was never heard of; without translations it makes do. */
  get(): Promise<Catalogue> {
    return this.combine(this.wizard.get(), this.translations.get());
  }

  /** As `get`, but asked anew: for an answer that the copy at hand does not know. */
  getAnew(): Promise<Catalogue> {
    return this.combine(this.wizard.getAnew(), this.translations.getAnew());
  }

  private async combine(
    asked: Promise<Omit<CatalogueContent, 'translations'>>,
    askedTranslations: Promise<readonly Translation[]>,
  ): Promise<Catalogue> {
    const [wizard, translations] = await Promise.all([
      asked,
      askedTranslations.catch((error: unknown) => {
        this.log.warn({ err: error }, 'going on without translations');
        return undefined;
      }),
    ]);
    const of = [wizard, translations];
    if (!this.built?.of.every((part, index) => part === of[index])) {
      this.built = { of, catalogue: new Catalogue({ ...wizard, translations }) };
    }
    return this.built.catalogue;
  }

  private async askTranslations(): Promise<readonly Translation[]> {
    const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
    const lists = await Promise.all(others.map((language) => this.rpc.call(listTranslations, { language })));
    return lists.flatMap((list) => list.translations);
  }

  private rememberedOptions(service: ServiceName): RememberedOptions {
    return {
      freshMs: FRESH_MS,
      pauseMs: PAUSE_MS,
      onStale: (error) => this.log.warn({ err: error, service }, 'using the last known copy'),
    };
  }
}
