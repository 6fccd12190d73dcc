import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Children } from '#tools/launch/children.mjs';
import { onEnd } from '#tools/launch/lifetime.mjs';

/* What the tests of process keeping end in every way they know: it keeps two processes and notes all numbers. */
const folder = process.argv[2] ?? '';
const children = new Children({ logs: path.join(folder, 'logs') });
onEnd(
  () => void children.stop().then(() => process.exit(0)),
  () => children.kill(),
);
const inner = `require('node:child_process').spawn('sleep', ['1000'])`;
const code = `${inner}; setInterval(() => {}, 1000);`;
await children.start(
  { name: 'a', command: process.execPath, args: ['-e', code], ready: async () => descendants().length >= 4 },
  { name: 'b', command: 'sleep', args: ['1000'] },
);
writeFileSync(process.env.PIDS_FILE ?? '', [...descendants(), watchdog()].join(' '));

function processes() {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args=']).toString().trim().split('\n');
  return lines.map((line) => {
    const [pid, ppid, ...args] = line.trim().split(/\s+/);
    return { pid: Number(pid), ppid: Number(ppid), args: args.join(' ') };
  });
}

function descendants() {
  const all = processes().filter(({ args }) => !args.startsWith('ps '));
  const found = [process.pid];
  for (const pid of found) found.push(...all.filter(({ ppid }) => ppid === pid).map((child) => child.pid));
  return found.filter((pid) => pid !== watchdog());
}

function watchdog() {
  return processes().find(({ ppid, args }) => ppid === process.pid && args.includes('watchdog.sh'))?.pid;
}
