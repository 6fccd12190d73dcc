import { Module } from '@nestjs/common';
import { MarkGenerated } from './mark-generated.js';

@Module({ providers: [MarkGenerated] })
export class RendersModule {}
