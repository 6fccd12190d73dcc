import { Module } from '@nestjs/common';
import { FieldsController } from './fields/fields.controller.js';
import { FieldsService } from './fields/fields.service.js';
import { OptionsController } from './options/options.controller.js';
import { OptionsService } from './options/options.service.js';
import { WizardModule } from './wizard/wizard.module.js';
import { WizardEditor } from './editing/wizard-editor.js';

/** What administrators do to the wizard. */
@Module({
  imports: [WizardModule],
  controllers: [FieldsController, OptionsController],
  providers: [WizardEditor, FieldsService, OptionsService],
})
export class EditingModule {}
