import { sampleContract } from './sample-contract.js';

describe(sampleContract.name, () => {
  const words = {
    scope: 'Writing eight articles',
    deliverables: 'Eight articles',
    details: { 'client.name': 'Rugys' } as const,
  };

  it('fills the gaps that it has words for and no others', () => {
    const document = sampleContract(words, 'en', new Date(2026, 0, 15));
    const text = JSON.stringify(document).replaceAll('\u00a0', ' ');
    expect(text).toContain('Writing eight articles');
    expect(text).toContain('15 January 2026');
    expect(text).toContain('Rugys');
    expect(text).toContain('"name":"provider.name"');
    expect(JSON.stringify(document.parties)).not.toContain('"name":"client.name"');
  });
});
