import { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as internals } from 'react';

/*
 * React's development build keeps where each element was made, ten thousand a second at most, and only warnings about elements say
 * so: a seventh of the time of a test of the interface. Here it believes that it has kept enough.
 */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
