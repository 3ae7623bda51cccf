import type { Endpoint } from '../api/endpoint.ts';
import { priceAlertEndpoints } from '../subscriptions/alerts/price-alert-endpoints.ts';
import { catalogueEndpoints } from '../catalogue/catalogue-endpoints.ts';
import { contactEndpoints } from '../contact/contact-endpoints.ts';
import { observationEndpoints } from '../observations/observation-endpoints.ts';
import { priceHistoryEndpoints } from '../observations/price-history-endpoints.ts';
import { sideBySideEndpoints } from '../observations/side-by-side-endpoints.ts';
import { planEndpoints } from '../plans/plan-endpoints.ts';
import { correctionEndpoints } from '../prices/corrections/correction-endpoints.ts';
import { machineImportEndpoints } from '../prices/machine-import-endpoints.ts';
import { monthEndpoints } from '../reports/month-endpoints.ts';
import { reviewEndpoints } from '../reviews/review-endpoints.ts';
import type { Services } from '../runtime/services.ts';
import { subscriptionEndpoints } from '../subscriptions/subscription-endpoints.ts';

/** All that visitors can read and send, each declared beside the service that it calls. */
export function endpoints(services: Services): readonly Endpoint[] {
  return [
    ...catalogueEndpoints(services.catalogue),
    ...planEndpoints(services.catalogue),
    ...observationEndpoints(services),
    ...priceHistoryEndpoints(services),
    ...sideBySideEndpoints(services),
    ...correctionEndpoints(services),
    ...machineImportEndpoints(services),
    ...monthEndpoints(services),
    ...reviewEndpoints(services),
    ...subscriptionEndpoints(services),
    ...priceAlertEndpoints(services),
    ...contactEndpoints(services),
  ];
}
