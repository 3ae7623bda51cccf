import { Tag } from './tag.tsx';

/** What a market report is about, as tags. */
export function Topics({ badges }: { badges: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Topics">
      {badges.map((badge) => (
        <li key={badge}>
          <Tag>{badge}</Tag>
        </li>
      ))}
    </ul>
  );
}
