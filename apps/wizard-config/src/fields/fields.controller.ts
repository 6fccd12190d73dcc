import { Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import {
  fieldDeletionQuery,
  fieldRequest,
  reorderRequest,
  type FieldDeletionQuery,
  type FieldRequest,
  type FieldResponse,
  type Language as LanguageCode,
  type ReorderRequest,
} from '@pactwright/protocol';
import { AdminOnly, Language, ZodBody, ZodQuery } from '@pactwright/server-kit';
import { IdParam } from '../editing/id-param.js';
import { editMessage } from '../editing/messages.js';
import { FieldsService } from './fields.service.js';

@Controller('api/wizard-fields')
export class FieldsController {
  constructor(private readonly fields: FieldsService) {}

  @AdminOnly()
  @Post()
  async create(
    @ZodBody(fieldRequest) request: FieldRequest,
    @Language() language: LanguageCode,
  ): Promise<FieldResponse> {
    const data = await this.fields.create(request);
    return { success: true, message: editMessage(language, 'field', 'created'), data };
  }

  @AdminOnly()
  @Put(':id')
  async update(
    @IdParam('FIELD_NOT_FOUND') id: number,
    @ZodBody(fieldRequest) request: FieldRequest,
    @Language() language: LanguageCode,
  ): Promise<FieldResponse> {
    const data = await this.fields.update(id, request);
    return { success: true, message: editMessage(language, 'field', 'updated'), data };
  }

  @AdminOnly()
  @Delete(':id')
  async remove(
    @IdParam('FIELD_NOT_FOUND') id: number,
    @ZodQuery(fieldDeletionQuery) seen: FieldDeletionQuery,
    @Language() language: LanguageCode,
  ): Promise<FieldResponse> {
    const data = await this.fields.remove(id, seen);
    return { success: true, message: editMessage(language, 'field', 'deleted'), data };
  }

  @AdminOnly()
  @Post(':id/reorder')
  @HttpCode(200)
  async reorder(
    @IdParam('FIELD_NOT_FOUND') id: number,
    @ZodBody(reorderRequest) to: ReorderRequest,
    @Language() language: LanguageCode,
  ): Promise<FieldResponse> {
    const data = await this.fields.reorder(id, to);
    return { success: true, message: editMessage(language, 'field', 'reordered'), data };
  }
}
