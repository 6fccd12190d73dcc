import {
  cloneElement,
  Suspense,
  useEffect,
  useId,
  useState,
  type PointerEvent,
  type ReactElement,
  type SyntheticEvent,
} from 'react';
import { lazyOptional } from './lazy-optional.js';

/* Placing a bubble takes more code than most of what it stands at: it comes when somebody first points at an action. */
const TooltipBubble = lazyOptional(async () => (await import('./tooltip-bubble.js')).TooltipBubble);

/** A finger covers what it points at: what is said there stays when it has gone. */
const AFTER_TOUCH_MS = 4_000;

/** What an action takes so that a bubble can stand at it. */
export interface Described {
  readonly 'aria-describedby'?: string | undefined;
  readonly onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus?: (event: SyntheticEvent<HTMLElement>) => void;
  readonly onBlur?: () => void;
}

interface ActionTooltipProps {
  readonly title?: string;
  /** Undefined while there is nothing to say: the action stays the same element. */
  readonly description: string | undefined;
  readonly staysAfterTouch?: boolean;
  readonly children: ReactElement<Described>;
}

/** Title and description of an action; the description is also read out when the action has the focus. */
export function ActionTooltip({ title, description, staysAfterTouch = false, children }: ActionTooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    if (!isOpen || !isTouched) return;
    const closing = setTimeout(() => setIsOpen(false), AFTER_TOUCH_MS);
    return () => clearTimeout(closing);
  }, [isOpen, isTouched]);
  const open = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    setAnchor(currentTarget);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const isForAWhile = ({ pointerType }: PointerEvent) => staysAfterTouch && pointerType === 'touch';
  const enter = (event: PointerEvent<HTMLElement>) => {
    open(event);
    setIsTouched(isForAWhile(event));
  };
  const leave = (event: PointerEvent<HTMLElement>) => {
    if (!isForAWhile(event)) close();
  };
  const isSaid = description !== undefined;
  return (
    <>
      {isSaid
        ? cloneElement(children, {
            'aria-describedby': isOpen ? id : undefined,
            onPointerEnter: enter,
            onPointerLeave: leave,
            onFocus: (event) => {
              if (event.currentTarget.matches(':focus-visible')) open(event);
            },
            onBlur: close,
          })
        : children}
      {isSaid && anchor && (
        <Suspense>
          <TooltipBubble
            id={id}
            anchor={anchor}
            title={title}
            description={description}
            isOpen={isOpen}
            onOpen={() => setIsOpen(true)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
