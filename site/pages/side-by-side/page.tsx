import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { counted } from '#contract/rules/counted.ts';
import { listInWords } from '#contract/rules/list-in-words.ts';
import type { ProviderNames } from '#contract/schemas/side-by-side.ts';
import { sentenceOf } from '#site/api/sentence-of.ts';
import { providerNamesQuery, sideBySideQuery } from '#site/api/side-by-side.ts';
import { useRead } from '#site/api/use-read.ts';
import { goTo } from '#site/components/layout/go-to.ts';
import { PageHead } from '#site/components/page-head/page-head.tsx';
import { PageHeader } from '#site/components/page-header/page-header.tsx';
import { PrintedFrom } from '#site/components/printed-from/printed-from.tsx';
import { Comparison } from '#site/components/side-by-side/comparison.tsx';
import { Loaded } from '#site/components/states/loaded.tsx';
import { paths } from '#site/paths.ts';
import { readLetter, readSideBySide } from './choice.ts';
import { DoseForm } from './dose-form.tsx';
import { letterOf, letterText } from './letters.ts';
import { ProviderForm } from './provider-form.tsx';
import { title } from './route.ts';

/** Two to four providers side by side for one dose, and the form that chooses them. */
export function Page() {
  const [search] = useSearchParams();
  const choice = readSideBySide(search);
  const letter = readLetter(search);
  const hasChosen = choice.providers.length > 0 && letter === undefined;
  const names = useRead(providerNamesQuery);
  const comparison = useRead({
    ...sideBySideQuery(choice),
    enabled: hasChosen,
    placeholderData: keepPreviousData,
  });
  const { error } = comparison;
  // The query keeps what was last compared.
  const data = hasChosen ? comparison.data : undefined;
  const isMistaken = hasChosen && (error?.status === 400 || error?.status === 404);
  const compared = data && listInWords(data.providers.map(({ name }) => name));
  const outcome = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLDivElement>(null);

  return (
    <>
      <PageHead
        title={compared ?? title}
        description="Two to four providers side by side: registers, totals with all fees, stock and ratings."
        canonicalPath={choice.providers.length > 0 ? undefined : paths.sideBySideForm}
      />
      <PageHeader
        title={title}
        lead={data && `For ${data.medication} ${data.dose}. Your prescriber decides the dose.`}
        breadcrumbs={{
          parents: [{ name: 'Compare', path: paths.compare() }],
          current: { name: 'Side by side', path: paths.sideBySideForm },
        }}
      />
      <div
        ref={outcome}
        className="page-width flex flex-col gap-6 py-6 md:py-8 print:gap-2 print:py-2"
      >
        <p role="status" className="sr-only">
          {data && `${compared}, side by side for ${data.medication} ${data.dose}.`}
          {letter !== undefined && names.data && namesFound(letter, names.data)}
        </p>
        {isMistaken && (
          <p role="alert" className="measure border-l-4 border-up bg-up-tint p-3 font-semibold">
            {sentenceOf(error)}
          </p>
        )}
        {hasChosen && !isMistaken && (
          <Loaded
            query={comparison}
            loadingText="Loading the providers..."
            errorTitle="The comparison is not available at the moment"
          >
            {(loaded) => (
              <>
                <DoseForm sideBySide={loaded} />
                <Comparison sideBySide={loaded} />
                <PrintedFrom address={paths.sideBySide(choice)} />
              </>
            )}
          </Loaded>
        )}
        <details open={!hasChosen || isMistaken} className="print:hidden">
          <summary className="text-link w-fit py-1 font-semibold">Choose the providers</summary>
          <div ref={chooser}>
            <Loaded
              query={names}
              loadingText="Loading the providers..."
              errorTitle="The names are not available at the moment"
            >
              {(loaded) => (
                <ProviderForm
                  // The fields begin with what the address says.
                  key={`${choice.providers.join()} ${letter}`}
                  names={loaded}
                  // A mistake may be in them, and the form has no field for them.
                  choice={isMistaken ? { providers: choice.providers } : choice}
                  letter={letter}
                  onShow={() => outcome.current && goTo(outcome.current)}
                  onLetter={() => chooser.current && goTo(chooser.current)}
                />
              )}
            </Loaded>
          </div>
        </details>
      </div>
    </>
  );
}

/** What a screen reader says once a letter is chosen. */
function namesFound(letter: string, names: ProviderNames): string {
  const found = names.filter((each) => letterOf(each) === letter).length;
  return `${letterText(letter)}: ${counted(found, 'provider')}.`;
}
