'use client';

import { Button, ConfirmationModal, toast, useDocumentInfo, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { SubjectRequest } from '#cms/subscriptions/subject-requests.ts';
import { listHref } from '../list-bar/list-href.ts';
import { send } from '../send.ts';
import { useSending } from '../use-sending.ts';
import { saveAs } from './save-as.ts';
import './subscribers.css';

const leaving = 'end-subscription';
const erasing = 'erase-person';

/** Data subject requests (UK GDPR): a copy of the data, an end to the subscription, erasure. */
export function SubjectRequests() {
  const { id } = useDocumentInfo();
  const { openModal } = useModal();
  const router = useRouter();
  const { isSending, run } = useSending();

  const request = (name: SubjectRequest) =>
    send<object>('POST', '/person-data', { id, request: name });

  const exportData = () =>
    run(async () => {
      const stored = await request('export');
      saveAs('personal-data.json', 'application/json', JSON.stringify(stored, null, 2));
    });

  const end = (name: 'erase' | 'leave', sentence: string) =>
    run(async () => {
      await request(name);
      toast.success(sentence);
      router.push(listHref('subscriptions'));
    });

  return (
    <section className="subscribers" aria-labelledby="subject-requests">
      <h3 id="subject-requests">If this person asks</h3>
      <p>Make sure first that it is their own address that they write from.</p>
      <div className="subscribers__actions">
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isSending}
          onClick={() => void exportData()}
        >
          Save a copy of their data
        </Button>
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isSending}
          onClick={() => openModal(leaving)}
        >
          Unsubscribe
        </Button>
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isSending}
          onClick={() => openModal(erasing)}
        >
          Erase everything
        </Button>
      </div>
      <ConfirmationModal
        modalSlug={leaving}
        heading="Unsubscribe this person?"
        body="They get an email that confirms it, and no more reports or price alerts. We then erase their address; the record of their consent stays on the suppression list."
        confirmLabel="Unsubscribe"
        onConfirm={() => end('leave', 'Unsubscribed. A confirmation email is on its way.')}
      />
      <ConfirmationModal
        modalSlug={erasing}
        heading="Erase everything about this person?"
        body="We keep only a one-way code, so that we do not email them again, and their complaints about personal data, until 24 months after our answer. You cannot undo this; only they can subscribe again and confirm it by email."
        confirmLabel="Erase"
        onConfirm={() =>
          end('erase', 'Everything is erased but a one-way code and any complaints.')
        }
      />
    </section>
  );
}
