import { readStatus, readWorkload } from '../system/read-system.ts';
import { listProposals } from '../price-watch/proposals.ts';
import { readCalendar } from './calendar.ts';
import { readDashboard } from './dashboard.ts';
import { readEditorName } from './editor-name.ts';
import { readObservations } from './observations.ts';
import { readScheduledEvents } from './scheduled-events.ts';
import { readVersions } from './versions.ts';
import { readWaitingReviews } from './waiting-reviews.ts';

/**
 * What the screens of the admin ask the database. Next bundles them apart from the server, so they are handed these
 * with the configuration and know no more than their types.
 */
export const desk = {
  listProposals,
  readCalendar,
  readDashboard,
  readEditorName,
  readObservations,
  readScheduledEvents,
  readStatus,
  readWorkload,
  readVersions,
  readWaitingReviews,
};

export type Desk = typeof desk;
