import { All, Controller, Get, Module, Search } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { fastify } from 'fastify';
import { noteRoutes } from './note-routes.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const noted = new Set<string>();
noteRoutes((route) => noted.add(route));

describe('noting routes', () => {
  beforeEach(() => noted.clear());

  it('R15 misses no registration with Fastify: by name, as an object, for all methods, of a plugin', async () => {
    const http = fastify();
    http.get('/by-name', () => 1);
    http.route({ method: ['PUT', 'PATCH'], url: '/as-object', handler: () => 1 });
    http.all('/all', () => 1);
    await http.register(
      async (scope) => {
        scope.delete('/:id', () => 1);
      },
      { prefix: '/plugin' },
    );
    await http.ready();
    expect([...noted]).toEqual(
      expect.arrayContaining([
        'GET /by-name',
        'PUT /as-object',
        'PATCH /as-object',
        ...METHODS.map((method) => `${method} /all`),
        'DELETE /plugin/:id',
      ]),
    );
    await http.close();
  });

  it('R15 misses no decorator of a controller', async () => {
    @Controller('things')
    class Things {
      @Get(['one', 'other'])
      read(): number {
        return 1;
      }
      @All('all')
      all(): number {
        return 1;
      }
      @Search('rare')
      rare(): number {
        return 1;
      }
    }
    @Module({ controllers: [Things] })
    class Root {}

    const app = await NestFactory.create(Root, new FastifyAdapter(), { logger: false });
    await app.init();
    expect([...noted]).toEqual(
      expect.arrayContaining([
        'GET /things/one',
        'GET /things/other',
        ...METHODS.map((method) => `${method} /things/all`),
        'SEARCH /things/rare',
      ]),
    );
    await app.close();
  });
});
