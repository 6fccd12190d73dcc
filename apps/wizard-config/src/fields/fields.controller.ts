import { Controller } from '@nestjs/common';
import {
  wizardConfigWires as wires,
  type Language as LanguageCode,
  type FieldResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers, Language } from '@pactwright/server-kit';
import { editMessage } from '../editing/messages.js';
import { FieldsService } from './fields.service.js';

@Controller()
export class FieldsController {
  constructor(private readonly fields: FieldsService) {}

  @Answers(wires.createField)
  async create(
    { body }: Taken<typeof wires.createField>,
    @Language() language: LanguageCode,
  ): Promise<FieldResponse> {
    const data = await this.fields.create(body);
    return { success: true, message: editMessage(language, 'field', 'created'), data };
  }

  @Answers(wires.updateField)
  async update(
    { params, body }: Taken<typeof wires.updateField>,
    @Language() language: LanguageCode,
  ): Promise<FieldResponse> {
    const data = await this.fields.update(params.id, body);
    return { success: true, message: editMessage(language, 'field', 'updated'), data };
  }

  @Answers(wires.deleteField)
  async remove(
    { params, query }: Taken<typeof wires.deleteField>,
    @Language() language: LanguageCode,
  ): Promise<FieldResponse> {
    const data = await this.fields.remove(params.id, query);
    return { success: true, message: editMessage(language, 'field', 'deleted'), data };
  }

  @Answers(wires.reorderField)
  async reorder(
    { params, body }: Taken<typeof wires.reorderField>,
    @Language() language: LanguageCode,
  ): Promise<FieldResponse> {
    const data = await this.fields.reorder(params.id, body);
    return { success: true, message: editMessage(language, 'field', 'reordered'), data };
  }
}
