import { Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import {
  deletionQuery,
  optionRequest,
  optionUpdate,
  reorderRequest,
  type DeletionQuery,
  type OptionRequest,
  type OptionUpdate,
  type OptionResponse,
  type Language as LanguageCode,
  type ReorderRequest,
} from '@pactwright/protocol';
import { AdminOnly, Language, ZodBody, ZodQuery } from '@pactwright/server-kit';
import { IdParam } from '../editing/id-param.js';
import { editMessage } from '../editing/messages.js';
import { OptionsService } from './options.service.js';

@Controller('api/field-options')
export class OptionsController {
  constructor(private readonly options: OptionsService) {}

  @AdminOnly()
  @Post()
  async create(
    @ZodBody(optionRequest) request: OptionRequest,
    @Language() language: LanguageCode,
  ): Promise<OptionResponse> {
    const data = await this.options.create(request);
    return { success: true, message: editMessage(language, 'option', 'created'), data };
  }

  @AdminOnly()
  @Put(':id')
  async update(
    @IdParam('OPTION_NOT_FOUND') id: number,
    @ZodBody(optionUpdate) request: OptionUpdate,
    @Language() language: LanguageCode,
  ): Promise<OptionResponse> {
    const data = await this.options.update(id, request);
    return { success: true, message: editMessage(language, 'option', 'updated'), data };
  }

  @AdminOnly()
  @Delete(':id')
  async remove(
    @IdParam('OPTION_NOT_FOUND') id: number,
    @ZodQuery(deletionQuery) seen: DeletionQuery,
    @Language() language: LanguageCode,
  ): Promise<OptionResponse> {
    const data = await this.options.remove(id, seen);
    return { success: true, message: editMessage(language, 'option', 'deleted'), data };
  }

  @AdminOnly()
  @Post(':id/reorder')
  @HttpCode(200)
  async reorder(
    @IdParam('OPTION_NOT_FOUND') id: number,
    @ZodBody(reorderRequest) to: ReorderRequest,
    @Language() language: LanguageCode,
  ): Promise<OptionResponse> {
    const data = await this.options.reorder(id, to);
    return { success: true, message: editMessage(language, 'option', 'reordered'), data };
  }
}
