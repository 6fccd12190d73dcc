import fs from 'node:fs';
import path from 'node:path';

const APPS = path.resolve(import.meta.dirname, '../../..');
const OWN_ROUTE = /\b(?:http|scope)\.(get|post|put|delete)\(\s*'(\/api[^']*)'/g;
const VERB = /@(Get|Post|Put|Delete|Patch|Sse)\(([^)]*)\)/g;

const quoted = (text: string): string[] => [...text.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);

/** Every route that the sources of the services declare, as `GET /api/contracts/:id`. */
export function findRoutes(): string[] {
  const files = fs
    .readdirSync(APPS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+\/src\/.*\.ts$/.test(file) && !file.endsWith('spec.ts'));
  return files.flatMap((file) => {
    const source = fs.readFileSync(path.join(APPS, file), 'utf8');
    if (file.endsWith('.controller.ts')) return source.split(/(?=@Controller\()/).flatMap(routesOf);
    if (!file.startsWith('gateway/')) return [];
    return [...source.matchAll(OWN_ROUTE)].map(([, verb = '', url]) => `${verb.toUpperCase()} ${url}`);
  });
}

function routesOf(controller: string): string[] {
  const [, base] = /^@Controller\(\s*'([^']*)'/.exec(controller) ?? [];
  if (base === undefined) return [];
  return [...controller.matchAll(VERB)].flatMap(([, verb = '', argument = '']) => {
    const method = verb === 'Sse' ? 'GET' : verb.toUpperCase();
    const paths = quoted(argument);
    return (paths.length > 0 ? paths : ['']).map(
      (part) => `${method} /${[base, part].filter(Boolean).join('/')}`,
    );
  });
}
