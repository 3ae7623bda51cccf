/** The site's mark, at the head of every page of the admin. */
export function BrandIcon() {
  return <img src="/favicon.svg" alt="Dashboard" width={24} height={24} />;
}
