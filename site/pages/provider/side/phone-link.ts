/** The `tel:` link for a British telephone number as people write it, in international form if possible. */
export function phoneLink(phone: string): string {
  const [main = ''] = phone.replace('(0)', '').split(/ext|x/i);
  const digits = main.replace(/[^\d+]/g, '').replace(/^00/, '+');
  return `tel:${digits.replace(/^0/, '+44')}`;
}
