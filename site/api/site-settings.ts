import { queryOptions } from '@tanstack/react-query';
import type { SiteSettings } from '#contract/schemas/site.ts';
import type { HttpError } from './http-error.ts';

/** What editors set for the whole site. */
export const siteSettingsQuery = queryOptions<SiteSettings, HttpError>({ queryKey: ['/api/site'] });
