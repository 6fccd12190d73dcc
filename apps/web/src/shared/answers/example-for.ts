/* A file of its own: who imports the whole library by `import()` gets all of it. */
export { exampleFor } from '@pactwright/drafting';
