import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { WizardStep, getWizardCatalogue } from '@pactwright/protocol';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { assemble, type WizardRows } from './assemble.js';
import { Field } from './field.entity.js';
import { Option } from './option.entity.js';
import { Step } from './step.entity.js';

type Catalogue = z.infer<(typeof getWizardCatalogue)['response']>;

@Injectable()
export class WizardService {
  constructor(private readonly dataSource: DataSource) {}

  /** What visitors are asked: active steps with the fields and options that have not been removed (R-WIZ-02). */
  async listActiveSteps(): Promise<WizardStep[]> {
    return assemble(await this.read({ removedToo: false })).filter((step) => step.isActive);
  }

  /** Everything that answers may refer to. The version changes with any part of it. */
  async getCatalogue(): Promise<Catalogue> {
    const rows = await this.read({ removedToo: true });
    const content = {
      steps: assemble(rows),
      removed: { fieldIds: removedIds(rows.fields), optionIds: removedIds(rows.options) },
    };
    return { version: createHash('sha256').update(JSON.stringify(content)).digest('base64url'), ...content };
  }

  /** All three tables as of one moment. */
  private read({ removedToo }: { removedToo: boolean }): Promise<WizardRows> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => ({
      steps: await manager.find(Step),
      fields: await manager.find(Field, { withDeleted: removedToo }),
      options: await manager.find(Option, { withDeleted: removedToo }),
    }));
  }
}

const removedIds = (rows: readonly { id: number; deletedAt: Date | null }[]): number[] =>
  rows
    .filter((row) => row.deletedAt !== null)
    .map((row) => row.id)
    .sort((a, b) => a - b);
