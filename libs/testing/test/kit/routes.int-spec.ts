import { Body, Controller, Module, Post } from '@nestjs/common';
import { Confirmed, Public, SignedIn } from '@pactwright/server-kit';
import { startTestService } from '../../src/index.js';

describe('the boot check of routes', () => {
  it('refuses a route that does not say who may call it', async () => {
    @Controller('api/forgotten')
    class ForgottenController {
      @Post()
      add(@Body() body: unknown): unknown {
        return body;
      }
    }
    @Module({ controllers: [ForgottenController] })
    class ForgottenModule {}
    await expect(startTestService({ name: 'i18n', module: ForgottenModule })).rejects.toThrow(
      'ForgottenController.add',
    );
  });

  it('refuses a route that asks anybody for a password', async () => {
    @Controller('api/open')
    class OpenController {
      @Post()
      @Public()
      @Confirmed()
      add(): void {}
    }
    @Module({ controllers: [OpenController] })
    class OpenModule {}
    await expect(startTestService({ name: 'i18n', module: OpenModule })).rejects.toThrow(
      'OpenController.add',
    );
  });

  it('refuses a route that says it twice', () => {
    expect(() => {
      class TwiceController {
        @Public()
        @SignedIn()
        read(): void {}
      }
      return TwiceController;
    }).toThrow('read says twice who may call it');
  });
});
