import proxy from '@fastify/http-proxy';
import Fastify from 'fastify';

const app = Fastify();
await app.register(proxy, {
  upstream: process.env.UPSTREAM ?? '',
  undici: { connections: 64, pipelining: 1 },
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
