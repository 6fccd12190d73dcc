import { Module, type DynamicModule } from '@nestjs/common';
import { FillablePdfConverter } from './fillable-pdf-converter.js';
import { GotenbergPdfConverter, type GotenbergOptions } from './gotenberg-pdf-converter.js';
import { PdfConverter } from './pdf-converter.js';

/** PDF files of contracts, made by Gotenberg, in which somebody can type what is left to fill in. */
export const converterTo = (options: GotenbergOptions): PdfConverter =>
  new FillablePdfConverter(new GotenbergPdfConverter(options));

/** `PdfConverter`. Not part of the readiness: without it Word files are still made and served. */
@Module({})
export class PdfModule {
  static forRoot(options: GotenbergOptions): DynamicModule {
    return {
      module: PdfModule,
      global: true,
      providers: [{ provide: PdfConverter, useValue: converterTo(options) }],
      exports: [PdfConverter],
    };
  }
}
