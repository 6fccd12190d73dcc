import path from 'node:path';
import fastifyHelmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isOperatorPage } from '@pactwright/server-kit';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/* The page that names its own address must not hand it on: it carries a contract's id. */
const SECRET_ADDRESSES = /^\/payment-success(?:[/?]|$)/;

/** What browsers are told to refuse on every page of this origin; `baseUri` for a page that names where its own files are. */
export const pageHeaders = (
  isSecure: boolean,
  baseUri: "'none'" | "'self'" = "'none'",
): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      /* Emotion writes its styles into the page; they come from our own bundle only. */
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: [baseUri],
      frameAncestors: ["'none'"],
      formAction: ["'self'", 'https://checkout.stripe.com'],
    },
  },
  strictTransportSecurity: isSecure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'deny' },
});

/** Serves the built web app: files with a hash in their name for ever, every other address as the app's one page. */
export async function serveWebApp(http: FastifyInstance, root: string, isSecure: boolean): Promise<void> {
  await http.register(fastifyHelmet, pageHeaders(isSecure));
  await http.register(fastifyStatic, {
    root,
    index: false,
    redirect: false,
    cacheControl: false,
    /* The build lays compressed copies beside its files. */
    preCompressed: true,
    globIgnore: ['**/*.map', '**/*.br', '**/*.gz'],
    setHeaders: (response, file) => {
      const isHashed = path.relative(root, file).startsWith(`assets${path.sep}`);
      void response.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
    wildcard: false,
  });
  const sendPage = (reply: FastifyReply, url: string) => {
    if (SECRET_ADDRESSES.test(url)) void reply.header('referrer-policy', 'no-referrer');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  };
  http.get('/', (request, reply) => sendPage(reply, request.url));
  http.get('/*', (request, reply) => {
    const address = request.url.split('?', 1)[0] ?? '';
    /* Whoever watches the service must not take the app's page for its answer. */
    const isFile = path.extname(address) !== '' || isOperatorPage(address);
    return isFile ? reply.status(404).type('text/plain').send('') : sendPage(reply, request.url);
  });
}
