import { ownEnvironment } from '#tools/stack/environment.ts';
import { percentile } from '#tools/bench/measuring/figures.ts';
import { say } from '#tools/launch/say.mjs';
import { portsOf, services } from '#tools/stack/services.mjs';
import { prepareStack, serviceSpec } from '#tools/stack/stack.ts';
import { Address } from './address.ts';
import { atLeast, atMost, exactly, type Experiment } from './experiment.ts';
import { closeStack, labSettings } from './lab.ts';
import { Load, described, inFigures, isGood } from './load.ts';
import { everyKind } from './mixture.ts';

/* A machine that others use as well may be given less. */
const RATE = Number(process.env.RELIABILITY_RATE ?? 100);
const LEAST_MS = 60_000;
const DRAIN_MS = 6_000;
/* As in Kubernetes: SIGTERM and the change of the endpoints go out together, and the change arrives later. */
const PROPAGATION_MS = 1_000;
const GRACE_MS = 25_000;

/** The first process of each service, and the one that takes its place: each with ports of its own behind the address. */
const GENERATIONS = [
  { http: 40, rpc: 50, operator: 80 },
  { http: 60, rpc: 70, operator: 90 },
] as const;

export default {
  id: 'R8',
  title: `Rolling restart of every service by SIGTERM, under ${RATE} calls a second`,
  async run(children) {
    const settings = await labSettings();
    const stack = children.scope(children.logs);
    const { url, environment } = await prepareStack(settings, stack, { isApiOnly: true });
    const ports = portsOf(settings);
    const addresses = new Map(
      await Promise.all(
        services.map(async ({ name }) => {
          const http = await Address.open(ports.http(name));
          const rpc = name === 'gateway' ? undefined : await Address.open(ports.rpc(name));
          return [name as string, { http, rpc }] as const;
        }),
      ),
    );

    const portsAt = (name: string, generation: 0 | 1) => {
      const at = services.findIndex((service) => service.name === name);
      const { http, rpc, operator } = GENERATIONS[generation];
      const { portBase } = settings;
      return { http: portBase + http + at, rpc: portBase + rpc + at, operator: portBase + operator + at };
    };
    const processName = (name: string, generation: 0 | 1) => `${name}-${generation + 1}`;
    const start = async (name: string, generation: 0 | 1) => {
      const own = portsAt(name, generation);
      const env = {
        ...environment,
        ...ownEnvironment(settings, name),
        HTTP_PORT: String(own.http),
        PORT: String(own.http),
        RPC_PORT: String(own.rpc),
        OPERATOR_PORT: String(own.operator),
        WEB_ROOT: '',
        SHUTDOWN_DRAIN_MS: String(DRAIN_MS),
        SHUTDOWN_GRACE_MS: String(GRACE_MS),
      };
      const ready = `http://127.0.0.1:${own.operator}/readyz`;
      const spec = serviceSpec(name, env, ready);
      await stack.start({ ...spec, name: processName(name, generation), grace: GRACE_MS });
      addresses.get(name)?.http.add(own.http);
      addresses.get(name)?.rpc?.add(own.rpc);
    };
    await Promise.all(services.map(({ name }) => start(name, 0)));

    say(`${RATE} calls a second, and each service is replaced ...`);
    const load = new Load(RATE, await everyKind(url));
    const since = performance.now();
    const ends: { name: string; how: string; took: number }[] = [];
    for (const { name } of services) {
      await start(name, 1);
      const stopping = performance.now();
      const ending = stack.get(processName(name, 0)).stop();
      setTimeout(() => {
        const own = portsAt(name, 0);
        addresses.get(name)?.http.remove(own.http);
        addresses.get(name)?.rpc?.remove(own.rpc);
      }, PROPAGATION_MS);
      const how = await ending;
      ends.push({ name, how, took: performance.now() - stopping });
      say(`${name} is replaced: ${how} after ${((performance.now() - stopping) / 1_000).toFixed(1)} s`);
    }
    const left = LEAST_MS - (performance.now() - since);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    const lasted = (performance.now() - since) / 1_000;
    const done = await load.end();
    for (const { http, rpc } of addresses.values()) {
      http.close();
      rpc?.close();
    }
    /* One after the other they would all go on answering for a while. */
    await Promise.all(services.map(({ name }) => stack.get(processName(name, 1)).kill()));
    await closeStack(stack, settings);

    const failed = done.filter((each) => !isGood(each));
    const unsafe = failed.filter(({ kind }) => !kind.isSafe);
    const safe = failed.filter(({ kind }) => kind.isSafe);
    const reads = done.filter(({ kind }) => kind.isSafe).length;
    const bad = ends.filter(({ how }) => how !== 'exit code 0');
    return {
      criteria: [
        exactly('services replaced', ends.length, services.length),
        atLeast('calls', done.length, (RATE * LEAST_MS) / 1_000),
        atMost(
          `failed calls that are not safe to repeat${unsafe.length > 0 ? ` (${described(unsafe)})` : ''}`,
          unsafe.length,
          0,
        ),
        atMost(
          `share of reads that failed${safe.length > 0 ? ` (${described(safe)})` : ''}`,
          (100 * safe.length) / reads,
          0.1,
          ' %',
        ),
        atMost(
          `processes that ended otherwise than with exit code 0 in ${GRACE_MS / 1_000} s${bad.length > 0 ? ` (${bad.map(({ name, how }) => `${name}: ${how}`).join(', ')})` : ''}`,
          bad.length,
          0,
        ),
      ],
      notes: [
        `${inFigures(done)}; ${reads} reads, ${done.length - reads} writes, ${lasted.toFixed(0)} s`,
        `time from SIGTERM to the end: ${ends.map(({ name, took }) => `${name} ${(took / 1_000).toFixed(1)} s`).join(', ')}; the slowest tenth of all calls took ${percentile(
          done.map(({ took }) => took),
          90,
        ).toFixed(0)} ms and more`,
        `each service ran as one process behind an address that spreads new connections (as a Service of Kubernetes does); the next process was started and ready before the one before it was told to stop, and went on being given connections for ${PROPAGATION_MS / 1_000} s after that; SHUTDOWN_DRAIN_MS=${DRAIN_MS}`,
      ],
    };
  },
} satisfies Experiment;
