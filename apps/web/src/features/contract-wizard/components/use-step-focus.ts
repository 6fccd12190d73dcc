import type { WizardField } from '@pactwright/protocol';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { MAIN_ID } from '../../../shared/ui/page-container.js';

/** Puts the focus where a step begins: on its heading, or on the field that somebody asked for; `asked`: with the page. */
export function useStepFocus(stepKey: string, heading: RefObject<HTMLElement | null>, asked?: WizardField) {
  const wanted = useRef(asked);
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
        const field = wanted.current;
        wanted.current = undefined;
        if (field && focusField(field)) return;
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
  const shell = shellOf(field);
  if (shell === null && field.topic) return focusFolded(field, field.topic);
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

const shellOf = ({ key }: WizardField): HTMLElement | null =>
  document.querySelector(`[data-field="${CSS.escape(key)}"]`);

/** A question that is folded away stands there once its topic is open. */
function focusFolded(field: WizardField, topic: string): boolean {
  const fold = document.querySelector<HTMLElement>(`[data-topic="${CSS.escape(topic)}"]`);
  if (fold === null) return false;
  requestAnimationFrame(() => {
    flushSync(() => fold.click());
    if (shellOf(field) !== null) focusField(field);
  });
  return true;
}
