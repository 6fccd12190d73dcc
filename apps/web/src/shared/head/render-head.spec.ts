import { renderHead } from './render-head.js';

describe(renderHead.name, () => {
  it('writes texts so that none of them can end its place', () => {
    const html = renderHead([
      { tag: 'title', content: 'Work & <pay>' },
      { tag: 'meta', attributes: { name: 'description', content: 'Say "no" & <leave>' } },
      { tag: 'script', attributes: { type: 'application/ld+json' }, content: '{"a":"</script><b>"}' },
    ]);
    expect(html).toContain('<title>Work &amp; &lt;pay&gt;</title>');
    expect(html).toContain('content="Say &quot;no&quot; &amp; &lt;leave&gt;"');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).toContain('{"a":"\\u003c/script>\\u003cb>"}');
  });
});
