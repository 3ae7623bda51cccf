import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { voteFailures } from './helpful-vote.tsx';
import { PostedOutcome } from './posted-outcome.tsx';

it.each([
  ['?vote=gone', 'This review is no longer on the site.'],
  ['?vote=conflict', 'Your vote was not counted. Please try again in a few minutes.'],
  ['?vote=received', ''],
  ['?report=failed', ''],
  ['', ''],
])('a vote that was posted and not counted is explained, and no other: “%s”', (search, text) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/provider/oak${search}`]}>
      <PostedOutcome name="vote" failureTexts={voteFailures} />
    </MemoryRouter>,
  );
  expect(markup.replaceAll(/<[^>]+>/g, '')).toBe(text);
});
