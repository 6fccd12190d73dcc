export { MemoryObjectStorage } from './memory-object-storage.js';
export { MinioObjectStorage, type StorageOptions } from './minio-object-storage.js';
export { ObjectStorage, type PutOptions, type StoredObject } from './object-storage.js';
export { StorageModule } from './storage.module.js';
