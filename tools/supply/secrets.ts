/** What secretlint is given: all files, those with a dot in front too; git's list of ignored ones is respected. */
export const secretsCheck = ['**/*', '.*', '.github/**/*', '.ci/**/*'];
