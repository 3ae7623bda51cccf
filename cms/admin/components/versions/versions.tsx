import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { adminHref } from '#cms/admin/routes.ts';
import type { ListedVersion } from '#cms/desk/versions.ts';
import { formatDateAndTime } from '#contract/rules/date.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { deskOf } from '../desk.ts';

type Period = ListedVersion['period'];

/** The versions of a document: when each was saved and by whom, and when the public saw it. */
export async function Versions({ initPageResult, payload }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig) return null;
  const { slug, admin, labels } = collectionConfig;
  const id = String(docID);
  const versions = await deskOf(payload).readVersions(payload, {
    collection: slug,
    id,
    user: req.user,
  });
  const plural = typeof labels?.plural === 'string' ? labels.plural : slug;
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={id}
        pluralLabel={plural}
        useAsTitle={admin?.useAsTitle}
        view="Versions"
      />
      <main>
        <Gutter>
          {versions.length === 0 ? (
            <p>Nothing has been saved yet.</p>
          ) : (
            <DataTable
              caption="Versions, newest first"
              columns={['Saved', 'By', 'Status', 'On the site']}
            >
              {versions.map(({ id: version, savedAt, savedBy, status, period }) => (
                <tr key={version}>
                  <th scope="row">
                    <a href={adminHref(`/collections/${slug}/${id}/versions/${version}`)}>
                      {formatDateAndTime(savedAt)}
                    </a>
                  </th>
                  <td>{savedBy ?? <em>unknown</em>}</td>
                  <td>{status === 'published' ? 'Published' : 'Draft'}</td>
                  <td>{whenOnSite(period)}</td>
                </tr>
              ))}
            </DataTable>
          )}
        </Gutter>
      </main>
    </>
  );
}

function whenOnSite(period: Period): string {
  if (!period) return 'never';
  const { from, to, isOver } = period;
  if (!isOver) return `since ${formatDateAndTime(from)}`;
  return `from ${formatDateAndTime(from)} to ${to ? formatDateAndTime(to) : 'an unknown time'}`;
}
