import { Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { HealthRegistry } from '@pactwright/server-kit';
import { MinioObjectStorage, type StorageOptions } from './minio-object-storage.js';
import { ObjectStorage } from './object-storage.js';

/** One bucket of the object store, as `ObjectStorage`. Global. */
@Module({})
export class StorageModule implements OnModuleInit {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly health: HealthRegistry,
  ) {}

  static forRoot(options: StorageOptions): DynamicModule {
    return {
      module: StorageModule,
      global: true,
      providers: [{ provide: ObjectStorage, useFactory: () => new MinioObjectStorage(options) }],
      exports: [ObjectStorage],
    };
  }

  onModuleInit(): void {
    const { storage } = this;
    if (storage instanceof MinioObjectStorage) this.health.register('storage', () => storage.check());
  }
}
