import { Module, type DynamicModule } from '@nestjs/common';
import { PUBLIC_URL, PublicPages } from './public-pages.js';

/** Where the provider sends people back to, for the other features. */
@Module({})
export class PagesModule {
  static forRoot(publicUrl: string): DynamicModule {
    return {
      module: PagesModule,
      global: true,
      providers: [PublicPages, { provide: PUBLIC_URL, useValue: publicUrl }],
      exports: [PublicPages],
    };
  }
}
