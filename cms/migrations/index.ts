import * as migration_20261120_135533_initial from './20261120_135533_initial';
import * as migration_20261120_180000_editors_desk from './20261120_180000_editors_desk';
import * as migration_20261121_220746_medication_colours from './20261121_220746_medication_colours';
import * as migration_20261121_221924_accounts from './20261121_221924_accounts';
import * as migration_20261121_223504_catalogue_changes from './20261121_223504_catalogue_changes';
import * as migration_20261122_020500_pending_messages from './20261122_020500_pending_messages';
import * as migration_20261122_024732_publishing_rules from './20261122_024732_publishing_rules';
import * as migration_20261122_052337_observations from './20261122_052337_observations';
import * as migration_20261122_061925_evidence from './20261122_061925_evidence';
import * as migration_20261122_085259_evidence_files from './20261122_085259_evidence_files';
import * as migration_20261122_085402_dose_steps from './20261122_085402_dose_steps';
import * as migration_20261122_090433_frozen_months from './20261122_090433_frozen_months';
import * as migration_20261122_122512_price_alerts from './20261122_122512_price_alerts';
import * as migration_20261122_125659_terms from './20261122_125659_terms';
import * as migration_20261122_160400_signed_versions from './20261122_160400_signed_versions';
import * as migration_20261122_161348_invitations_and_second_factors from './20261122_161348_invitations_and_second_factors';
import * as migration_20261122_230000_product_titles from './20261122_230000_product_titles';
import * as migration_20261122_231253_pictures from './20261122_231253_pictures';
import * as migration_20261122_232109_redirects from './20261122_232109_redirects';
import * as migration_20261123_000635_machines_notes_and_filters from './20261123_000635_machines_notes_and_filters';
import * as migration_20261123_002329_broken_links from './20261123_002329_broken_links';
import * as migration_20261123_002525_price_watch from './20261123_002525_price_watch';
import * as migration_20261123_024236_legal_page_reviews from './20261123_024236_legal_page_reviews';
import * as migration_20261123_032611_column_names from './20261123_032611_column_names';
import * as migration_20261124_200806_indexes from './20261124_200806_indexes';
import * as migration_20261125_150000_review_summaries from './20261125_150000_review_summaries';
import * as migration_20261125_160000_offers_of_products from './20261125_160000_offers_of_products';
import * as migration_20261125_161000_home_claims from './20261125_161000_home_claims';
import * as migration_20261126_060603_complaint_acknowledgements from './20261126_060603_complaint_acknowledgements';
import * as migration_20261126_150000_alerts_by_id from './20261126_150000_alerts_by_id';
import * as migration_20261127_192838_provisional_months from './20261127_192838_provisional_months';
import * as migration_20261128_084552_open_reports from './20261128_084552_open_reports';
import * as migration_20261128_113109_doses_of_medications from './20261128_113109_doses_of_medications';
import * as migration_20261128_152317_reviews_by_time from './20261128_152317_reviews_by_time';

