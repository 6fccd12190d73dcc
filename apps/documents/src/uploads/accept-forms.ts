import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Forms with files reach their handler as they come in, unread; everything else about them is its business. */
export async function acceptForms(app: NestFastifyApplication): Promise<void> {
  app
    .getHttpAdapter()
    .getInstance()
    .addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload));
}
