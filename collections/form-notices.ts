import type { CollectionConfig, GlobalConfig } from 'payload';

/** Adds components to the top of a collection’s form, where they tell whoever is typing what happens around it. */
export function withFormNotices(
  collection: CollectionConfig,
  notices: readonly string[],
): CollectionConfig {
  const { admin } = collection;
  const edit = admin?.components?.edit;
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...edit,
          beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), ...notices],
        },
      },
    },
  };
}

/** The same for a global. */
export function withGlobalFormNotices(
  global: GlobalConfig,
  notices: readonly string[],
): GlobalConfig {
  const { admin } = global;
  const elements = admin?.components?.elements;
  return {
    ...global,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: {
          ...elements,
          beforeDocumentControls: [...(elements?.beforeDocumentControls ?? []), ...notices],
        },
      },
    },
  };
}
