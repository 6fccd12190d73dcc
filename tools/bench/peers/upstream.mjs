import { createServer } from 'node:http';

/* A service that does nothing: every call is answered with as many bytes of JSON as its address asks for. */
const bodies = new Map(
  [1, 100].map((kb) => [`${kb}`, Buffer.from(JSON.stringify({ text: 'x'.repeat(kb * 1024 - 12) }))]),
);
const small = bodies.get('1') ?? Buffer.alloc(0);

createServer((request, response) => {
  const size = /[?&]kb=(\d+)/.exec(request.url ?? '')?.[1];
  const body = (size && bodies.get(size)) || small;
  request.resume();
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
