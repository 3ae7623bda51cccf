'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useDocumentInfo,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { failureText, read, send } from '../send.ts';

type Saved = { doc: Record<string, unknown>; message: string };

/**
 * The status of a document, as Payload’s own shows it. Payload’s “Revert to published” sends the published version with its
 * own `updatedAt`, which is always older than the draft and refused: this one sends that of the form, so that only a draft
 * that the editor has not seen is kept from being replaced.
 */
export function Status() {
  const {
    id,
    collectionSlug,
    docPermissions,
    hasPublishedDoc,
    incrementVersionCount,
    isTrashed,
    setData,
    setUnpublishedVersionCount,
    unpublishedVersionCount,
  } = useDocumentInfo();
  const { getField, reset } = useForm();
  const { toggleModal } = useModal();
  const { t } = useTranslation();
  const modal = `confirm-revert-${id}`;
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0;
  const status = t(`version:${statusKey()}`);

  function statusKey() {
    if (isTrashed) return hasPublishedDoc ? 'previouslyPublished' : 'previouslyDraft';
    if (isChanged) return 'changed';
    return hasPublishedDoc ? 'published' : 'draft';
  }

  async function revert() {
    const path = `/${collectionSlug}/${id}?depth=0`;
    try {
      const published = await read<object>(path);
      const { doc, message } = await send<Saved>('PATCH', path, {
        ...published,
        updatedAt: getField('updatedAt')?.value,
      });
      await reset(doc);
      setData(doc);
      incrementVersionCount();
      setUnpublishedVersionCount(0);
      toast.success(message);
    } catch (error) {
      toast.error(failureText(error));
    }
  }

  return (
    <div className="status" title={`${t('version:status')}: ${status}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}: </span>
        <span className="status__value">{status}</span>
        {isChanged && !isTrashed && docPermissions?.update && (
          <>
            {' — '}
            <Button
              buttonStyle="none"
              className="status__action"
              id="action-revert-to-published"
              onClick={() => toggleModal(modal)}
            >
              {t('version:revertToPublished')}
            </Button>
            <ConfirmationModal
              modalSlug={modal}
              heading={t('version:confirmRevertToSaved')}
              body={t('version:aboutToRevertToPublished')}
              confirmingLabel={t('version:reverting')}
              onConfirm={revert}
            />
          </>
        )}
      </div>
    </div>
  );
}
