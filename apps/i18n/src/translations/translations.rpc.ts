import { Controller } from '@nestjs/common';
import { listTranslations } from '@pactwright/protocol';
import { RpcHandler } from '@pactwright/server-rpc';
import type { z } from 'zod';
import { TranslationsService } from './translations.service.js';

@Controller()
export class TranslationsRpc {
  constructor(private readonly translations: TranslationsService) {}

  @RpcHandler(listTranslations)
  list({
    language,
  }: z.infer<(typeof listTranslations)['request']>): Promise<z.infer<(typeof listTranslations)['response']>> {
    return this.translations.listAll(language);
  }
}
