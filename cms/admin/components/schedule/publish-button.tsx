'use client';

import { PublishButton as PayloadPublishButton, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Payload’s button. Its “Schedule publish” opens on “Unpublish” unless there are unpublished versions, and it counts only
 * those that are newer than a published one: a draft that was never published has none.
 */
export function PublishButton() {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } =
    useDocumentInfo();
  const isUncounted = !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1);
  }, [isUncounted, setUnpublishedVersionCount]);
  return <PayloadPublishButton />;
}
