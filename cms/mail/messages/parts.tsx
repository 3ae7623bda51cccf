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

/** In a message that asks to confirm: what that means for an address on the suppression list. */
export function Returning() {
  return (
    <Paragraph>
      This address is on our list of those that we no longer write to. If you press the button, it
      comes off that list. If you do not, it stays there, and we write no more.
    </Paragraph>
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
