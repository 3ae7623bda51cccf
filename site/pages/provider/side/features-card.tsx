import { Icon } from '#site/components/icon/icon.tsx';
import { SideCard } from './side-card.tsx';

/** The provider's stated features; renders nothing if it has none. */
export function FeaturesCard({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <SideCard title="Service Features">
      <ul className="flex flex-col gap-2 print:gap-0">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Icon name="tick" className="mt-1 text-down" />
            {feature}
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
