import type { CollectionConfig, IncomingAuthType } from 'payload';
import { resetMinutes } from '#collections/users/reset-links.ts';
import type { Environment } from '../runtime/env.ts';
import { accountEndpoints } from './account-endpoints.ts';

type Place = Pick<Environment, 'dataDir' | 'publicUrl'>;

/** The same collection; how accounts sign in then fits where people open the site, and each way in has its guard. */
export function withAccountOptions(collection: CollectionConfig, place: Place): CollectionConfig {
  const { auth } = collection;
  return typeof auth === 'object'
    ? {
        ...collection,
        auth: { ...auth, ...optionsFor(auth, place) },
        endpoints: accountEndpoints(place),
      }
    : collection;
}

function optionsFor({ forgotPassword }: IncomingAuthType, { publicUrl }: Place): IncomingAuthType {
  return {
    // Lax rather than Strict: whoever follows a link from an email to a page of the admin is signed in there.
    cookies: { secure: publicUrl.startsWith('https:'), sameSite: 'Lax' },
    forgotPassword: {
      ...forgotPassword,
      generateEmailSubject: async () => (await messages()).passwordResetSubject,
      generateEmailHTML: async ({ req, token } = {}) => {
        if (!req || !token) throw new Error('A link for a new password needs its code');
        const { siteName, contactEmail } = await req.payload.findGlobal({
          slug: 'settings',
          overrideAccess: true,
          req,
        });
        const { renderPasswordReset } = await messages();
        const { html } = await renderPasswordReset({
          sender: { siteName, contactEmail, publicUrl },
          // Never made from the request, whose Host anybody can choose.
          resetUrl: `${publicUrl}/admin/reset/${token}`,
          minutes: resetMinutes,
        });
        return html;
      },
    },
  };
}

/** The component library takes 40 MB, which a process that sends nothing does not need. */
function messages() {
  return import('../mail/messages/render-message.tsx');
}
