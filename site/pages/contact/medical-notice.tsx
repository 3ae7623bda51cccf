import { CallOut } from '#site/components/article/call-out.tsx';
import { ExternalLink } from '#site/components/external-link/external-link.tsx';

/** Where to turn instead with questions about health. */
export function MedicalNotice() {
  return (
    <CallOut tone="warning" title="Not for medical questions">
      <p>
        We cannot give medical advice, and this form is not monitored 24 hours a day. Ask your
        prescriber, your pharmacist or your GP.
      </p>
      <ul>
        <li className="py-1">
          Urgent advice: call{' '}
          <a href="tel:111" className="text-link font-semibold">
            111
          </a>{' '}
          or use <ExternalLink href="https://111.nhs.uk/">111.nhs.uk</ExternalLink>. In Northern
          Ireland, call your GP or the GP out-of-hours service
        </li>
        <li className="py-1">
          Emergency: call{' '}
          <a href="tel:999" className="text-link font-semibold">
            999
          </a>
        </li>
      </ul>
    </CallOut>
  );
}
