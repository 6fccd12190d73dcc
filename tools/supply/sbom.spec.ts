import { Children } from '#tools/launch/children.mjs';
import { shippedPackages } from './packages.ts';
import { type Bom, billOfMaterials, nameOf } from './sbom.ts';

describe(billOfMaterials.name, () => {
  let bom: Bom;
  beforeAll(async () => {
    const children = new Children();
    try {
      bom = await billOfMaterials(children);
    } finally {
      await children.stop();
    }
  });

  it('names every distributed package of the lock file, with its hash, and nothing else', () => {
    expect(bom).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'pactwright', type: 'application' } },
    });
    expect(bom.components.map(nameOf).sort()).toEqual(
      shippedPackages()
        .map(({ name, version }) => `${name}@${version}`)
        .sort(),
    );
    expect(bom.components.filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512')).toEqual([]);
  });

  it('joins every package to the product by its dependencies', () => {
    const dependsOn = new Map(bom.dependencies.map((each) => [each.ref, each.dependsOn]));

    const reached = new Set<string>();
    const wanted = bom.components.map((each) => each['bom-ref']);
    for (const ref of wanted) for (const next of dependsOn.get(ref) ?? []) reached.add(next);
    for (const next of dependsOn.get(bom.metadata.component['bom-ref']) ?? []) reached.add(next);

    expect(wanted.filter((ref) => !reached.has(ref))).toEqual([]);
  });
});
