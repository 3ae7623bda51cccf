import type { GroupField } from 'payload';

type Options = {
  /** The field shown in the browser tab if no title is given here. */
  titleFrom: string;
  /** Whether the site’s name follows it. */
  hasSiteName: boolean;
  /** The path of the page, with `:slug` for the document’s slug. */
  path: string;
};

/** The title and description of a page in search results, if they differ from the page’s own, with a preview. */
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
        admin: { description: 'Also shown in the browser tab. About 60 characters are visible.' },
      },
      {
        name: 'description',
        type: 'textarea',
        maxLength: 200,
        admin: { description: 'About 155 characters are visible.' },
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
