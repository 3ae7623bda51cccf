import { dataLicence, fairUse } from '#contract/rules/open-data.ts';
import { ExternalLink } from '../external-link/external-link.tsx';

/** Under which licence the files are, and how often a program may read them. */
export function Licence() {
  return (
    <p className="measure">
      Under the licence{' '}
      <ExternalLink href={dataLicence.path}>
        {dataLicence.title} ({dataLicence.name})
      </ExternalLink>
      : for any purpose, as long as you say where it is from. {fairUse}
    </p>
  );
}
