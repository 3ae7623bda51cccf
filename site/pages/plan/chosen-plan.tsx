import { keepPreviousData } from '@tanstack/react-query';
import type { PlanRequest } from '#contract/rules/plan/plan-parameters.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import { planQuery } from '#site/api/plan.ts';
import { sentenceOf } from '#site/api/sentence-of.ts';
import { siteSettingsQuery } from '#site/api/site-settings.ts';
import { useRead } from '#site/api/use-read.ts';
import { useChoice } from '#site/components/filters/use-choice.ts';
import { CostChart } from '#site/components/plan/cost-chart.tsx';
import { Lowest } from '#site/components/plan/lowest.tsx';
import { OrderLadder } from '#site/components/plan/order-ladder.tsx';
import { PaperPlan } from '#site/components/plan/paper-plan.tsx';
import { PlanForm } from '#site/components/plan/plan-form.tsx';
import { planInBrief } from '#site/components/plan/plan-in-brief.ts';
import { ProviderPlans } from '#site/components/plan/provider-plans.tsx';
import { PrintedFrom } from '#site/components/printed-from/printed-from.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { paths } from '#site/paths.ts';
import { HowWorkedOut } from './how-worked-out.tsx';

type Props = {
  choice: PlanRequest;
  /** Nothing while it is not known, or if there is none of that name. */
  medication: Medication | undefined;
};

/** The plan that the address asks for, or what is wrong with what it asks. */
export function ChosenPlan({ choice, medication }: Props) {
  const [shown, choose] = useChoice(choice, paths.plan);
  const settings = useRead(siteSettingsQuery).data;
  const plan = useRead({ ...planQuery(choice), placeholderData: keepPreviousData });
  const status = plan.error?.status;
  return (
    <>
      {medication && <PlanForm medication={medication} choice={shown} choose={choose} />}
      {plan.error && (status === 400 || status === 404) ? (
        <p className="measure font-semibold">{sentenceOf(plan.error)}</p>
      ) : (
        <Loaded
          query={plan}
          loadingText="Working out the plan..."
          errorTitle="The plan is not available at the moment"
        >
          {(loaded) => (
            <>
              <p role="status" className="sr-only">
                {planInBrief(loaded)}
              </p>
              <Lowest plan={loaded} />
              {medication && (
                <OrderLadder medication={medication} choice={choice} orders={loaded.orders} />
              )}
              <section
                aria-labelledby="by-month"
                data-theme={medication?.theme}
                className="flex flex-col gap-4 print:hidden"
              >
                <h2 id="by-month" className="text-2xl">
                  Cost by month
                </h2>
                <p className="measure">
                  If you stay with one provider from your first order: what each order costs at the
                  lowest and at the highest, which can be another provider for each. Changing
                  provider can make an order cheaper than that, because a price for new patients is
                  for the first order alone.
                </p>
                <CostChart plan={loaded} />
              </section>
              <ProviderPlans plan={loaded} />
              <PaperPlan plan={loaded} />
              <PrintedFrom address={paths.plan(choice)} />
            </>
          )}
        </Loaded>
      )}
      <HowWorkedOut hasOffers={settings?.isStrict === false} />
    </>
  );
}
