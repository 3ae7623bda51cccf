import type { GroupField } from 'payload';

type Options = {
  /** The field whose text stands in the browser’s tab when no title is given here. */
  titleFrom: string;
  /** Whether the name of the site follows that text. */
  hasSiteName: boolean;
  /** Where the page is, with `{slug}` for the document’s own. */
  path: string;
};

/** How a page is shown among search results, where that differs from the page itself; with a preview of it. */
export function seoField(page: Options): GroupField {
  return {
    name: 'seo',
    label: 'In search results',
    type: 'group',
    admin: {
      description: 'Leave both empty to show the title and the description of the page.',
    },
    fields: [
      {
        name: 'title',
        type: 'text',
        maxLength: 70,
        admin: { description: 'In the browser’s tab, too. About 60 characters are shown.' },
      },
      {
        name: 'description',
        type: 'textarea',
        maxLength: 200,
        admin: { description: 'About 155 characters are shown.' },
      },
      {
        name: 'result',
        type: 'ui',
        admin: {
          components: {
            Field: {
              path: '/components/search-result/search-result.tsx#SearchResult',
              clientProps: { page },
            },
          },
        },
      },
    ],
  };
}
