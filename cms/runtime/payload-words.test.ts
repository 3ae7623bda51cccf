import { rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deepMergeSimple } from 'payload';
import { makeTestFolder } from '../testing/test-folder.ts';
import { adminWords } from './admin-words.ts';
import { createPayloadConfig } from './payload.config.ts';
import { payloadWords } from './payload-words.ts';
import { readEnvironment } from './env.ts';

describe("Payload's own words", () => {
  it('have one capital in a label, and abbreviations', () => {
    expect(payloadWords.version.saveDraft).toBe('Save draft');
    expect(payloadWords.general.perPage).toBe('Per page: {{limit}}');
    expect(payloadWords.authentication.enableAPIKey).toBe('Enable API key');
  });

  it('have one capital in the editor of texts, too', async () => {
    const dataDir = makeTestFolder('payload-words-');
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const { i18n } = await createPayloadConfig(readEnvironment({ DATA_DIR: dataDir }));
    expect(i18n.translations.en).toHaveProperty('lexical.orderedList.label', 'Ordered list');
  });

  it('are no words for developers, where we have said it better', () => {
    const words = JSON.stringify(deepMergeSimple(payloadWords, adminWords));
    expect(words).not.toMatch(/<No |Payload/);
  });

  it('stay as they are where there are several sentences', () => {
    expect(payloadWords.general.unsavedChanges).toMatch(/\. Save or discard/);
  });
});
