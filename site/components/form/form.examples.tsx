import { createRef } from 'react';
import type { Examples } from '../examples/examples.ts';
import { Confirmation } from './confirmation.tsx';
import { ProblemList } from './problem-list.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { TextField } from './text-field.tsx';

const field = { onChange: () => {}, error: undefined };

export const examples: Examples = {
  'a field': <TextField {...field} id="name" name="name" label="Your name" />,
  'an optional field with a hint': (
    <TextField
      {...field}
      id="place"
      name="place"
      label="Place"
      hint="A town or a county."
      isOptional
    />
  ),
  'a field with an error': (
    <>
      <ProblemSummary ref={createRef()} title="Please check what you have written">
        <ProblemList problems={[{ fieldId: 'message', text: 'Write a message.' }]} />
      </ProblemSummary>
      <TextField
        {...field}
        id="message"
        name="message"
        label="Your message"
        error="Write a message."
        isMultiline
      />
    </>
  ),
  'a form that was received': (
    <Confirmation title="Thank you" text="We have your message.">
      <a href="/">Go to the home page</a>
    </Confirmation>
  ),
};
