import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import type { Sender } from './sender.ts';
import { dark, fonts, light } from './theme.ts';

type Props = {
  sender: Sender;
  heading: string;
  /** What mail programs show beside the subject. */
  preview: string;
  /** Why the reader is getting this. */
  reason: string;
  children: ReactNode;
};

/** The layout of all messages: one column that needs no pictures or colours, the sender, and for subscribers how to unsubscribe. */
export function Layout({ sender, heading, preview, reason, children }: Props) {
  const { contactEmail, publicUrl, siteName, subscription } = sender;
  return (
    <Html lang="en-GB">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{dark}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="paper"
        style={{ ...fonts.body, ...light.paper, margin: 0, padding: '24px 0' }}
      >
        <Container style={{ maxWidth: '600px', padding: '0 16px' }}>
          <Text style={{ ...fonts.small, margin: '0 0 16px' }}>
            <Link href={publicUrl} className="link" style={light.link}>
              {siteName}
            </Link>
          </Text>
          <Section className="surface" style={{ ...light.surface, padding: '24px' }}>
            <Heading
              as="h1"
              className="ink"
              style={{ ...fonts.heading, ...light.ink, margin: '0 0 16px' }}
            >
              {heading}
            </Heading>
            {children}
          </Section>
          <Hr className="line" style={{ ...light.line, margin: '24px 0 16px' }} />
          <Text className="muted" style={{ ...fonts.small, ...light.muted }}>
            {reason}
          </Text>
          {subscription && (
            <Text className="muted" style={{ ...fonts.small, ...light.muted }}>
              <Link href={subscription.unsubscribeUrl} className="link" style={light.link}>
                {subscription.unsubscribeText}
              </Link>
              {' · '}
              <Link href={subscription.preferencesUrl} className="link" style={light.link}>
                See, change or erase what we store about you
              </Link>
            </Text>
          )}
          <Text className="muted" style={{ ...fonts.small, ...light.muted }}>
            {siteName}, {publicUrl}, {contactEmail}. We sell nothing, prescribe nothing and give no
            medical advice. Not for people under 18.
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
