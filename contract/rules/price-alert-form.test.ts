import { describe, expect, it } from 'vitest';
import { amountNeeded, priceAlertFieldError } from './price-alert-form.ts';

describe('the form for a price alert', () => {
  it.each(['180', '£180', ' £ 179.50 ', '179.5'])('takes %j for an amount', (amount) => {
    expect(priceAlertFieldError('amount', amount, 'falls-to')).toBeUndefined();
  });

  it.each(['', '0', 'ten', '1,000', '179.505', '-5', '12345'])('takes %j for none', (amount) => {
    expect(priceAlertFieldError('amount', amount, 'falls-to')).toBe(amountNeeded);
  });

  it('needs an amount for nothing else', () => {
    expect(priceAlertFieldError('amount', '', 'falls')).toBeUndefined();
  });

  it('needs an email address', () => {
    expect(priceAlertFieldError('email', 'pat@', 'falls')).toBe(
      'Please enter a valid email address.',
    );
  });
});
