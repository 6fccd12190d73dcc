import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { pageStore } from './store.js';

/**
 * The component with the page's store around it. What stands around every page has none: store and library are loaded
 * with the first part that needs them, and every further part shares them.
 */
export function withStore<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function WithStore(props: Props) {
    return (
      <Provider store={pageStore()}>
        <Component {...props} />
      </Provider>
    );
  };
}

/** Stands around the pages that use the store. */
export const StoreOutlet = withStore(Outlet);
