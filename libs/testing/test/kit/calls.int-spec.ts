import { Controller, Get, Module, type MessageEvent } from '@nestjs/common';
import {
  defineCall,
  events,
  json,
  wire,
  type ErrorBody,
  type FormFile,
  type Taken,
  type UnreadForm,
} from '@pactwright/protocol';
import { Answers, AppError, CallsModule, Public } from '@pactwright/server-kit';
import { from, type Observable } from 'rxjs';
import { z } from 'zod';
import { asActor, startTestService, type TestService } from '../../src/index.js';

const word = z.object({ word: z.object({ text: z.string() }) });
const sayWord = wire(
  defineCall<{ params: { kind: string }; query: { times?: number }; answer: z.infer<typeof word> }>({
    service: 'i18n',
    method: 'GET',
    path: '/api/words/:kind',
  }),
  {
    summary: 'A word, as it should be or not.',
    access: 'public',
    params: { kind: z.enum(['good', 'wrong', 'chatty', 'refused', 'rude'], 'ROUTE_NOT_FOUND') },
    query: z.object({ times: z.coerce.number().int().max(3).default(1) }),
    answer: json(word),
    refusals: ['ROUTE_NOT_FOUND'],
  },
);
type Asked = Taken<typeof sayWord>;
const followWord = wire(
  defineCall<{ params: { kind: string }; message: z.infer<typeof word> }>({
    service: 'i18n',
    method: 'GET',
    path: '/api/words/:kind/events',
  }),
  {
    summary: 'A word, and what becomes of it.',
    access: 'public',
    params: { kind: z.enum(['good', 'wrong', 'refused', 'rude'], 'ROUTE_NOT_FOUND') },
    answer: events(word),
    refusals: ['ROUTE_NOT_FOUND'],
  },
);

@Controller()
class WordsController {
  @Answers(sayWord)
  say({ params, query }: Asked): z.infer<typeof word> {
    /* What a database gives is of no known type either. */
    const stored = { wrong: '{"text":1}', chatty: '{"text":"a","secret":"b"}' };
    switch (params.kind) {
      case 'good':
        return { word: { text: 'a'.repeat(query.times) } };
      case 'refused':
        throw new AppError('ROUTE_NOT_FOUND');
      case 'rude':
        throw new AppError('KEY_TAKEN');
      default:
        return { word: JSON.parse(stored[params.kind]) };
    }
  }
}

@Controller()
class FollowedWordsController {
  @Answers(followWord)
  async follow({ params }: Taken<typeof followWord>): Promise<Observable<MessageEvent>> {
    if (params.kind === 'refused') throw new AppError('ROUTE_NOT_FOUND');
    if (params.kind === 'rude') throw new AppError('KEY_TAKEN');
    const told = ['a', params.kind === 'wrong' ? 1 : 'b'].map((text) => ({
      data: JSON.stringify({ word: { text } }),
    }));
    return from([...told, { comment: 'still there' }] as MessageEvent[]);
  }
}

const shoutWord = wire(
  defineCall<{ form: { text: string; loud?: FormFile }; answer: z.infer<typeof word> }>({
    service: 'i18n',
    method: 'POST',
    path: '/api/words/shouted',
  }),
  {
    summary: 'What came of the form, unread.',
    access: 'public',
    form: { text: 'text', loud: 'file?' },
    answer: json(word),
  },
);

@Controller()
class ShoutedWordsController {
  @Answers(shoutWord)
  shout({ form }: Taken<typeof shoutWord>): z.infer<typeof word> {
    /* @ts-expect-error Its call has no such part. */
    if (form.parts.other !== undefined) throw new Error('it has');
    return { word: { text: `${form.parts.text} ${form.parts.loud} ${form.type}` } };
  }
}

@Module({
  imports: [CallsModule.forRoot({ sayWord, followWord, shoutWord })],
  controllers: [WordsController, FollowedWordsController, ShoutedWordsController],
})
class WordsModule {}

