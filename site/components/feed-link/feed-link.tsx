type Props = { href: string; title: string };

/** Announces a feed to feed readers; React hoists it to the document's head. */
export function FeedLink({ href, title }: Props) {
  return <link rel="alternate" type="application/atom+xml" href={href} title={title} />;
}
