import { isEvidencePicture } from '#contract/rules/evidence.ts';
import './evidence.css';

/** A file of evidence: a picture is seen at once, a PDF is saved. */
export function EvidenceLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="evidence-link">
      {isEvidencePicture(url) ? <img src={url} alt="What was seen" /> : 'PDF of what was seen'}
    </a>
  );
}
