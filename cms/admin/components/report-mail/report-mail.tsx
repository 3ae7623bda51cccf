'use client';

import {
  Button,
  ConfirmationModal,
  toast,
  useAuth,
  useDocumentInfo,
  useModal,
} from '@payloadcms/ui';
import { useState } from 'react';
import type { MailingState } from '#cms/mail/mailing-service.ts';
import type { RenderedMessage } from '#cms/mail/messages/render-message.ts';
import { counted, formatCount, nounFor } from '#contract/rules/counted.ts';
import { failureText } from '../send.ts';
import { usePolling } from '../use-polling.ts';
import { useRoles } from '../use-roles.ts';
import { useSending } from '../use-sending.ts';
import { MailingProgress } from './mailing-progress.tsx';
import { askReportMail } from './ask-report-mail.ts';
import { ReportPreview } from './report-preview.tsx';
import './report-mail.css';

const modal = 'send-report';
const refreshMilliseconds = 2000;

/** “Send by email” of a market report: look at it, try it, send it once, and watch it go. */
export function ReportMail() {
  const { id, hasPublishedDoc } = useDocumentInfo();
  const { user } = useAuth();
  const roles = useRoles();
  if (!roles.some((role) => role === 'admin' || role === 'editor')) return null;
  return (
    <section className="report-mail" aria-labelledby="report-mail-heading">
      <h3 id="report-mail-heading">Send by email</h3>
      {id && hasPublishedDoc ? (
        <Panel key={id} report={String(id)} ownAddress={user?.email ?? ''} />
      ) : (
        <p>Publish the report first; then it can be sent to its subscribers.</p>
      )}
    </section>
  );
}

function Panel({ report, ownAddress }: { report: string; ownAddress: string }) {
  const { openModal } = useModal();
  const [state, setState] = useState<MailingState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<RenderedMessage | null>(null);
  const { isSending: isBusy, run } = useSending();

  usePolling({
    milliseconds: !state || state.mailing?.status === 'sending' ? refreshMilliseconds : null,
    ask: () => askReportMail<MailingState>('state', report),
    onAnswer: show,
    onFailure: (error) => setProblem(failureText(error)),
  });

  function show(next: MailingState) {
    setState(next);
    setProblem(null);
  }

  const change = (name: 'pause' | 'resume' | 'send') =>
    run(async () => show(await askReportMail<MailingState>(name, report)));

  const showPreview = () =>
    run(async () => setPreview(await askReportMail<RenderedMessage>('preview', report)));

  const sendTest = () =>
    run(async () => {
      await askReportMail('test', report);
      toast.success(`A test is on its way to ${ownAddress}.`);
    });

  const alert = problem && (
    <p role="alert" className="report-mail__problem">
      {problem}
    </p>
  );
  if (!state) return alert ?? <p role="status">Loading…</p>;
  const { mailing, recipients } = state;
  return (
    <>
      {alert}
      {mailing ? (
        <MailingProgress mailing={mailing} recipients={recipients} />
      ) : (
        <p>
          <strong>{formatCount(recipients)}</strong>{' '}
          {nounFor(recipients, 'subscriber has', 'subscribers have')} confirmed their address. A
          report is sent once.
        </p>
      )}
      <div className="report-mail__actions">
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isBusy}
          onClick={() => void showPreview()}
        >
          Preview
        </Button>
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isBusy}
          onClick={() => void sendTest()}
        >
          Send me a test
        </Button>
        {!mailing && (
          <Button
            size="medium"
            margin={false}
            disabled={isBusy || recipients === 0}
            onClick={() => openModal(modal)}
          >
            Send
          </Button>
        )}
        {mailing?.status === 'sending' && (
          <Button
            size="medium"
            margin={false}
            disabled={isBusy}
            onClick={() => void change('pause')}
          >
            Pause
          </Button>
        )}
        {mailing?.status === 'paused' && (
          <Button
            size="medium"
            margin={false}
            disabled={isBusy}
            onClick={() => void change('resume')}
          >
            Resume
          </Button>
        )}
      </div>
      {preview !== null && <ReportPreview email={preview} onClose={() => setPreview(null)} />}
      <ConfirmationModal
        modalSlug={modal}
        heading="Send this report?"
        body={`This emails the published version to ${counted(recipients, 'subscriber')}. You cannot undo it.`}
        confirmLabel="Send it"
        onConfirm={() => change('send')}
      />
    </>
  );
}
