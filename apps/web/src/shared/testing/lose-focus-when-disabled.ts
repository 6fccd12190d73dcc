/** As browsers do it, and jsdom does not: what is disabled while it has the focus loses it. */
export function loseFocusWhenDisabled(): void {
  const observer = new MutationObserver(() => {
    if (!document.activeElement?.matches(':disabled')) return;
    /* jsdom lets nothing disabled be blurred; what is removed takes the focus with it. */
    const passing = document.body.appendChild(document.createElement('button'));
    passing.focus();
    passing.remove();
  });
  beforeEach(() => observer.observe(document, { attributeFilter: ['disabled'], subtree: true }));
  afterEach(() => observer.disconnect());
}
