import { counted } from '#contract/rules/counted.ts';
import type { FigureScope } from '#contract/rules/figures.ts';
import { stockGroupNames, stockGroups, type StockGroup } from '#contract/rules/stock-groups.ts';
import type { ReportBlockOf } from '#contract/schemas/market-report.ts';
import { Icon, type IconName } from '#site/components/icon/icon.tsx';
import { Figure } from '../figures.tsx';
import { ProviderName } from '../provider-name.tsx';

type Props = ReportBlockOf<'stockStatements'>;
type Statement = Props['statements'][number];

/** Providers' statements about stock and prices, in three groups. */
export function Block({ statements, medication, editedGroups }: Props) {
  const scope = medication === null ? {} : { medication };
  return stockGroups.map((group) => {
    const inGroup = statements.filter((statement) => statement.group === group);
    if (inGroup.length === 0) return null;
    const { icon, colour } = looks[group];
    return (
      <section key={group} className="flex flex-col gap-2">
        <h3 className={`flex flex-wrap items-center gap-x-2 text-xl ${colour}`}>
          <Icon name={icon} className="size-5" />
          <span className="min-w-0">{stockGroupNames[group]}</span>
          <span className="text-base font-normal text-muted">
            <Count group={group} scope={scope} isEdited={editedGroups.includes(group)}>
              {counted(inGroup.length, 'provider')}
            </Count>
          </span>
        </h3>
        <ul className="border-b">
          {inGroup.map((statement) => (
            <li key={statement.provider} className="border-t py-4">
              <Quoted statement={statement} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

type CountProps = {
  group: StockGroup;
  scope: FigureScope;
  isEdited: boolean;
  children: string;
};

/** How many there are; who told of higher prices is no figure. */
function Count({ group, scope, isEdited, children }: CountProps) {
  if (group === 'priceIncrease') return children;
  const name = group === 'issues' ? 'providers-short' : 'providers-in-stock';
  return (
    <Figure name={name} scope={scope} isEdited={isEdited}>
      {children}
    </Figure>
  );
}

function Quoted({ statement: { provider, providerSlug, quote, note } }: { statement: Statement }) {
  return (
    <div className="grid gap-x-6 gap-y-1 md:grid-cols-[13rem_minmax(0,1fr)]">
      <h4 className="text-wrap">
        <ProviderName name={provider} slug={providerSlug} />
      </h4>
      <div className="measure flex flex-col gap-1">
        {quote !== null && <blockquote className="text-lg">“{quote}”</blockquote>}
        <p className={quote === null ? '' : 'text-muted'}>{note}</p>
      </div>
    </div>
  );
}

const looks: Record<StockGroup, { icon: IconName; colour: string }> = {
  issues: { icon: 'close', colour: 'text-up' },
  available: { icon: 'tick', colour: 'text-down' },
  priceIncrease: { icon: 'up', colour: 'text-accent' },
};
