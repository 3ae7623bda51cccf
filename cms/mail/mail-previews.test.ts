import express from 'express';
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { mailPreviews } from './mail-previews.ts';

const publicUrl = 'https://directory.example';
const app = supertest(express().use(mailPreviews({ publicUrl })));

describe('each message', () => {
  it.each(['confirmation', 'welcome', 'report', 'goodbye', 'personal-link'])(
    '(%s) reads without pictures, on a dark screen, as plain text, and says how to leave',
    async (name) => {
      const { text: html } = await app.get(`/mail-previews/${name}`).expect(200);
      expect(html).toMatch(/^<!DOCTYPE html/i);
      expect(html).toContain('lang="en-GB"');
      expect(html).toContain('prefers-color-scheme: dark');
      expect(html).not.toMatch(/<(img|script|link)\b/);
      const { text } = await app.get(`/mail-previews/${name}?as=text`).expect(200);
      expect(text).not.toMatch(/<\/?[a-z]/);
      for (const part of [html, text]) {
        expect(part).toContain(`${publicUrl}/subscription/unsubscribe`);
        expect(part).toContain(`${publicUrl}/subscription`);
        expect(part).toContain('hello@directory.example');
      }
    },
  );

  it('is on the list of previews', async () => {
    const { text } = await app.get('/mail-previews').expect(200);
    for (const name of ['confirmation', 'welcome', 'report', 'goodbye', 'personal-link']) {
      expect(text).toContain(`/mail-previews/${name}`);
    }
    await app.get('/mail-previews/other').expect(404);
  });
});
