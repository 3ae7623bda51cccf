import { useSearchParams } from 'react-router-dom';
import { doseChoices } from '#contract/rules/dose-choices.ts';
import { isUnderstood } from '#contract/rules/filter-amounts.ts';
import type { Product } from '#contract/schemas/product.ts';
import { usePriceLines } from '#site/api/price-lines.ts';
import { useAllProducts, useProductComparison } from '#site/api/product-comparison.ts';
import { sentenceOf } from '#site/api/sentence-of.ts';
import { siteSettingsQuery } from '#site/api/site-settings.ts';
import { useRead } from '#site/api/use-read.ts';
import { useBrandNames, useBrands } from '#site/components/brands/brands.tsx';
import { Breadcrumbs } from '#site/components/breadcrumbs/breadcrumbs.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { Answer } from '#site/components/price-comparison/answer.tsx';
import {
  plannedFrom,
  readComparisonChoice,
  toComparisonParameters,
  withListedDose,
  type ComparisonChoice,
} from '#site/components/price-comparison/choice.ts';
import { TellMeLink } from '#site/components/price-alert/tell-me-link.tsx';
import { PriceComparison } from '#site/components/price-comparison/price-comparison.tsx';
import type { Asked } from '#site/components/question/asked.ts';
import { QuestionForm } from '#site/components/question/question-form.tsx';
import { paths, withFilters } from '#site/paths.ts';
import { AsOfForm } from './as-of-form.tsx';
import { AsOfNotice } from './as-of-notice.tsx';
import { Ranking } from './ranking.tsx';
import { Reassurance } from './reassurance.tsx';
import { title } from './route.ts';

/** The price comparison: every dose at every provider, with its total cost. */
export function Page() {
  const brandNames = useBrandNames();
  const brands = useBrands();
  const [search] = useSearchParams();
  const asked = readComparisonChoice(search);
  const loaded = useAllProducts(asked);
  const allProducts = loaded ?? [];
  const choice = withListedDose(asked, allProducts);
  const { products, productsNow } = useProductComparison(choice, loaded);
  const lines = usePriceLines(choice);
  const plan = plannedFrom(choice, { products: allProducts, brands });
  const isStrict = useRead(siteSettingsQuery).data?.isStrict ?? false;
  const { asOf } = asked;
  const addressToday = compareAddress({ ...asked, asOf: undefined });

  return (
    <>
      <PageHead
        title={title}
        description={`Compare what ${brandNames} cost at UK providers, dose by dose: price, consultation and delivery, in total.`}
        canonicalPath={asOf === undefined ? paths.compare() : undefined}
      />
      <div className="wide-width flex flex-col gap-2 py-2 md:gap-4 md:py-4">
        <div>
          <Breadcrumbs current={{ name: 'Compare', path: paths.compare() }} />
          <h1 className="text-lg md:text-2xl">{title}</h1>
        </div>
        {asOf === undefined && (
          <Answer
            choice={asked}
            products={allProducts}
            questionAddress={isStrict ? undefined : paths.question(askedBy(asked))}
          />
        )}
        {isStrict && <StrictQuestion choice={asked} products={allProducts} />}
        {products.error?.status === 400 && isUnderstood(choice) ? (
          <p className="measure font-semibold">
            {sentenceOf(products.error)}{' '}
            <a href={addressToday} className="text-link">
              See today’s prices
            </a>
          </p>
        ) : (
          <>
            {asOf !== undefined && isDay(asOf) && (
              <AsOfNotice day={asOf} addressToday={addressToday} />
            )}
            <PriceComparison
              products={products}
              allProducts={allProducts}
              productsNow={productsNow}
              lines={lines}
              asked={asked}
              choice={choice}
              addressOf={compareAddress}
            />
          </>
        )}
      </div>
      <div className="page-width flex flex-col gap-8 py-6 md:py-8">
        <Reassurance allProducts={allProducts} />
        <p className="print:hidden">
          {plan && (
            <>
              <a href={paths.plan(plan)} className="text-link py-1">
                Plan what the next months will cost, dose by dose
              </a>
              {' · '}
            </>
          )}
          <TellMeLink {...chosenDose(choice)} />
        </p>
        <AsOfForm choice={asked} />
        <Ranking />
      </div>
    </>
  );
}

type StrictQuestionProps = { choice: ComparisonChoice; products: readonly Product[] };

/** In strict mode the question stands here, because the home page names no medication. */
function StrictQuestion({ choice, products }: StrictQuestionProps) {
  const asked = askedBy(choice);
  const form = (
    <QuestionForm key={JSON.stringify(asked)} choices={doseChoices(products)} asked={asked} />
  );
  if (choice.medication === 'all') return form;
  return (
    <details className="print:hidden">
      <summary className="w-fit py-1 text-primary">Change the question</summary>
      {form}
    </details>
  );
}

/** The question that a choice answers. */
function askedBy({ medication, now, dose, budget }: ComparisonChoice): Asked {
  return { medication, now, dose: dose === now ? undefined : dose, budget };
}

function compareAddress(choice: ComparisonChoice): string {
  return withFilters(paths.compare(), toComparisonParameters(choice));
}

/** The dose that is chosen; without a medication there is none. */
function chosenDose({ medication, dose }: ComparisonChoice) {
  return medication === 'all' ? {} : { medication, dose };
}

function isDay(text: string): boolean {
  return !Number.isNaN(Date.parse(text));
}
