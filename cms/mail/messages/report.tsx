import { Column, Row, Section, Text } from '@react-email/components';
import { Layout } from './layout.tsx';
import { Action, Paragraph } from './parts.tsx';
import type { Subscribed } from './sender.ts';
import { fonts, light } from './theme.ts';

/** What the e-mail says of a market report; the rest is on the site. */
export type ReportSummary = {
  title: string;
  description: string;
  url: string;
  figures: { value: string; label: string }[];
  sectionTitles: string[];
};

/** The monthly report: what it found, and where it is. */
export function Report({ sender, report }: { sender: Subscribed; report: ReportSummary }) {
  return (
    <Layout
      sender={sender}
      heading={report.title}
      preview={report.description}
      reason={`You get this once a month because you subscribed to the reports of ${sender.siteName}.`}
    >
      <Paragraph>{report.description}</Paragraph>
      {report.figures.length > 0 && (
        <Section style={{ margin: '0 0 16px' }}>
          {report.figures.map(({ value, label }) => (
            <Row key={label}>
              <Column style={{ width: '35%', padding: '4px 16px 4px 0', verticalAlign: 'top' }}>
                <Text className="ink" style={{ ...fonts.figure, ...light.ink, margin: 0 }}>
                  {value}
                </Text>
              </Column>
              <Column style={{ padding: '4px 0', verticalAlign: 'top' }}>
                <Text className="ink" style={{ ...fonts.body, ...light.ink, margin: 0 }}>
                  {label}
                </Text>
              </Column>
            </Row>
          ))}
        </Section>
      )}
      {report.sectionTitles.length > 0 && (
        <Paragraph>In this report: {report.sectionTitles.join(' · ')}.</Paragraph>
      )}
      <Action href={report.url}>Read the report</Action>
      <Paragraph>
        Prices change from day to day. Check the provider’s own page before you order, and ask your
        prescriber, pharmacist or GP about anything medical.
      </Paragraph>
    </Layout>
  );
}
