import { Controller } from '@nestjs/common';
import {
  contractsWires,
  type Actor,
  type Language as LanguageCode,
  type MessageResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers, CurrentActor, Language } from '@pactwright/server-kit';
import { DeleteContract } from './delete-contract.js';

const DELETED: Readonly<Record<LanguageCode, string>> = {
  en: 'The contract is deleted.',
  lt: 'Sutartis ištrinta.',
};

/** Open to visitors, who own what they made in their browser. */
@Controller()
export class DeletionController {
  constructor(private readonly deleteContract: DeleteContract) {}

  @Answers(contractsWires.deleteContract)
  async delete(
    { params }: Taken<typeof contractsWires.deleteContract>,
    @CurrentActor() actor: Actor,
    @Language() language: LanguageCode,
  ): Promise<MessageResponse> {
    await this.deleteContract.run(actor, params.id);
    return { success: true, message: DELETED[language] };
  }
}
