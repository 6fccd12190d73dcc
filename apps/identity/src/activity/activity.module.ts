import { Module } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Presence } from '@pactwright/server-session';
import { SESSION_REDIS } from '../store/session-store.module.js';
import { Activities } from './activities.js';
import { ActivitySweeper } from './activity-sweeper.js';
import { RecordActivity } from './record-activity.processor.js';

@Module({
  providers: [
    Activities,
    ActivitySweeper,
    RecordActivity,
    { provide: Presence, inject: [SESSION_REDIS], useFactory: (redis: Redis) => new Presence(redis) },
  ],
  exports: [Activities, Presence],
})
export class ActivityModule {}
