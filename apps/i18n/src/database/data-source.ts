import { OutboxEvent } from '@pactwright/server-queue';
import { Translation } from '../translations/translation.entity.js';
import { CreateTranslations1763700000000 } from './migrations/1763700000000-create-translations.js';
import { AddSourceValues1763740000000 } from './migrations/1763740000000-add-source-values.js';
import { AddOutbox1763750000000 } from './migrations/1763750000000-add-outbox.js';
import { DescribeMilestones1763810000000 } from './migrations/1763810000000-describe-milestones.js';
import { AddVersions1763880000000 } from './migrations/1763880000000-add-versions.js';
import { DescribeTheExtraRate1763950000000 } from './migrations/1763950000000-describe-the-extra-rate.js';
import { AskWhenRightsPass1764300000000 } from './migrations/1764300000000-ask-when-rights-pass.js';
import { PromiseWhatIsAsked1764600000000 } from './migrations/1764600000000-promise-what-is-asked.js';
import { AskForHoursAMonth1764800000000 } from './migrations/1764800000000-ask-for-hours-a-month.js';

/** What the service, its migrations and its tests say about the database. */
export const entities = [Translation, OutboxEvent];
export const migrations = [
  CreateTranslations1763700000000,
  AddSourceValues1763740000000,
  AddOutbox1763750000000,
  DescribeMilestones1763810000000,
  AddVersions1763880000000,
  DescribeTheExtraRate1763950000000,
  AskWhenRightsPass1764300000000,
  PromiseWhatIsAsked1764600000000,
  AskForHoursAMonth1764800000000,
];
