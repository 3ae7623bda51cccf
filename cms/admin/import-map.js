import { TermImportHint as TermImportHint_cc9f3f7dba01a56012c5653aa38811d5 } from './/components/term-import/term-import-hint.tsx'
import { KeepUnsaved as KeepUnsaved_406cf6f0312b42650c870afbf05354c4 } from './/components/unsaved/keep-unsaved.tsx'
import { SaveConflict as SaveConflict_84590b9cbb6d9f28a231b3f82f44c49c } from './/components/save-conflict/save-conflict.tsx'
import { OtherEditor as OtherEditor_b55fc2cb3a4ba398f4db7c855434a9f3 } from './/components/other-editors/other-editor.tsx'
import { PublishButton as PublishButton_cffb130b966535929efee2c8360fa6f4 } from './/components/schedule/publish-button.tsx'
import { Status as Status_f7ae00f7fed00c37a67479c52970560c } from './/components/versions/status.tsx'
import { Observations as Observations_c5ea9441abc9411889c31fad40fda659 } from './/components/observations/observations.tsx'
import { Versions as Versions_9026a32e2fac28d0a103982e5fb02055 } from './/components/versions/versions.tsx'
import { RegistrationListBar as RegistrationListBar_d85402bc9807a4534eae833449f8d80d } from './/components/registrations/registration-list-bar.tsx'
import { MarkAsChecked as MarkAsChecked_b47c8339146a2cbc069f5cf2f7956379 } from './/components/freshness/mark-as-checked.tsx'
import { PenceCell as PenceCell_223aae04590f75ff8b95e2ee18e5406c } from './/components/pence/pence-cell.tsx'
import { PenceField as PenceField_6c0695620f7b8e440d52c8a622ef2666 } from './/components/pence/pence-field.tsx'
import { PenceDiff as PenceDiff_708b58b70105eac4c0b5b3eb2887d006 } from './/components/pence/pence-diff.tsx'
import { LargeChangeField as LargeChangeField_03dde1c1afae80551ea2f4544b236bad } from './/components/large-change/large-change-field.tsx'
import { StockCell as StockCell_e0f21929cb7d9cee2ba7b8e869b83422 } from './/components/stock/stock-cell.tsx'
import { EvidenceField as EvidenceField_818c408c72b8059d4b18e1d88b88e587 } from './/components/evidence/evidence-field.tsx'
import { CheckedCell as CheckedCell_8a75434fb1a91a922f6c71638968a36d } from './/components/freshness/checked-cell.tsx'
import { ProductListBar as ProductListBar_40af7c4dc7a1938e3892a374082f54ea } from './/components/freshness/product-list-bar.tsx'
import { PriceImportHint as PriceImportHint_fc3b34b932ce8076260cee8a59ba3161 } from './/components/price-import/price-import-hint.tsx'
import { EvidenceFile as EvidenceFile_e376633b4e5cb880ae36b71ea9c32ab8 } from './/components/evidence/evidence-file.tsx'
import { EvidenceFileCell as EvidenceFileCell_e376633b4e5cb880ae36b71ea9c32ab8 } from './/components/evidence/evidence-file.tsx'
import { AcceptCorrection as AcceptCorrection_4f1d9ee76f0922f6d66eae3125f0f39b } from './/components/corrections/accept-correction.tsx'
import { TryNow as TryNow_d818a8dcf7cdac97a62d078926b3a951 } from './/components/price-watch/try-now.tsx'
import { RowLabel as RowLabel_9695c799471caf71f4eef1239e34b550 } from './/components/row-label/row-label.tsx'
import { Redaction as Redaction_5caf916dd1af27bb89933e33587f151d } from './/components/reviews/redaction.tsx'
import { ReviewQueue as ReviewQueue_9589c220095ed7c007882dd8f7ba8bce } from './/components/reviews/review-queue.tsx'
import { AbuseReportStatus as AbuseReportStatus_5cb310ffc4d8c2267c1dfab4ab538e33 } from './/components/reviews/abuse-report-status.tsx'
import { DiscountSwitch as DiscountSwitch_8eb72bb83c3e805000d61de931bd3294 } from './/components/discounts/discount-switch.tsx'
import { DiscountStandingCell as DiscountStandingCell_9ebc62f1ccb0468aad081377b578df5d } from './/components/discounts/discount-standing.tsx'
import { DiscountStandingField as DiscountStandingField_9ebc62f1ccb0468aad081377b578df5d } from './/components/discounts/discount-standing.tsx'
import { DiscountListBar as DiscountListBar_eaf0c9763ba4a2328e6ac0863edfe7bd } from './/components/discounts/discount-list-bar.tsx'
import { Schedule as Schedule_a41bf609d994e44232d7e3ed4faa5c33 } from './/components/schedule/schedule.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { TypingFeature as TypingFeature_6faaaf6fcfdab852682ff7fdf604aa85 } from './/components/article-body/typing.tsx'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchResult as SearchResult_1e78cdba09fdc002b1fecf9ff7553a0f } from './/components/search-result/search-result.tsx'
import { ReportSnapshot as ReportSnapshot_e9c0a7a1bd99348e099117e27a8c9e43 } from './/components/report-snapshot/report-snapshot.tsx'
import { ReportMail as ReportMail_38d5cc9214706bc7fb3deefbafdf2e86 } from './/components/report-mail/report-mail.tsx'
import { FillReport as FillReport_bf1f39713411839ad23cf4c75d46cb18 } from './/components/fill-report/fill-report.tsx'
import { CurrentPassword as CurrentPassword_c714392c2a6f97df5c12377eebf3648c } from './/components/current-password/current-password.tsx'
import { SetupCodeField as SetupCodeField_e28ccee345fa1f063c38521f2d3a6765 } from './/components/setup-code/setup-code-field.tsx'
import { SendAgain as SendAgain_1ac8255538631e4c1723465af8957b6b } from './/components/invitation/send-again.tsx'
import { RolesField as RolesField_3f7d54aa78c78880bc195fbff590aad5 } from './/components/roles/roles-field.tsx'
import { SecondFactorField as SecondFactorField_713bffa5a01378a9e8398f84fa5c0587 } from './/components/second-factor/second-factor-field.tsx'
import { AccountView as AccountView_4bfff96883d16d97419f059308e2b2d8 } from './/components/invitation/account-view.tsx'
import { MachineKey as MachineKey_678462d64278615037c18fad939778a8 } from './/components/machine-key/machine-key.tsx'
import { SubjectRequests as SubjectRequests_62d371eaceb6b2a687e98d5f648421b7 } from './/components/subscribers/subject-requests.tsx'
import { SubscriberList as SubscriberList_548f749da13a5e07e6989390461c40cd } from './/components/subscribers/subscriber-list.tsx'
import { SuppressionLookup as SuppressionLookup_6715bc11cb551e083385a759490db074 } from './/components/subscribers/suppression-lookup.tsx'
import { KindCell as KindCell_0d082329a7871eb5f35dae18fd78057e } from './/components/audit-changes/audit-cells.tsx'
import { ChangesCell as ChangesCell_0d082329a7871eb5f35dae18fd78057e } from './/components/audit-changes/audit-cells.tsx'
import { AuditChanges as AuditChanges_7cff06390ca0bfff6448a83a679a4f64 } from './/components/audit-changes/audit-changes.tsx'
import { JsonText as JsonText_f701a43bed2e9b35e1c13cbd31224786 } from './/components/json-text/json-text.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { BrandIcon as BrandIcon_9fc09585cda1751f82729c1eea8405e0 } from './/components/brand/brand-icon.tsx'
import { BrandLogo as BrandLogo_030623973db79d0a89d392fa6a63b5e2 } from './/components/brand/brand-logo.tsx'
import { ScreenLinks as ScreenLinks_ca37af6272296221be415a7924d98d73 } from './/components/screen/screen-links.tsx'
import { Dashboard as Dashboard_ed27c916dc198a31d64a0bb212bd657a } from './/components/dashboard/dashboard.tsx'
import { KeepSignedIn as KeepSignedIn_12c8e3b060c81becb9e82be3a6983b15 } from './/components/keep-signed-in/keep-signed-in.tsx'
import { OtherEditors as OtherEditors_cc6191d9fdb488512e8195e289941828 } from './/components/other-editors/other-editors.tsx'
import { ForgetUnsaved as ForgetUnsaved_59d03d35e0d0a65ac3d4e3f78c869b86 } from './/components/unsaved/forget-unsaved.tsx'
import { AcceptView as AcceptView_fe907ca77be82649dcc555f5eee42fef } from './/components/sign-in/link-views.tsx'
import { NewPasswordView as NewPasswordView_fe907ca77be82649dcc555f5eee42fef } from './/components/sign-in/link-views.tsx'
import { SignInView as SignInView_602a6112c2c1939c2ec0f427ccd14ecb } from './/components/sign-in/sign-in-view.tsx'
import { CalendarView as CalendarView_15386e1c1ec0959fc6a793965759a65b } from './/components/calendar/calendar-view.tsx'
import { ModerationView as ModerationView_3d9f8e15ab38ecdc9f4a0bbb2cfa0983 } from './/components/reviews/moderation-view.tsx'
import { PriceImportView as PriceImportView_50dc7818b68caab294102c231b3811da } from './/components/price-import/price-import-view.tsx'
import { PriceWatchView as PriceWatchView_31c4ac4fb5dd4bb698f1e2eff4850bcf } from './/components/price-watch/price-watch-view.tsx'
import { TermImportView as TermImportView_eed3a2d6701504c7f58db8a4a09f00a2 } from './/components/term-import/term-import-view.tsx'
import { SystemView as SystemView_12068660097d790197aaeb8ab2d7bfa5 } from './/components/system/system-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/term-import/term-import-hint.tsx#TermImportHint": TermImportHint_cc9f3f7dba01a56012c5653aa38811d5,
  "/components/unsaved/keep-unsaved.tsx#KeepUnsaved": KeepUnsaved_406cf6f0312b42650c870afbf05354c4,
  "/components/save-conflict/save-conflict.tsx#SaveConflict": SaveConflict_84590b9cbb6d9f28a231b3f82f44c49c,
  "/components/other-editors/other-editor.tsx#OtherEditor": OtherEditor_b55fc2cb3a4ba398f4db7c855434a9f3,
  "/components/schedule/publish-button.tsx#PublishButton": PublishButton_cffb130b966535929efee2c8360fa6f4,
  "/components/versions/status.tsx#Status": Status_f7ae00f7fed00c37a67479c52970560c,
  "/components/observations/observations.tsx#Observations": Observations_c5ea9441abc9411889c31fad40fda659,
  "/components/versions/versions.tsx#Versions": Versions_9026a32e2fac28d0a103982e5fb02055,
  "/components/registrations/registration-list-bar.tsx#RegistrationListBar": RegistrationListBar_d85402bc9807a4534eae833449f8d80d,
  "/components/freshness/mark-as-checked.tsx#MarkAsChecked": MarkAsChecked_b47c8339146a2cbc069f5cf2f7956379,
  "/components/pence/pence-cell.tsx#PenceCell": PenceCell_223aae04590f75ff8b95e2ee18e5406c,
  "/components/pence/pence-field.tsx#PenceField": PenceField_6c0695620f7b8e440d52c8a622ef2666,
  "/components/pence/pence-diff.tsx#PenceDiff": PenceDiff_708b58b70105eac4c0b5b3eb2887d006,
  "/components/large-change/large-change-field.tsx#LargeChangeField": LargeChangeField_03dde1c1afae80551ea2f4544b236bad,
  "/components/stock/stock-cell.tsx#StockCell": StockCell_e0f21929cb7d9cee2ba7b8e869b83422,
  "/components/evidence/evidence-field.tsx#EvidenceField": EvidenceField_818c408c72b8059d4b18e1d88b88e587,
  "/components/freshness/checked-cell.tsx#CheckedCell": CheckedCell_8a75434fb1a91a922f6c71638968a36d,
  "/components/freshness/product-list-bar.tsx#ProductListBar": ProductListBar_40af7c4dc7a1938e3892a374082f54ea,
  "/components/price-import/price-import-hint.tsx#PriceImportHint": PriceImportHint_fc3b34b932ce8076260cee8a59ba3161,
  "/components/evidence/evidence-file.tsx#EvidenceFile": EvidenceFile_e376633b4e5cb880ae36b71ea9c32ab8,
  "/components/evidence/evidence-file.tsx#EvidenceFileCell": EvidenceFileCell_e376633b4e5cb880ae36b71ea9c32ab8,
  "/components/corrections/accept-correction.tsx#AcceptCorrection": AcceptCorrection_4f1d9ee76f0922f6d66eae3125f0f39b,
  "/components/price-watch/try-now.tsx#TryNow": TryNow_d818a8dcf7cdac97a62d078926b3a951,
  "/components/row-label/row-label.tsx#RowLabel": RowLabel_9695c799471caf71f4eef1239e34b550,
  "/components/reviews/redaction.tsx#Redaction": Redaction_5caf916dd1af27bb89933e33587f151d,
  "/components/reviews/review-queue.tsx#ReviewQueue": ReviewQueue_9589c220095ed7c007882dd8f7ba8bce,
  "/components/reviews/abuse-report-status.tsx#AbuseReportStatus": AbuseReportStatus_5cb310ffc4d8c2267c1dfab4ab538e33,
  "/components/discounts/discount-switch.tsx#DiscountSwitch": DiscountSwitch_8eb72bb83c3e805000d61de931bd3294,
  "/components/discounts/discount-standing.tsx#DiscountStandingCell": DiscountStandingCell_9ebc62f1ccb0468aad081377b578df5d,
  "/components/discounts/discount-standing.tsx#DiscountStandingField": DiscountStandingField_9ebc62f1ccb0468aad081377b578df5d,
  "/components/discounts/discount-list-bar.tsx#DiscountListBar": DiscountListBar_eaf0c9763ba4a2328e6ac0863edfe7bd,
  "/components/schedule/schedule.tsx#Schedule": Schedule_a41bf609d994e44232d7e3ed4faa5c33,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/components/article-body/typing.tsx#TypingFeature": TypingFeature_6faaaf6fcfdab852682ff7fdf604aa85,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/search-result/search-result.tsx#SearchResult": SearchResult_1e78cdba09fdc002b1fecf9ff7553a0f,
  "/components/report-snapshot/report-snapshot.tsx#ReportSnapshot": ReportSnapshot_e9c0a7a1bd99348e099117e27a8c9e43,
  "/components/report-mail/report-mail.tsx#ReportMail": ReportMail_38d5cc9214706bc7fb3deefbafdf2e86,
  "/components/fill-report/fill-report.tsx#FillReport": FillReport_bf1f39713411839ad23cf4c75d46cb18,
  "/components/current-password/current-password.tsx#CurrentPassword": CurrentPassword_c714392c2a6f97df5c12377eebf3648c,
  "/components/setup-code/setup-code-field.tsx#SetupCodeField": SetupCodeField_e28ccee345fa1f063c38521f2d3a6765,
  "/components/invitation/send-again.tsx#SendAgain": SendAgain_1ac8255538631e4c1723465af8957b6b,
  "/components/roles/roles-field.tsx#RolesField": RolesField_3f7d54aa78c78880bc195fbff590aad5,
  "/components/second-factor/second-factor-field.tsx#SecondFactorField": SecondFactorField_713bffa5a01378a9e8398f84fa5c0587,
  "/components/invitation/account-view.tsx#AccountView": AccountView_4bfff96883d16d97419f059308e2b2d8,
  "/components/machine-key/machine-key.tsx#MachineKey": MachineKey_678462d64278615037c18fad939778a8,
  "/components/subscribers/subject-requests.tsx#SubjectRequests": SubjectRequests_62d371eaceb6b2a687e98d5f648421b7,
  "/components/subscribers/subscriber-list.tsx#SubscriberList": SubscriberList_548f749da13a5e07e6989390461c40cd,
  "/components/subscribers/suppression-lookup.tsx#SuppressionLookup": SuppressionLookup_6715bc11cb551e083385a759490db074,
  "/components/audit-changes/audit-cells.tsx#KindCell": KindCell_0d082329a7871eb5f35dae18fd78057e,
  "/components/audit-changes/audit-cells.tsx#ChangesCell": ChangesCell_0d082329a7871eb5f35dae18fd78057e,
  "/components/audit-changes/audit-changes.tsx#AuditChanges": AuditChanges_7cff06390ca0bfff6448a83a679a4f64,
  "/components/json-text/json-text.tsx#JsonText": JsonText_f701a43bed2e9b35e1c13cbd31224786,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/components/brand/brand-icon.tsx#BrandIcon": BrandIcon_9fc09585cda1751f82729c1eea8405e0,
  "/components/brand/brand-logo.tsx#BrandLogo": BrandLogo_030623973db79d0a89d392fa6a63b5e2,
  "/components/screen/screen-links.tsx#ScreenLinks": ScreenLinks_ca37af6272296221be415a7924d98d73,
  "/components/dashboard/dashboard.tsx#Dashboard": Dashboard_ed27c916dc198a31d64a0bb212bd657a,
  "/components/keep-signed-in/keep-signed-in.tsx#KeepSignedIn": KeepSignedIn_12c8e3b060c81becb9e82be3a6983b15,
  "/components/other-editors/other-editors.tsx#OtherEditors": OtherEditors_cc6191d9fdb488512e8195e289941828,
  "/components/unsaved/forget-unsaved.tsx#ForgetUnsaved": ForgetUnsaved_59d03d35e0d0a65ac3d4e3f78c869b86,
  "/components/sign-in/link-views.tsx#AcceptView": AcceptView_fe907ca77be82649dcc555f5eee42fef,
  "/components/sign-in/link-views.tsx#NewPasswordView": NewPasswordView_fe907ca77be82649dcc555f5eee42fef,
  "/components/sign-in/sign-in-view.tsx#SignInView": SignInView_602a6112c2c1939c2ec0f427ccd14ecb,
  "/components/calendar/calendar-view.tsx#CalendarView": CalendarView_15386e1c1ec0959fc6a793965759a65b,
  "/components/reviews/moderation-view.tsx#ModerationView": ModerationView_3d9f8e15ab38ecdc9f4a0bbb2cfa0983,
  "/components/price-import/price-import-view.tsx#PriceImportView": PriceImportView_50dc7818b68caab294102c231b3811da,
  "/components/price-watch/price-watch-view.tsx#PriceWatchView": PriceWatchView_31c4ac4fb5dd4bb698f1e2eff4850bcf,
  "/components/term-import/term-import-view.tsx#TermImportView": TermImportView_eed3a2d6701504c7f58db8a4a09f00a2,
  "/components/system/system-view.tsx#SystemView": SystemView_12068660097d790197aaeb8ab2d7bfa5,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
