import type { Examples } from '../examples/examples.ts';
import { ProviderNotFound } from './provider-not-found.tsx';

export const examples: Examples = { 'the page': <ProviderNotFound /> };
