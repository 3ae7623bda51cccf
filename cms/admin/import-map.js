import { SaveConflict as SaveConflict_84590b9cbb6d9f28a231b3f82f44c49c } from './/components/save-conflict/save-conflict.tsx'
import { PenceCell as PenceCell_223aae04590f75ff8b95e2ee18e5406c } from './/components/pence/pence-cell.tsx'
import { PenceField as PenceField_6c0695620f7b8e440d52c8a622ef2666 } from './/components/pence/pence-field.tsx'
import { Schedule as Schedule_a41bf609d994e44232d7e3ed4faa5c33 } from './/components/schedule/schedule.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowLabel as RowLabel_9695c799471caf71f4eef1239e34b550 } from './/components/row-label/row-label.tsx'
import { SearchResult as SearchResult_1e78cdba09fdc002b1fecf9ff7553a0f } from './/components/search-result/search-result.tsx'
import { FillReport as FillReport_bf1f39713411839ad23cf4c75d46cb18 } from './/components/fill-report/fill-report.tsx'
import { AuditChanges as AuditChanges_7cff06390ca0bfff6448a83a679a4f64 } from './/components/audit-changes/audit-changes.tsx'
import { BrandIcon as BrandIcon_9fc09585cda1751f82729c1eea8405e0 } from './/components/brand/brand-icon.tsx'
import { BrandLogo as BrandLogo_030623973db79d0a89d392fa6a63b5e2 } from './/components/brand/brand-logo.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/save-conflict/save-conflict.tsx#SaveConflict": SaveConflict_84590b9cbb6d9f28a231b3f82f44c49c,
  "/components/pence/pence-cell.tsx#PenceCell": PenceCell_223aae04590f75ff8b95e2ee18e5406c,
  "/components/pence/pence-field.tsx#PenceField": PenceField_6c0695620f7b8e440d52c8a622ef2666,
  "/components/schedule/schedule.tsx#Schedule": Schedule_a41bf609d994e44232d7e3ed4faa5c33,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/row-label/row-label.tsx#RowLabel": RowLabel_9695c799471caf71f4eef1239e34b550,
  "/components/search-result/search-result.tsx#SearchResult": SearchResult_1e78cdba09fdc002b1fecf9ff7553a0f,
  "/components/fill-report/fill-report.tsx#FillReport": FillReport_bf1f39713411839ad23cf4c75d46cb18,
  "/components/audit-changes/audit-changes.tsx#AuditChanges": AuditChanges_7cff06390ca0bfff6448a83a679a4f64,
  "/components/brand/brand-icon.tsx#BrandIcon": BrandIcon_9fc09585cda1751f82729c1eea8405e0,
  "/components/brand/brand-logo.tsx#BrandLogo": BrandLogo_030623973db79d0a89d392fa6a63b5e2,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
