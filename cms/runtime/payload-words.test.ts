import { describe, expect, it } from 'vitest';
import { payloadWords } from './payload-words.ts';

describe("Payload's own words", () => {
  it('have one capital in a label, and abbreviations', () => {
    expect(payloadWords.version.saveDraft).toBe('Save draft');
    expect(payloadWords.general.perPage).toBe('Per page: {{limit}}');
    expect(payloadWords.authentication.enableAPIKey).toBe('Enable API key');
  });

  it('stay as they are where there are several sentences', () => {
    expect(payloadWords.general.unsavedChanges).toMatch(/\. Save or discard/);
  });
});
