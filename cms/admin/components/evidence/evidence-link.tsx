import { evidenceFileLabel, isEvidencePicture } from '#contract/rules/evidence.ts';
import './evidence.css';

/** A file of evidence: a picture is seen at once, others are saved. */
export function EvidenceLink({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className="evidence-link">
      {isEvidencePicture(url) ? <img src={url} alt="What was seen" /> : evidenceFileLabel(url)}
    </a>
  );
}
