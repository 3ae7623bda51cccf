import { fairUse } from '#contract/rules/open-data.ts';
import { openApiQuery, type OpenApi } from '#site/api/openapi.ts';
import { useRead } from '#site/api/use-read.ts';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { paths } from '#site/paths.ts';
import { title } from './route.ts';

/** The endpoints of the API, from its OpenAPI description. */
export function Page() {
  const openApi = useRead(openApiQuery);
  return (
    <>
      <PageHead title={title} description={lead} canonicalPath={paths.apiDocumentation} />
      <PageHeader
        title={title}
        lead={lead}
        breadcrumbs={{
          parents: [{ name: 'Open data', path: paths.data }],
          current: { name: 'API', path: paths.apiDocumentation },
        }}
      />
      <div className="page-width flex flex-col gap-6 py-6 md:py-8">
        <p className="measure">
          Responses are JSON in UTF-8. Amounts are pounds as text with two decimals, times are UTC
          in ISO 8601, and null means not known. {fairUse} The full specification of every response
          is{' '}
          <a href="/api/openapi.json" className="text-link">
            an OpenAPI 3.1 document
          </a>
          .
        </p>
        <Loaded
          query={openApi}
          loadingText="Loading the description..."
          errorTitle="The description is not available at the moment"
        >
          {(loaded) => <Operations openApi={loaded} />}
        </Loaded>
      </div>
    </>
  );
}

const lead = 'Programs can read everything on this site, without an API key.';

function Operations({ openApi }: { openApi: OpenApi }) {
  return (
    <ul className="grid gap-3">
      {Object.entries(openApi.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { summary, parameters }]) => (
          <li
            key={`${method} ${path}`}
            className="flex flex-col gap-1 rounded-base border bg-surface p-4"
          >
            <h2 className="text-base wrap-anywhere">
              <code>
                {method.toUpperCase()} {path}
              </code>
            </h2>
            <p>{summary}</p>
            {parameters.length > 0 && (
              <ul className="text-sm text-muted">
                {parameters.map(({ name, in: place, schema }) => (
                  <li key={name}>
                    <code>{name}</code> in the {place}
                    {schema.enum && `: ${schema.enum.join(', ')}`}
                  </li>
                ))}
              </ul>
            )}
          </li>
        )),
      )}
    </ul>
  );
}
