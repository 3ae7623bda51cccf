import { readStatus, readWorkload } from '../system/read-system.ts';
import { listProposals } from '../price-watch/proposals.ts';
import { readDashboard } from './dashboard.ts';
import { readEditorName } from './editor-name.ts';
import { readObservations } from './observations.ts';
import { readScheduledEvents } from './scheduled-events.ts';
import { readVersions } from './versions.ts';

/**
 * What the screens of the admin ask the database. Next bundles them apart from the server, so they are handed these
 * with the configuration and know no more than their types.
 */
export const desk = {
  listProposals,
  readDashboard,
  readEditorName,
  readObservations,
  readScheduledEvents,
  readStatus,
  readWorkload,
  readVersions,
};

export type Desk = typeof desk;
