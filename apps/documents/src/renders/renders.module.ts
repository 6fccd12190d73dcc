import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Render } from './render.entity.js';
import { RenderAhead } from './render-ahead.js';
import { RenderContractProcessor } from './render-contract.processor.js';
import { RenderFiles } from './render-files.js';
import { RendersService } from './renders.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Render])],
  providers: [RendersService, RenderFiles, RenderContractProcessor, RenderAhead],
  exports: [RendersService],
})
export class RendersModule {}
