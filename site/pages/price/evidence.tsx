import {
  evidenceFileLabel,
  evidenceThumbnail,
  isEvidencePicture,
} from '#contract/rules/evidence.ts';
import type { Observation } from '#contract/schemas/observation.ts';

type Props = { evidence: NonNullable<Observation['evidence']> };

/** A file of what was seen, with the means to tell that it is still the same. */
export function Evidence({ evidence: { url, sha256 } }: Props) {
  return (
    <div className="grid justify-items-start gap-1 py-1">
      {isEvidencePicture(url) ? (
        <a href={url} className="text-link">
          <img
            src={evidenceThumbnail(url)}
            alt=""
            width={192}
            height={128}
            loading="lazy"
            decoding="async"
            className="h-32 w-48 max-w-full rounded-base border object-cover object-top print:hidden"
          />
          Picture of what was seen
        </a>
      ) : (
        <a href={url} className="text-link" download>
          {evidenceFileLabel(url)}
        </a>
      )}
      <details>
        <summary className="cursor-pointer py-1">How to verify the file</summary>
        <p className="text-muted">
          Save it and work out its SHA-256, with <code>sha256sum</code> (Linux),{' '}
          <code>shasum -a 256</code> (macOS) or <code>certutil -hashfile … SHA256</code> (Windows).
          It was written down when the file came in, and is the same as long as nobody has changed
          the file:
        </p>
        <code className="wrap-anywhere">{sha256}</code>
      </details>
    </div>
  );
}
