import { Module } from '@nestjs/common';
import { AuditLog } from './audit-log.js';
import { AuditController } from './audit.controller.js';
import { KeepAuditEntry } from './keep-audit-entry.js';

@Module({ controllers: [AuditController], providers: [AuditLog, KeepAuditEntry] })
export class AuditModule {}
