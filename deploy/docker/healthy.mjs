/* Asked by Docker: whether the process of this container is ready for work. */
const [page = '/readyz'] = process.argv.slice(2);
const url = `http://127.0.0.1:${process.env.OPERATOR_PORT}${page}`;
const answer = await fetch(url, { signal: AbortSignal.timeout(8_000) });
process.exitCode = answer.ok ? 0 : 1;
