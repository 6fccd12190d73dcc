import { Render } from '../renders/render.entity.js';
import { CreateRenders1763710000000 } from './migrations/1763710000000-create-renders.js';

/** What the service, its migrations and its tests say about the database. */
export const entities = [Render];
export const migrations = [CreateRenders1763710000000];
