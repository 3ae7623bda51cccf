import { Link } from '@react-email/components';
import { formatDate, formatTime } from '#contract/rules/date.ts';
import { formatTotal, type Pence } from '#contract/rules/money.ts';
import { pagePath } from '#contract/rules/page-path.ts';
import { chosenProviders, oneOfChosen } from '#contract/rules/price-alert.ts';
import type { AlertInWords } from './alert-confirmation.tsx';
import { Layout } from './layout.tsx';
import type { Message } from './message.ts';
import { Paragraph } from './parts.tsx';
import type { Subscribed } from './sender.ts';
import { light } from './theme.ts';

/** Something that an alert has to tell. */
export type AlertNewsItem = {
  alert: AlertInWords;
  /** ISO time. */
  at: string;
  from: Pence | null;
  to: Pence | null;
  product: { id: string; company: string; checkedAt: string } | null;
};

/** Tells what alerts waited for, all at once. */
export function alertNews(items: readonly AlertNewsItem[]): Message<Subscribed> {
  const [first] = items;
  const subject =
    items.length === 1 && first
      ? shortText(first)
      : `${items.length} of your price alerts have news`;
  return {
    subject,
    body: (sender) => (
      <Layout
        sender={sender}
        heading={subject}
        preview={items.map(shortText).join('. ')}
        reason={`You are getting this email because you asked ${sender.siteName} to tell you. We send at most one alert a day.`}
      >
        {items.map((item) => (
          <Paragraph key={`${item.at} ${shortText(item)} ${item.alert.kind}`}>
            {sentence(item)}{' '}
            {item.product && (
              <>
                Last checked on {moment(item.product.checkedAt)}:{' '}
                <Link
                  href={`${sender.publicUrl}${pagePath('price', { id: item.product.id })}`}
                  className="link"
                  style={light.link}
                >
                  see where this comes from
                </Link>
                .
              </>
            )}
          </Paragraph>
        ))}
        <Paragraph>
          A total is the price with the consultation and delivery fees. Only registered providers
          count, and only where every fee is known. It may have changed since. This is neither
          advice nor advertising: your prescriber decides the medication and the dose.
        </Paragraph>
      </Layout>
    ),
  };
}

/** As in `Mounjaro 5mg: lowest total £175.00`. */
function shortText({ alert, to }: AlertNewsItem): string {
  const dose = `${alert.medication} ${alert.dose}`;
  if (alert.kind === 'back-in-stock')
    return `${dose} is back in stock${atChosen(alert, oneOfChosen)}`;
  return to === null ? dose : `${dose}: lowest total ${formatTotal(to)}${atChosen(alert)}`;
}

function sentence({ alert, at, from, to, product }: AlertNewsItem): string {
  const place = product ? ` at ${product.company}` : '';
  const dose = `${alert.medication} ${alert.dose}`;
  const chosen = atChosen(alert);
  const others = chosen && to !== null ? ' Other providers may have it for less.' : '';
  const seen = `On ${moment(at)}`;
  if (alert.kind === 'back-in-stock') {
    const lowest = to === null ? '' : ` The lowest total${chosen} is ${formatTotal(to)}.`;
    return `${seen}, ${dose} was back in stock${place}.${lowest}${others}`;
  }
  const total = formatTotal(to ?? 0);
  // The provider may have been the second lowest before, and have changed nothing.
  const change =
    from === null || to === null || from === to
      ? `was ${total}${place}.`
      : `had ${from > to ? 'fallen' : 'risen'} from ${formatTotal(from)} to ${total}.${product ? ` It was then${place}.` : ''}`;
  const asked =
    alert.amountPence === null
      ? ''
      : ` You asked to be told at ${formatTotal(alert.amountPence)} or below.`;
  return `${seen}, the lowest total for ${dose}${chosen} ${change}${others}${asked}`;
}

/** Where an alert looks, unless it is all registered providers. */
function atChosen({ providers }: AlertInWords, inWords = chosenProviders): string {
  return providers.length === 0 ? '' : ` at ${inWords(providers)}`;
}

function moment(isoTime: string): string {
  return `${formatDate(isoTime)} at ${formatTime(isoTime)}`;
}
