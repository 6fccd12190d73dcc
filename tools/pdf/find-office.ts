import { realpathSync } from 'node:fs';
import path from 'node:path';
import { aptInstall, findProgram, isExecutable, missingProgram } from '#tools/launch/apt.mjs';
import { say } from '#tools/launch/say.mjs';
import type { Children } from '#tools/launch/children.mjs';

/** office: the command LibreOffice is started with */
interface Programs {
  python: string;
  office: string[];
}

const packages = ['libreoffice-writer-nogui', 'python3-uno', 'fonts-liberation'];
/* One colour, so that it prints; what somebody types into a contract may hold them. */
const emojiPackages = ['fonts-symbola'];
const inApplications = '/Applications/LibreOffice.app/Contents';

/** Finds LibreOffice and a Python that can talk to it, or installs both where that is allowed. */
export async function findOffice(children: Children): Promise<Programs> {
  const found = (await look(children)) ?? (await installed(children));
  await haveEmoji(children);
  return found;
}

async function installed(children: Children): Promise<Programs> {
  const reason = await aptInstall(children, packages);
  const found = reason ? undefined : await look(children);
  if (found) return found;
  throw missingProgram({
    what: 'LibreOffice (for PDF files)',
    packages,
    variable: 'GOTENBERG_URL',
    reason: reason ?? 'it was installed but does not run',
  });
}

/** A font with emoji: without one they are boxes in PDF files, which is said and stops nothing. */
async function haveEmoji(children: Children) {
  const { code, output } = await children.run('fc-list', [':charset=1f3a8', 'family']);
  if (code === 0 && output.trim() !== '') return;
  const reason = await aptInstall(children, emojiPackages);
  if (reason)
    say(`emoji will be boxes in PDF files: ${emojiPackages.join(', ')} was not installed (${reason})`);
}

async function look(children: Children): Promise<Programs | undefined> {
  const program = findOfficeProgram();
  const python = await findPython(children);
  if (!program || !python) return undefined;
  return { python, office: [...(await withoutNetwork(children)), program] };
}

export function findOfficeProgram() {
  const launcher = findProgram('soffice', 'libreoffice') ?? path.join(inApplications, 'MacOS', 'soffice');
  if (!isExecutable(launcher)) return undefined;
  // The launcher hides the real process behind a second one, which would outlive a kill.
  const binary = path.join(path.dirname(realpathSync(launcher)), 'soffice.bin');
  return isExecutable(binary) ? binary : launcher;
}

async function findPython(children: Children) {
  for (const python of ['/usr/bin/python3', path.join(inApplications, 'Resources', 'python'), 'python3']) {
    if ((await children.run(python, ['-c', 'import uno'])).code === 0) return python;
  }
  return undefined;
}

/** A network of its own with nothing in it: whatever a document asks for, nothing leaves. */
async function withoutNetwork(children: Children) {
  // As the same user: LibreOffice and the bridge find each other by a name with the user's number in it.
  const user = [`--map-user=${process.getuid?.()}`, `--map-group=${process.getgid?.()}`];
  const prefix = ['unshare', '--user', ...user, '--net'];
  const [command = '', ...args] = prefix;
  return (await children.run(command, [...args, 'true'])).code === 0 ? prefix : [];
}
