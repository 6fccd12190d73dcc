import { cloneElement, Suspense, useId, useState, type ReactElement, type SyntheticEvent } from 'react';
import { lazyOrnament } from '../../../shared/ui/lazy-ornament.js';

/* Placing a bubble takes more code than the bar itself: it comes when somebody first points at an action. */
const TooltipBubble = lazyOrnament(async () => (await import('./tooltip-bubble.js')).TooltipBubble);

interface Described {
  readonly 'aria-describedby'?: string | undefined;
  readonly onPointerEnter?: (event: SyntheticEvent<HTMLElement>) => void;
  readonly onPointerLeave?: () => void;
  readonly onFocus?: (event: SyntheticEvent<HTMLElement>) => void;
  readonly onBlur?: () => void;
}

interface ActionTooltipProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactElement<Described>;
}

/** Title and description of an action; the description is also read out when the action has the focus. */
export function ActionTooltip({ title, description, children }: ActionTooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    setAnchor(currentTarget);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': isOpen ? id : undefined,
        onPointerEnter: open,
        onPointerLeave: close,
        onFocus: (event) => {
          if (event.currentTarget.matches(':focus-visible')) open(event);
        },
        onBlur: close,
      })}
      {anchor && (
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
