import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@nx/devkit';

const pages = globSync(['*.md', 'docs/**/*.md', 'k8s/**/*.md'], { cwd: workspaceRoot });

const missing = (page: string, pattern: RegExp, base: string): string[] =>
  [...readFileSync(path.join(workspaceRoot, page), 'utf8').matchAll(pattern)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(path.join(workspaceRoot, base, target)));

describe('documentation', () => {
  it.each(pages)('%s names only files that exist', (page) => {
    const links = missing(page, /\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g, path.dirname(page));
    const paths = missing(page, /`((?:apps|libs|deploy|docs|k8s|tools)\/[\w./-]+\.\w+)`/g, '');

    expect([...links, ...paths]).toEqual([]);
  });
});