export const migrations = [
  {
    up: migration_20261120_135533_initial.up,
    down: migration_20261120_135533_initial.down,
    name: '20261120_135533_initial',
  },
  {
    up: migration_20261120_180000_editors_desk.up,
    down: migration_20261120_180000_editors_desk.down,
    name: '20261120_180000_editors_desk',
  },
  {
    up: migration_20261121_220746_medication_colours.up,
    down: migration_20261121_220746_medication_colours.down,
    name: '20261121_220746_medication_colours',
  },
  {
    up: migration_20261121_221924_accounts.up,
    down: migration_20261121_221924_accounts.down,
    name: '20261121_221924_accounts',
  },
  {
    up: migration_20261121_223504_catalogue_changes.up,
    down: migration_20261121_223504_catalogue_changes.down,
    name: '20261121_223504_catalogue_changes',
  },
  {
    up: migration_20261122_020500_pending_messages.up,
    down: migration_20261122_020500_pending_messages.down,
    name: '20261122_020500_pending_messages',
  },
  {
    up: migration_20261122_024732_publishing_rules.up,
    down: migration_20261122_024732_publishing_rules.down,
    name: '20261122_024732_publishing_rules',
  },
  {
    up: migration_20261122_052337_observations.up,
    down: migration_20261122_052337_observations.down,
    name: '20261122_052337_observations',
  },
  {
    up: migration_20261122_061925_evidence.up,
    down: migration_20261122_061925_evidence.down,
    name: '20261122_061925_evidence',
  },
  {
    up: migration_20261122_085259_evidence_files.up,
    down: migration_20261122_085259_evidence_files.down,
    name: '20261122_085259_evidence_files',
  },
  {
    up: migration_20261122_085402_dose_steps.up,
    down: migration_20261122_085402_dose_steps.down,
    name: '20261122_085402_dose_steps',
  },
  {
    up: migration_20261122_090433_frozen_months.up,
    down: migration_20261122_090433_frozen_months.down,
    name: '20261122_090433_frozen_months',
  },
  {
    up: migration_20261122_122512_price_alerts.up,
    down: migration_20261122_122512_price_alerts.down,
    name: '20261122_122512_price_alerts',
  },
  {
    up: migration_20261122_125659_terms.up,
    down: migration_20261122_125659_terms.down,
    name: '20261122_125659_terms',
  },
  {
    up: migration_20261122_160400_signed_versions.up,
    down: migration_20261122_160400_signed_versions.down,
    name: '20261122_160400_signed_versions',
  },
  {
    up: migration_20261122_161348_invitations_and_second_factors.up,
    down: migration_20261122_161348_invitations_and_second_factors.down,
    name: '20261122_161348_invitations_and_second_factors',
  },
  {
    up: migration_20261122_230000_product_titles.up,
    down: migration_20261122_230000_product_titles.down,
    name: '20261122_230000_product_titles',
  },
  {
    up: migration_20261122_231253_pictures.up,
    down: migration_20261122_231253_pictures.down,
    name: '20261122_231253_pictures',
  },
  {
    up: migration_20261122_232109_redirects.up,
    down: migration_20261122_232109_redirects.down,
    name: '20261122_232109_redirects',
  },
  {
    up: migration_20261123_000635_machines_notes_and_filters.up,
    down: migration_20261123_000635_machines_notes_and_filters.down,
    name: '20261123_000635_machines_notes_and_filters',
  },
  {
    up: migration_20261123_002329_broken_links.up,
    down: migration_20261123_002329_broken_links.down,
    name: '20261123_002329_broken_links',
  },
  {
    up: migration_20261123_002525_price_watch.up,
    down: migration_20261123_002525_price_watch.down,
    name: '20261123_002525_price_watch',
  },
  {
    up: migration_20261123_024236_legal_page_reviews.up,
    down: migration_20261123_024236_legal_page_reviews.down,
    name: '20261123_024236_legal_page_reviews',
  },
  {
    up: migration_20261123_032611_column_names.up,
    down: migration_20261123_032611_column_names.down,
    name: '20261123_032611_column_names',
  },
  {
    up: migration_20261124_200806_indexes.up,
    down: migration_20261124_200806_indexes.down,
    name: '20261124_200806_indexes',
  },
  {
    up: migration_20261125_150000_review_summaries.up,
    down: migration_20261125_150000_review_summaries.down,
    name: '20261125_150000_review_summaries',
  },
  {
    up: migration_20261125_160000_offers_of_products.up,
    down: migration_20261125_160000_offers_of_products.down,
    name: '20261125_160000_offers_of_products',
  },
  {
    up: migration_20261125_161000_home_claims.up,
    down: migration_20261125_161000_home_claims.down,
    name: '20261125_161000_home_claims',
  },
  {
    up: migration_20261126_060603_complaint_acknowledgements.up,
    down: migration_20261126_060603_complaint_acknowledgements.down,
    name: '20261126_060603_complaint_acknowledgements',
  },
  {
    up: migration_20261126_150000_alerts_by_id.up,
    down: migration_20261126_150000_alerts_by_id.down,
    name: '20261126_150000_alerts_by_id',
  },
  {
    up: migration_20261127_192838_provisional_months.up,
    down: migration_20261127_192838_provisional_months.down,
    name: '20261127_192838_provisional_months',
  },
  {
    up: migration_20261128_084552_open_reports.up,
    down: migration_20261128_084552_open_reports.down,
    name: '20261128_084552_open_reports',
  },
  {
    up: migration_20261128_113109_doses_of_medications.up,
    down: migration_20261128_113109_doses_of_medications.down,
    name: '20261128_113109_doses_of_medications',
  },
  {
    up: migration_20261128_152317_reviews_by_time.up,
    down: migration_20261128_152317_reviews_by_time.down,
    name: '20261128_152317_reviews_by_time'
  },
];
