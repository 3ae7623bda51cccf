import { Column, Row, Section, Text } from '@react-email/components';
import { Layout } from './layout.tsx';
import type { Message } from './message.ts';
import { Action, Paragraph } from './parts.tsx';
import type { Subscribed } from './sender.ts';
import { fonts, light } from './theme.ts';

/** What the email says of a market report; the rest is on the site. */
export type ReportSummary = {
  title: string;
  description: string;
  url: string;
  figures: {
    value: string;
    label: string;
    /** Whether an editor entered it, and the data of the month give another. */
    isEdited: boolean;
  }[];
  sectionTitles: string[];
};

/** The monthly report: what it found, and where it is. */
export function report(summary: ReportSummary): Message<Subscribed> {
  return {
    subject: summary.title,
    body: (sender) => (
      <Layout
        sender={sender}
        heading={summary.title}
        preview={summary.description}
        reason={`You are getting this email because you subscribed to the reports of ${sender.siteName}.`}
      >
        <Paragraph>{summary.description}</Paragraph>
        {summary.figures.length > 0 && (
          <Section style={{ margin: '0 0 16px' }}>
            {summary.figures.map(({ value, label, isEdited }) => (
              <Row key={label}>
                <Column style={{ width: '35%', padding: '4px 16px 4px 0', verticalAlign: 'top' }}>
                  <Text className="ink" style={{ ...fonts.figure, ...light.ink, margin: 0 }}>
                    {value}
                  </Text>
                </Column>
                <Column style={{ padding: '4px 0', verticalAlign: 'top' }}>
                  <Text className="ink" style={{ ...fonts.body, ...light.ink, margin: 0 }}>
                    {isEdited ? `${label} (entered by an editor)` : label}
                  </Text>
                </Column>
              </Row>
            ))}
          </Section>
        )}
        {summary.sectionTitles.length > 0 && (
          <Paragraph>In this report: {summary.sectionTitles.join(' · ')}.</Paragraph>
        )}
        <Action href={summary.url}>Read the report</Action>
        <Paragraph>
          Prices change from day to day. Check the provider’s own page before you order, and ask
          your prescriber, pharmacist or GP for medical advice.
        </Paragraph>
      </Layout>
    ),
  };
}
