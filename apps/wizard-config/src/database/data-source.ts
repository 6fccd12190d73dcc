import { OutboxEvent } from '@pactwright/server-queue';
import { Field } from '../wizard/field.entity.js';
import { Option } from '../wizard/option.entity.js';
import { Step } from '../wizard/step.entity.js';
import { CreateWizard1763700000000 } from './migrations/1763700000000-create-wizard.js';
import { AddVersions1763740000000 } from './migrations/1763740000000-add-versions.js';
import { AddOutbox1763750000000 } from './migrations/1763750000000-add-outbox.js';
import { DescribeMilestones1763810000000 } from './migrations/1763810000000-describe-milestones.js';
import { KeepAnswersOut1763960000000 } from './migrations/1763960000000-keep-answers-out.js';
import { AskWhatApplies1763980000000 } from './migrations/1763980000000-ask-what-applies.js';
import { MakeRoomForBothLanguages1764400000000 } from './migrations/1764400000000-make-room-for-both-languages.js';
import { AskWhatTheLawAsks1763950000000 } from './migrations/1763950000000-ask-what-the-law-asks.js';
import { AskWhenRightsPass1764300000000 } from './migrations/1764300000000-ask-when-rights-pass.js';
import { AskForTheWork1764410000000 } from './migrations/1764410000000-ask-for-the-work.js';
import { PromiseWhatIsAsked1764600000000 } from './migrations/1764600000000-promise-what-is-asked.js';
import { AskWhereTheClientIs1764700000000 } from './migrations/1764700000000-ask-where-the-client-is.js';
import { AskForHoursAMonth1764800000000 } from './migrations/1764800000000-ask-for-hours-a-month.js';
import { AskHowFarALicenceGoes1764900000000 } from './migrations/1764900000000-ask-how-far-a-licence-goes.js';
import { AskForARateAUnit1765000000000 } from './migrations/1765000000000-ask-for-a-rate-a-unit.js';
import { AskWhatIsCountedBesideTheRate1765100000000 } from './migrations/1765100000000-ask-what-is-counted-beside-the-rate.js';

/** What the service, its migrations and its tests say about the database. */
export const entities = [Step, Field, Option, OutboxEvent];
export const migrations = [
  CreateWizard1763700000000,
  AddVersions1763740000000,
  AddOutbox1763750000000,
  DescribeMilestones1763810000000,
  AskWhatTheLawAsks1763950000000,
  KeepAnswersOut1763960000000,
  AskWhatApplies1763980000000,
  AskWhenRightsPass1764300000000,
  MakeRoomForBothLanguages1764400000000,
  AskForTheWork1764410000000,
  PromiseWhatIsAsked1764600000000,
  AskWhereTheClientIs1764700000000,
  AskForHoursAMonth1764800000000,
  AskHowFarALicenceGoes1764900000000,
  AskForARateAUnit1765000000000,
  AskWhatIsCountedBesideTheRate1765100000000,
];
