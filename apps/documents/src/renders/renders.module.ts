import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConvertContractProcessor } from './convert-contract.processor.js';
import { RenderAttempts } from './render-attempts.js';
import { Render } from './render.entity.js';
import { RenderAhead } from './render-ahead.js';
import { RenderContractProcessor } from './render-contract.processor.js';
import { RenderFiles } from './render-files.js';
import { RendersService } from './renders.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Render])],
  providers: [
    RendersService,
    RenderAttempts,
    RenderFiles,
    RenderContractProcessor,
    ConvertContractProcessor,
    RenderAhead,
  ],
  exports: [RendersService],
})
export class RendersModule {}
