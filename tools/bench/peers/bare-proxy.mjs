import { createServer } from 'node:http';
import { Pool } from 'undici';

/* As little as a proxy on undici can do: the least that anything here could cost. */
const pool = new Pool(process.env.UPSTREAM ?? '', { connections: 64, pipelining: 1 });

createServer((request, response) => {
  const { url = '/', method = 'GET', headers } = request;
  const asked = {
    path: url,
    method: /** @type {'GET'} */ (method),
    headers: { accept: headers.accept ?? '*/*' },
    opaque: response,
  };
  pool
    .stream(asked, ({ statusCode, headers: answered, opaque }) => {
      const out = /** @type {import('node:http').ServerResponse} */ (opaque);
      out.writeHead(statusCode, answered);
      return out;
    })
    .catch(() => response.destroy());
}).listen(Number(process.env.PORT), '127.0.0.1');
