import { Module, type DynamicModule } from '@nestjs/common';
import { EXTRACTOR_OPTIONS, Extractor, type ExtractorOptions } from './extractor.js';
import { RedlineTurns } from './redline-turns.js';

@Module({})
export class ExtractorModule {
  static forRoot(options: ExtractorOptions): DynamicModule {
    return {
      module: ExtractorModule,
      global: true,
      providers: [{ provide: EXTRACTOR_OPTIONS, useValue: options }, Extractor, RedlineTurns],
      exports: [Extractor, RedlineTurns],
    };
  }
}