describe('a call that its wire describes', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ name: 'i18n', module: WordsModule });
  });
  afterAll(() => service.close());
  const ask = (path: string): Promise<Response> =>
    fetch(`${service.url}/api/words/${path}`, { headers: asActor('i18n') });
  const refused = async (path: string): Promise<Pick<ErrorBody, 'code' | 'fields'>> => {
    const { code, fields } = (await (await ask(path)).json()) as ErrorBody;
    return { code, ...(fields && { fields }) };
  };

  it('gets what it takes, parsed', async () => {
    expect(await (await ask('good?times=3')).json()).toEqual({ word: { text: 'aaa' } });
    expect(await (await ask('good')).json()).toEqual({ word: { text: 'a' } });
  });

  it('gets a form unread, with the parts that its wire names', async () => {
    const headers = { ...asActor('i18n'), 'content-type': 'application/json' };
    const answer = await fetch(`${service.url}/api/words/shouted`, { method: 'POST', headers, body: '{}' });
    expect(await answer.json()).toEqual({ word: { text: 'text file? application/json' } });
  });

  it('refuses what does not fit, the path before the query', async () => {
    expect((await refused('good?times=4')).fields).toEqual({ times: 'At most 3' });
    expect(await refused('none?times=4')).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
  });

  it.each(['wrong', 'chatty'])('answers nothing that its schema does not describe: %s', async (kind) => {
    expect(await refused(kind)).toEqual({ code: 'INTERNAL' });
  });

  it('refuses with nothing but what it names', async () => {
    expect(await refused('refused')).toEqual({ code: 'ROUTE_NOT_FOUND' });
    expect(await refused('rude')).toEqual({ code: 'INTERNAL' });
  });

  it('tells in a stream nothing that its schema does not describe, and refuses before it begins', async () => {
    const told = async (kind: string): Promise<string> => (await ask(`${kind}/events`)).text();
    expect(await told('good')).toMatch(/"a".*"b".*still there/s);
    const wrong = await told('wrong');
    expect(wrong).toMatch(/"a"/);
    expect(wrong).not.toMatch(/"text":1/);
    expect(await refused('refused/events')).toEqual({ code: 'ROUTE_NOT_FOUND' });
    expect(await refused('rude/events')).toEqual({ code: 'INTERNAL' });
  });
});

describe('the boot check of calls', () => {
  const starting = (controllers: readonly (new () => object)[]): Promise<TestService> => {
    @Module({ imports: [CallsModule.forRoot({ sayWord })], controllers: [...controllers] })
    class SomeModule {}
    return startTestService({ name: 'i18n', module: SomeModule });
  };
  @Controller()
  class OtherController {
    @Answers(sayWord)
    say(_: Asked): z.infer<typeof word> {
      return { word: { text: '' } };
    }
  }
  @Controller()
  class StrayController {
    @Get('api/stray')
    @Public()
    read(): object {
      return {};
    }
  }

  it('refuses a call without a handler, or with two', async () => {
    await expect(starting([])).rejects.toThrow('sayWord has no handler');
    await expect(starting([WordsController, OtherController])).rejects.toThrow('already declared');
  });

  it('is not asked about a handler of another form: that does not compile', () => {
    class FormController {
      /* @ts-expect-error Its form has no part of that name. */
      @Answers(shoutWord)
      shout(_: { readonly form: UnreadForm<{ readonly words: 'text' }> }): z.infer<typeof word> {
        return { word: { text: '' } };
      }
    }
    expect(FormController).toBeDefined();
  });

  it('refuses a route that is no call', async () => {
    await expect(starting([WordsController, StrayController])).rejects.toThrow(
      'StrayController.read answers no call of this service',
    );
  });

  it('refuses a handler that says anew who may call it', () => {
    expect(() => {
      class TwiceController {
        @Public()
        @Answers(sayWord)
        say(_: Asked): z.infer<typeof word> {
          return { word: { text: '' } };
        }
      }
      return TwiceController;
    }).toThrow('say says twice who may call it');
  });
});
