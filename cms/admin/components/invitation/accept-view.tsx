import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { Accept } from './accept.tsx';

/** The page to which an invitation leads. */
export function AcceptView({ initPageResult }: AdminViewServerProps) {
  return (
    <MinimalTemplate>
      <BrandLogo payload={initPageResult.req.payload} />
      <Accept />
    </MinimalTemplate>
  );
}
