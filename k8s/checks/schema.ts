import type { Manifest } from './manifest.js';

interface Checked {
  validate(): void;
}

/** No schema takes a function for a value, so wherever one is put, a known key complains. */
const OFFENCE = (): void => {};

/** What an object is: chooses the schema and is no part of it. */
const TYPE = ['apiVersion', 'kind'];

/** What the schemas of Kubernetes and KEDA say against an object, keys that they do not know included. */
export async function schemaProblems(manifest: Manifest): Promise<string[]> {
  const Model = await modelOf(manifest);
  const name = `${manifest.kind}/${manifest.metadata.name}`;
  if (!Model) return [`${name}: no schema for ${manifest.apiVersion}`];
  const complaint = complaintOf(Model, manifest);
  if (complaint) return [`${name}: ${complaint}`];
  return unknownKeys(Model, manifest).map((place) => `${name}: unknown key ${place}`);
}

type ModelClass = new (data: unknown) => Checked;

async function modelOf({ apiVersion, kind }: Manifest): Promise<ModelClass | undefined> {
  const from = apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models';
  try {
    const module = (await import(`${from}/${apiVersion}/${kind}`)) as Record<string, ModelClass>;
    return module[kind];
  } catch {
    return undefined;
  }
}

function complaintOf(Model: ModelClass, data: unknown): string | undefined {
  try {
    new Model(data).validate();
    return undefined;
  } catch (error) {
    return (error as Error).message.split('\n', 1)[0];
  }
}

/** The validators let unknown keys pass. A key that even a function under it does not offend is one of those. */
function unknownKeys(Model: ModelClass, manifest: Manifest): string[] {
  const copy = structuredClone(manifest) as unknown;
  const unknown: string[] = [];
  const visit = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const holder = node as Record<string, unknown>;
    for (const key of Object.keys(holder)) {
      if (holder === copy && TYPE.includes(key)) continue;
      const here = `${place}/${key}`;
      const value = holder[key];
      holder[key] = OFFENCE;
      const isKnown = complaintOf(Model, copy) !== undefined;
      holder[key] = value;
      if (isKnown) visit(value, here);
      else unknown.push(here);
    }
  };
  visit(copy, '');
  return unknown;
}
