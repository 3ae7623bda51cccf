import * as fc from 'fast-check';
import type { FuzzRequest } from '../request.ts';
import type { Surface } from '../surface.ts';
import { adminRequests } from './admin.ts';
import { apiRequests } from './api.ts';
import { formRequests } from './forms.ts';
import { restRequests } from './rest.ts';
import { siteRequests } from './site.ts';
import { wireRequests } from './wire.ts';

/** Requests of every kind, weighted by how much code each reaches and how long it takes. */
export function requests(surface: Surface): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    { weight: 50, arbitrary: restRequests(surface) },
    { weight: 18, arbitrary: siteRequests(surface) },
    { weight: 14, arbitrary: apiRequests(surface) },
    { weight: 8, arbitrary: formRequests(surface) },
    { weight: 6, arbitrary: adminRequests(surface) },
    { weight: 4, arbitrary: wireRequests },
  );
}
