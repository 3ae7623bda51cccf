import { Button } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

type Props = { html: string; onClose: () => void };

/** The email in a frame of its own, without scripts. */
export function ReportPreview({ html, onClose }: Props) {
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
      <iframe title="The email" sandbox="" srcDoc={html} />
    </dialog>
  );
}
