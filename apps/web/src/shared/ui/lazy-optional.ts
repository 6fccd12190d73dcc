import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/**
 * What a page does well without, loaded when it is first shown. Where its code cannot be had, offline or after a release,
 * nothing is shown in its place: nobody should lose the page for it.
 */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Nothing }),
    ),
  );
