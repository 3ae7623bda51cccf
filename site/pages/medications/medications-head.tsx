import { counted } from '#contract/rules/counted.ts';
import { listInWords } from '#contract/rules/list-in-words.ts';
import type { Medication } from '#contract/schemas/medication.ts';
import { JsonLd } from '#site/components/json-ld/json-ld.tsx';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { paths } from '#site/paths.ts';
import { useAbsoluteUrl } from '#site/public-url.tsx';
import { filterOf } from './choice.ts';
import { drugThing } from './drug-thing.ts';
import { title } from './route.ts';

type Props = { medications: readonly Medication[]; chosen: Medication | undefined };

/** The metadata of the page, about all medications or the chosen one. */
export function MedicationsHead({ medications, chosen }: Props) {
  const absoluteUrl = useAbsoluteUrl();
  return (
    <>
      {chosen ? (
        <PageHead
          title={`${chosen.name} (${chosen.activeIngredient.toLowerCase()}): prices, doses and side effects`}
          description={`What ${chosen.name} costs at ${counted(chosen.providerCount, 'UK provider')}, its doses (${chosen.dosageRange}), how it works, its common side effects and who should take care.`}
          canonicalPath={paths.medications(filterOf(chosen))}
        />
      ) : (
        <PageHead
          title={title}
          description={`${listInWords(medications.map(({ name }) => name))} side by side: what they are, what they cost in the UK, how they work, their common side effects and who should take care.`}
          canonicalPath={paths.medications()}
        />
      )}
      {medications.length > 0 && (
        <JsonLd
          thing={(chosen ? [chosen] : [...medications]).map((medication) =>
            drugThing(medication, absoluteUrl),
          )}
        />
      )}
    </>
  );
}
