import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '@pactwright/protocol';
import { z } from 'zod';

const perLanguage = z.record(z.enum(['en', 'lt']), z.string());

/** What the build of the web app says of its pages (apps/web/build/prerender.mjs). */
const siteFile = z.object({
  /** Stands in the files for the site's own address. */
  origin: z.url(),
  /** Hashes of the scripts that stand in pages. */
  scripts: z.array(z.string()),
  pages: z.record(z.string(), perLanguage),
  notFound: perLanguage,
  /** The page without content, for addresses whose content depends on the reader. */
  shell: perLanguage,
  known: z.array(z.string()),
  closed: z.array(z.string()),
  /** Further files that name the site's address. */
  texts: z.array(z.string()),
});

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];
/* Nearly as small as the highest, in a twentieth of the time. */
const BROTLI_QUALITY = 9;

/** A file kept in memory, as it goes to browsers. */
export interface Document {
  readonly plain: Buffer;
  readonly compressed: Readonly<Record<Encoding, Buffer>>;
  readonly etag: string;
}
type Documents = Readonly<Record<Language, Document>>;

export interface Answer {
  readonly status: 200 | 404;
  readonly document: Document;
}

export interface Site {
  readonly scripts: readonly string[];
  /**
   * Text files by their addresses. Those that tell browsers of a new release are among them: by size and time, two releases
   * built for the same moment would be one.
   */
  readonly texts: ReadonlyMap<string, Document>;
  answer(pathname: string, language: Language): Answer;
}

/** Reads the pages once and puts the site's own address into them. */
export async function readSite(root: string, publicUrl: string): Promise<Site> {
  const site = siteFile.parse(JSON.parse(await readFile(path.join(root, 'pages.json'), 'utf8')));
  const { origin } = new URL(publicUrl);
  const read = async (name: string): Promise<Document> => {
    const text = await readFile(path.join(root, name), 'utf8');
    return toDocument(Buffer.from(text.replaceAll(site.origin, origin)));
  };
  const readEach = async ({ en, lt }: z.infer<typeof perLanguage>): Promise<Documents> => ({
    en: await read(en),
    lt: await read(lt),
  });
  const pages = new Map<string, Documents>();
  for (const [address, files] of Object.entries(site.pages)) pages.set(address, await readEach(files));
  const texts = new Map<string, Document>();
  const scripted = (await readdir(root)).filter((name) => /\.(?:js|webmanifest)$/.test(name));
  for (const name of [...site.texts, ...scripted]) texts.set(`/${name}`, await read(name));
  const [shell, notFound] = [await readEach(site.shell), await readEach(site.notFound)];
  const known = site.known.map(toMatcher);
  const closed = site.closed.map(toMatcher);
  return {
    scripts: site.scripts,
    texts,
    answer(pathname, language) {
      const page = pages.get(pathname);
      if (page) return { status: 200, document: page[language] };
      if (known.some((matches) => matches(pathname))) return { status: 200, document: shell[language] };
      /* The app has words of its own for what is missing below such an address. */
      if (closed.some((matches) => matches(pathname))) return { status: 404, document: shell[language] };
      return { status: 404, document: notFound[language] };
    },
  };
}

async function toDocument(plain: Buffer): Promise<Document> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(plain),
  ]);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { plain, compressed: { br, gzip: gz }, etag };
}

/** `:name` stands for one segment. */
function toMatcher(pattern: string): (pathname: string) => boolean {
  const wanted = pattern.split('/');
  return (pathname) => {
    const segments = pathname.split('/');
    return (
      segments.length === wanted.length &&
      wanted.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : segments[at] === part))
    );
  };
}

/** The smallest form that the browser takes. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const names = (accepted ?? '').split(',').map((part) => part.trim());
  return ENCODINGS.find((encoding) =>
    names.some((name) => name === encoding || (name.startsWith(`${encoding};`) && !/q=0(\.0*)?$/.test(name))),
  );
}
