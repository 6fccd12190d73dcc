import { OutboxEvent } from '@pactwright/server-queue';
import { Run } from '@pactwright/server-runs';
import { Render } from '../renders/render.entity.js';
import { Upload } from '../uploads/upload.entity.js';
import { CreateRenders1763710000000 } from './migrations/1763710000000-create-renders.js';
import { CreateUploads1763720000000 } from './migrations/1763720000000-create-uploads.js';
import { AddOutbox1763750000000 } from './migrations/1763750000000-add-outbox.js';
import { IndexRunsByOwner1763780000000 } from './migrations/1763780000000-index-runs-by-owner.js';
import { AddOwnerOfRenders1763900000000 } from './migrations/1763900000000-add-owner-of-renders.js';
import { AddBaseOfUploads1764200000000 } from './migrations/1764200000000-add-base-of-uploads.js';
import { AddColumnsOfUploads1764500000000 } from './migrations/1764500000000-add-columns-of-uploads.js';
import { AddPartlyTextsOfUploads1764740000000 } from './migrations/1764740000000-add-partly-texts-of-uploads.js';
import { AddSignedOfUploads1764860000000 } from './migrations/1764860000000-add-signed-of-uploads.js';
import { TrackChangesOfUploads1764900000000 } from './migrations/1764900000000-track-changes-of-uploads.js';
import { AddProtectedOfUploads1764950000000 } from './migrations/1764950000000-add-protected-of-uploads.js';
import { AddNotesOfUploads1764990000000 } from './migrations/1764990000000-add-notes-of-uploads.js';

/** What the service, its migrations and its tests say about the database. */
export const entities = [Render, Upload, Run, OutboxEvent];
export const migrations = [
  CreateRenders1763710000000,
  CreateUploads1763720000000,
  AddOutbox1763750000000,
  IndexRunsByOwner1763780000000,
  AddOwnerOfRenders1763900000000,
  AddBaseOfUploads1764200000000,
  AddColumnsOfUploads1764500000000,
  AddPartlyTextsOfUploads1764740000000,
  AddSignedOfUploads1764860000000,
  TrackChangesOfUploads1764900000000,
  AddProtectedOfUploads1764950000000,
  AddNotesOfUploads1764990000000,
];
