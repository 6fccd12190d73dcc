import { Controller } from '@nestjs/common';
import {
  wizardConfigWires as wires,
  type Language as LanguageCode,
  type OptionResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers, Language } from '@pactwright/server-kit';
import { editMessage } from '../editing/messages.js';
import { OptionsService } from './options.service.js';

@Controller()
export class OptionsController {
  constructor(private readonly options: OptionsService) {}

  @Answers(wires.createOption)
  async create(
    { body }: Taken<typeof wires.createOption>,
    @Language() language: LanguageCode,
  ): Promise<OptionResponse> {
    const data = await this.options.create(body);
    return { success: true, message: editMessage(language, 'option', 'created'), data };
  }

  @Answers(wires.updateOption)
  async update(
    { params, body }: Taken<typeof wires.updateOption>,
    @Language() language: LanguageCode,
  ): Promise<OptionResponse> {
    const data = await this.options.update(params.id, body);
    return { success: true, message: editMessage(language, 'option', 'updated'), data };
  }

  @Answers(wires.deleteOption)
  async remove(
    { params, query }: Taken<typeof wires.deleteOption>,
    @Language() language: LanguageCode,
  ): Promise<OptionResponse> {
    const data = await this.options.remove(params.id, query);
    return { success: true, message: editMessage(language, 'option', 'deleted'), data };
  }

  @Answers(wires.reorderOption)
  async reorder(
    { params, body }: Taken<typeof wires.reorderOption>,
    @Language() language: LanguageCode,
  ): Promise<OptionResponse> {
    const data = await this.options.reorder(params.id, body);
    return { success: true, message: editMessage(language, 'option', 'reordered'), data };
  }
}
