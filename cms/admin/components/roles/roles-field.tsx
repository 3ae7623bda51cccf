'use client';

import { SelectField, useAuth } from '@payloadcms/ui';
import type { SelectFieldClientComponent } from 'payload';

/** Is not on the form for the first account, which is an administrator’s whatever is chosen. */
export const RolesField: SelectFieldClientComponent = (props) => {
  const { user } = useAuth();
  return user ? <SelectField {...props} /> : null;
};
