import path from 'node:path';
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOperatorPage } from '@pactwright/server-kit';
import { pageHeaders, YEAR_SECONDS } from './page-headers.js';
import { pageLanguage } from './page-language.js';
import { encodingFor, readSite, type Document } from './site.js';

/* The page that names its own address must not hand it on: it carries a contract's id. */
const SECRET_ADDRESSES = /^\/payment-success(?:[/?]|$)/;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

interface WebApp {
  /** Folder of the built web app. */
  readonly root: string;
  readonly publicUrl: string;
}

/** Serves the built web app: files with a hash in their name for ever, every other address as the page that belongs to it. */
export async function serveWebApp(http: FastifyInstance, { root, publicUrl }: WebApp): Promise<void> {
  const site = await readSite(root, publicUrl);
  const isSecure = publicUrl.startsWith('https:');
  await http.register(fastifyHelmet, pageHeaders({ isSecure, scripts: site.scripts }));
  await http.register(fastifyStatic, {
    root,
    index: false,
    redirect: false,
    cacheControl: false,
    /* The build lays compressed copies beside its files. */
    preCompressed: true,
    globIgnore: [
      ...['**/*.map', '**/*.br', '**/*.gz'],
      ...['index.html', 'pages.json', 'pages/**', ...[...site.texts.keys()].map((name) => name.slice(1))],
    ],
    setHeaders: (response, file) => {
      const isHashed = path.relative(root, file).startsWith(`assets${path.sep}`);
      void response.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
    wildcard: false,
  });

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const { url, headers } = request;
    if (SECRET_ADDRESSES.test(url)) void reply.header('referrer-policy', 'no-referrer');
    const language = pageLanguage({
      url,
      cookie: headers.cookie,
      acceptLanguage: headers['accept-language'],
    });
    const { status, document } = site.answer(pathnameOf(url), language);
    void reply
      .status(status)
      .type('text/html; charset=utf-8')
      .header('content-language', language)
      .header('vary', 'Accept-Language, Cookie, Accept-Encoding');
    return sendDocument(request, reply, document);
  };
  for (const [address, document] of site.texts) {
    http.get(address, (request, reply) => {
      void reply.type(TYPES[path.extname(address)] ?? 'text/plain').header('vary', 'Accept-Encoding');
      return sendDocument(request, reply, document);
    });
  }
  http.get('/', sendPage);
  http.get('/*', (request, reply) => {
    const address = pathnameOf(request.url);
    /* Whoever watches the service must not take the app's page for its answer. */
    const isFile = path.extname(address) !== '' || isOperatorPage(address);
    return isFile ? reply.status(404).type('text/plain').send('') : sendPage(request, reply);
  });
}

/** Without the slash at its end, which names the same page. */
const pathnameOf = (url: string): string => (url.split('?', 1)[0] ?? '').replace(/\/+$/, '') || '/';

/** Asked for anew each time, sent anew only when it has changed. */
function sendDocument({ headers }: FastifyRequest, reply: FastifyReply, document: Document): FastifyReply {
  void reply.header('cache-control', 'no-cache').header('etag', document.etag);
  if (reply.statusCode === 200 && isKnown(headers['if-none-match'], document.etag))
    return reply.status(304).send();
  const encoding = encodingFor(headers['accept-encoding']);
  if (!encoding) return reply.send(document.plain);
  return reply.header('content-encoding', encoding).send(document.compressed[encoding]);
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(/\s*,\s*/).includes(etag);
