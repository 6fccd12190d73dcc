import type { WizardField } from '@pactwright/protocol';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { MAIN_ID } from '../../../shared/ui/page-container.js';

/** Puts the focus where a step begins: on its heading, or on the field that somebody asked for. */
export function useStepFocus(stepKey: string, heading: RefObject<HTMLElement | null>) {
  const wanted = useRef<WizardField | undefined>(undefined);
  const shownStep = useRef<string | null>(null);

  useEffect(() => {
    const isFirst = shownStep.current === null;
    if (shownStep.current === stepKey) return;
    shownStep.current = stepKey;
    if (isFirst) {
      /* With the next frame, which lays the questions out: the focus would have that done at once, and then again. */
      requestAnimationFrame(() => {
        /* Whoever has come from another page was left at the start of the page while the questions were on their way. */
        const { activeElement } = document;
        const isAtStart = activeElement === document.body || activeElement?.id === MAIN_ID;
        if (isAtStart) heading.current?.focus({ preventScroll: true });
      });
      return;
    }
    window.scrollTo({ top: 0 });
    const field = wanted.current;
    wanted.current = undefined;
    if (!field || !focusField(field)) heading.current?.focus({ preventScroll: true });
  }, [stepKey, heading]);

  return {
    focusAfterwards: useCallback((field: WizardField | undefined) => (wanted.current = field), []),
    focusNow: focusField,
  };
}

/** Choices have no single input: the first of them that can take the focus does. */
function focusField(field: WizardField): boolean {
  const shell = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field.key)}"]`);
  const inputs = shell?.querySelectorAll<HTMLElement>('input, textarea, button, [tabindex="0"]') ?? [];
  const open = [...inputs].filter((input) => input.tabIndex >= 0 && !input.hasAttribute('disabled'));
  /* What is wrong comes first; what is written into comes before what moves or removes it. */
  const target =
    open.find((input) => input.getAttribute('aria-invalid') === 'true') ??
    open.find(({ localName }) => localName !== 'button') ??
    open[0];
  target?.focus({ preventScroll: true });
  /* In the middle, where neither the bars nor a notice above them cover it. */
  target?.scrollIntoView({ block: 'center' });
  /* Below a long answer, what is wrong with it would be under the bar. */
  shell?.querySelector('[data-problem]')?.scrollIntoView({ block: 'nearest' });
  return target !== undefined;
}
