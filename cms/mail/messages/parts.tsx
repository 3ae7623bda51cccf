import { Button, Link, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { fonts, light } from './theme.ts';

/** A paragraph. */
export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={{ ...fonts.body, ...light.ink, margin: '0 0 16px' }}>
      {children}
    </Text>
  );
}

/** The call to action, as a button, and written out for readers who cannot press it. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <>
      <Button
        href={href}
        className="button"
        style={{ ...fonts.body, ...light.button, fontWeight: 600, padding: '12px 24px' }}
      >
        {children}
      </Button>
      <Text className="muted" style={{ ...fonts.small, ...light.muted, margin: '16px 0' }}>
        Or open this address:{' '}
        <Link href={href} className="link" style={{ ...light.link, wordBreak: 'break-all' }}>
          {href}
        </Link>
      </Text>
    </>
  );
}
