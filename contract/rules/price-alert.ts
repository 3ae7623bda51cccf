import { formatTotal, type Pence } from './money.ts';

/** What a visitor can be told about, as the form and the emails put it. */
export const alertKinds = {
  'falls-to': 'The lowest total falls to an amount, or below it',
  falls: 'The lowest total falls',
  rises: 'The lowest total rises',
  'back-in-stock': 'It is back in stock',
} as const;

export type AlertKind = keyof typeof alertKinds;

export const alertKindNames = Object.keys(alertKinds) as AlertKind[];

/** What an alert waits for. */
export type AlertCondition = {
  kind: AlertKind;
  /** For `falls-to` alone. */
  amountPence: Pence | null;
};

/** What it waits for and where; `providers` are slugs, and none means all registered providers. */
export type AlertTerms = AlertCondition & { providers: readonly string[] };

/** The dose that an alert is about, by the names that the site shows. */
export type AlertDose = { medication: string; dose: string };

/** The most alerts of one address; further ones are dropped without a word to whoever asks. */
export const maxAlerts = 20;

/** The most alerts of one address that wait for their confirmation, so that nobody is flooded with emails by a stranger. */
export const maxUnconfirmedAlerts = 5;

/** The most providers that one alert names. */
export const maxAlertProviders = 20;

/** How long alerts last after the last confirmation. */
export const alertMonths = 6;

/** How many days before the end we ask whether to keep them. */
export const alertQuestionDays = 14;

/** An alert in words, without its dose: `the lowest total falls to £180.00 or below, at one of the 2 providers you chose`. */
export function alertText({ kind, amountPence, providers }: AlertTerms): string {
  const what =
    kind === 'falls-to' && amountPence !== null
      ? `the lowest total falls to ${formatTotal(amountPence)} or below`
      : texts[kind];
  const where = providers.length === 0 ? 'any registered provider' : oneOfChosen(providers);
  return `${what}, at ${where}`;
}

/** The providers that its owner chose for an alert, in words. */
export function chosenProviders(providers: readonly string[]): string {
  return providers.length === 1
    ? 'the provider you chose'
    : `the ${providers.length} providers you chose`;
}

/** One of them, in words; there may be no other. */
export function oneOfChosen(providers: readonly string[]): string {
  const chosen = chosenProviders(providers);
  return providers.length === 1 ? chosen : `one of ${chosen}`;
}

const texts: Readonly<Record<AlertKind, string>> = {
  'falls-to': 'the lowest total falls',
  falls: 'the lowest total falls',
  rises: 'the lowest total rises',
  'back-in-stock': 'it is back in stock',
};
