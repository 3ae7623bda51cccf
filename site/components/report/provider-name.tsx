import { paths } from '#site/paths.ts';

type Props = {
  name: string;
  /** Null if the provider has left the directory. */
  slug: string | null;
};

/** A provider named in a report, linking to its page if it has one. */
export function ProviderName({ name, slug }: Props) {
  if (slug === null) return name;
  return (
    <a href={paths.provider(slug)} className="text-link">
      {name}
    </a>
  );
}
