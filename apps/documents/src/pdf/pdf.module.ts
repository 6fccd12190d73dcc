import { Module, type DynamicModule } from '@nestjs/common';
import { GotenbergPdfConverter, type GotenbergOptions } from './gotenberg-pdf-converter.js';
import { PdfConverter } from './pdf-converter.js';

/** `PdfConverter`. Not part of the readiness: without it Word files are still made and served. */
@Module({})
export class PdfModule {
  static forRoot(options: GotenbergOptions): DynamicModule {
    return {
      module: PdfModule,
      global: true,
      providers: [{ provide: PdfConverter, useValue: new GotenbergPdfConverter(options) }],
      exports: [PdfConverter],
    };
  }
}
