import type { z } from 'zod';
import type { RpcDefinition } from '@pactwright/protocol';
import type { RpcClient } from '@pactwright/server-rpc';

type Answer = (payload: unknown) => unknown;
export type RpcFake = readonly [definition: RpcDefinition, answer: Answer];

/** One answer for `fakeRpc`, with the types of the call. */
export const answering = <D extends RpcDefinition>(
  definition: D,
  answer: (payload: z.infer<D['request']>) => z.input<D['response']> | Promise<z.input<D['response']>>,
): RpcFake => [definition, answer as Answer];

/** Stands in for `RpcClient`: answers what it was told to, and throws for every other call. Both shapes are checked. */
export function fakeRpc(fakes: readonly RpcFake[]): Pick<RpcClient, 'call'> {
  const answers = new Map(fakes.map(([definition, answer]) => [definition.pattern, answer]));
  return {
    async call<D extends RpcDefinition>(
      definition: D,
      payload: z.input<D['request']>,
    ): Promise<z.infer<D['response']>> {
      const answer = answers.get(definition.pattern);
      if (!answer) throw new Error(`no answer was prepared for ${definition.pattern}`);
      const value = definition.response.parse(await answer(definition.request.parse(payload)));
      return value as z.infer<D['response']>;
    },
  };
}
