/* Imported first by every command: older versions of Node cannot load the rest. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node 20.19 or newer is needed; this is ${process.version}.\n`);
  process.exit(1);
}
