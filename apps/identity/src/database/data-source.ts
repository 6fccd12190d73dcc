import { OutboxEvent } from '@pactwright/server-queue';
import { Activity } from '../activity/activity.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { ClaimCode } from '../claims/claim-code.entity.js';
import { PasswordReset } from '../reset/password-reset.entity.js';
import { User } from '../users/user.entity.js';
import { CreateUsers1763700000000 } from './migrations/1763700000000-create-users.js';
import { AddActivityAndAudit1763760000000 } from './migrations/1763760000000-add-activity-and-audit.js';
import { AddPasswordVersion1763764000000 } from './migrations/1763764000000-add-password-version.js';
import { AddResetsAndClaims1763765000000 } from './migrations/1763765000000-add-resets-and-claims.js';

/** What the service, its migrations and its tests say about the database. */
export const entities = [User, OutboxEvent, Activity, AuditEntry, PasswordReset, ClaimCode];
export const migrations = [
  CreateUsers1763700000000,
  AddActivityAndAudit1763760000000,
  AddPasswordVersion1763764000000,
  AddResetsAndClaims1763765000000,
];
