import { MinimalTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import { BrandLogo } from '../brand/brand-logo.tsx';
import { ChoosePassword } from './choose-password.tsx';
import './sign-in.css';

/** The page to which an invitation leads. */
export function AcceptView({ initPageResult }: AdminViewServerProps) {
  return (
    <MinimalTemplate>
      <div className="sign-in">
        <BrandLogo payload={initPageResult.req.payload} />
        <ChoosePassword action="Accept and sign in">
          <h1>Welcome</h1>
          <p>You have been invited to the editors’ desk. Choose a password to accept.</p>
        </ChoosePassword>
      </div>
    </MinimalTemplate>
  );
}

/** The page to which a link for a new password leads, in place of Payload's, which knows of no second step. */
export function NewPasswordView({ initPageResult }: AdminViewServerProps) {
  return (
    <MinimalTemplate>
      <div className="sign-in">
        <BrandLogo payload={initPageResult.req.payload} />
        <ChoosePassword action="Change it and sign in">
          <h1>Choose a new password</h1>
          <p>You will be signed out everywhere else.</p>
        </ChoosePassword>
      </div>
    </MinimalTemplate>
  );
}
