import { registerOf } from '#contract/rules/registers.ts';
import { registersOf } from '#contract/rules/registration.ts';
import type { Company } from '#contract/schemas/company.ts';
import type { Review } from '#contract/schemas/review.ts';
import { paths } from '#site/paths.ts';
import type { Thing } from './json-ld.tsx';

/** A provider as structured data, with the reviews in the response (at most 5). */
export function providerThing(company: Company, absoluteUrl: (path: string) => string): Thing {
  return {
    '@type': isPharmacy(company) ? 'Pharmacy' : 'MedicalBusiness',
    name: company.name,
    url: absoluteUrl(paths.canonicalProvider(company.slug)),
    description: company.description ?? undefined,
    telephone: company.phone ?? undefined,
    email: company.email ?? undefined,
    address: company.address ?? undefined,
    sameAs: company.website ?? undefined,
    identifier: company.registrations.map(({ register, number, url }) => ({
      '@type': 'PropertyValue',
      propertyID: registerOf(register).regulator,
      value: number,
      url,
    })),
    aggregateRating:
      company.averageRating === null
        ? undefined
        : {
            '@type': 'AggregateRating',
            ratingValue: company.averageRating,
            reviewCount: company.reviewCount,
          },
    review: company.reviews.slice(0, 5).map(reviewThing),
  };
}

function isPharmacy(company: Company): boolean {
  return registersOf(company).some(({ kind }) => kind === 'pharmacies');
}

function reviewThing(review: Review): Thing {
  return {
    '@type': 'Review',
    name: review.title ?? undefined,
    reviewBody: review.content,
    reviewRating: { '@type': 'Rating', ratingValue: review.rating },
    author: { '@type': 'Person', name: review.customerName },
    datePublished: review.createdAt,
  };
}
