import { describe, expect, it } from 'vitest';
import { contactMessageRequestSchema } from '../schemas/contact-message.ts';
import { contactFieldError, contactFields, type ContactField } from './contact-message.ts';

const good: Record<ContactField, string> = {
  name: 'Sam Reader',
  email: 'sam@reader.example',
  subject: 'A wrong price',
  message: 'The price of Ashdown Online Clinic has changed.',
};

describe('a contact message', () => {
  it('can be sent when every field is filled in', () => {
    expect(contactFields.map((field) => [field, contactFieldError(field, good[field])])).toEqual([
      ['name', undefined],
      ['email', undefined],
      ['subject', undefined],
      ['message', undefined],
    ]);
    expect(contactMessageRequestSchema.parse(good)).toEqual(good);
  });

  it.each<[ContactField, string, string]>([
    ['name', '', 'Please enter your name.'],
    ['name', '   ', 'Please enter your name.'],
    ['name', 'x'.repeat(101), 'Please shorten your name to 100 characters.'],
    ['email', '', 'Please enter a valid email address.'],
    ['email', 'sam', 'Please enter a valid email address.'],
    ['email', 'sam@', 'Please enter a valid email address.'],
    ['email', 'sam@reader', 'Please enter a valid email address.'],
    ['email', 'sam reader@reader.example', 'Please enter a valid email address.'],
    ['email', `${'x'.repeat(250)}@reader.example`, 'Please enter a valid email address.'],
    ['subject', ' ', 'Please say what this is about.'],
    ['subject', 'x'.repeat(151), 'Please shorten the subject to 150 characters.'],
    ['message', '\n', 'Please write a message.'],
    ['message', 'x'.repeat(5001), 'Please shorten your message to 5,000 characters.'],
  ])('gives the same error in the form and the API for %s %j', (field, value, sentence) => {
    expect(contactFieldError(field, value)).toBe(sentence);
    const { error } = contactMessageRequestSchema.safeParse({ ...good, [field]: value });
    expect(error?.issues.map(({ message, path }) => [path, message])).toEqual([
      [[field], sentence],
    ]);
  });

  it.each<[ContactField, string]>([
    ['name', 'x'.repeat(100)],
    ['subject', 'x'.repeat(150)],
    ['message', 'x'.repeat(5000)],
    ['email', " Sam.O'Reader+list@post.reader.example "],
  ])('allows the maximum length of %s, without surrounding space', (field, value) => {
    expect(contactFieldError(field, value)).toBeUndefined();
    expect(contactMessageRequestSchema.safeParse({ ...good, [field]: ` ${value} ` }).success).toBe(
      true,
    );
  });

  it('counts a line break as one character, however the form sends it', () => {
    const message = 'x\r\n'.repeat(2500).trim();
    expect(contactMessageRequestSchema.parse({ ...good, message }).message).toBe(
      'x\n'.repeat(2500).trim(),
    );
  });

  it.each(['name', 'subject'])(
    'allows only one line for %s, so that no mail header can be injected',
    (field) => {
      const value = 'Sam\r\nBcc: all@reader.example';
      expect(contactMessageRequestSchema.safeParse({ ...good, [field]: value }).success).toBe(
        false,
      );
    },
  );
});
