import { Controller, Delete } from '@nestjs/common';
import { type Actor, type MessageResponse, type Language as LanguageCode, uuid } from '@pactwright/protocol';
import { CurrentActor, Language, Public, ZodParam } from '@pactwright/server-kit';
import { DeleteContract } from './delete-contract.js';

const contractId = uuid('CONTRACT_NOT_FOUND');

const DELETED: Readonly<Record<LanguageCode, string>> = {
  en: 'The contract is deleted.',
  lt: 'Sutartis ištrinta.',
};

/** Open to visitors, who own what they made in their browser. */
@Controller('api/contracts')
export class DeletionController {
  constructor(private readonly deleteContract: DeleteContract) {}

  @Public()
  @Delete(':id')
  async delete(
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
    @ZodParam('id', contractId) id: string,
  ): Promise<MessageResponse> {
    await this.deleteContract.run(actor, id);
    return { success: true, message: DELETED[language] };
  }
}
