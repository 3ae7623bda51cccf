import { Button } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import type { RenderedMessage } from '#cms/mail/messages/render-message.ts';

type Props = { email: RenderedMessage; onClose: () => void };

/** The subject, and the email in a frame of its own, without scripts. */
export function ReportPreview({ email, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog ref={dialog} className="report-mail__preview" aria-label="Preview" onClose={onClose}>
      <div className="report-mail__preview-head">
        <h3>Preview</h3>
        <Button
          buttonStyle="secondary"
          size="medium"
          margin={false}
          onClick={() => dialog.current?.close()}
        >
          Close
        </Button>
      </div>
      <p className="report-mail__subject">
        Subject: <strong>{email.subject}</strong>
      </p>
      <iframe title="The email" sandbox="" srcDoc={email.html} />
    </dialog>
  );
}
