import { OutboxEvent } from '@pactwright/server-queue';
import { User } from '../users/user.entity.js';
import { CreateUsers1763700000000 } from './migrations/1763700000000-create-users.js';

/** What the service, its migrations and its tests say about the database. */
export const entities = [User, OutboxEvent];
export const migrations = [CreateUsers1763700000000];
