'use client';

import { Button } from '@payloadcms/ui';
import { useId } from 'react';
import { adminHref } from '#cms/admin/routes.ts';
import { screens } from '#cms/admin/screens.ts';
import { counted } from '#contract/rules/counted.ts';
import { formatDate } from '#contract/rules/date.ts';
import type { WaitingReview } from '#cms/desk/waiting-reviews.ts';
import { DecisionTable } from '../decisions/decision-table.tsx';
import { useDecisions, type Settled } from '../decisions/use-decisions.ts';
import { send } from '../send.ts';
import { Rejection } from './rejection.tsx';
import './moderation.css';

type Props = { waiting: readonly WaitingReview[]; total: number };

/** The reviews that wait, in full, each approved, or rejected with a reason. */
export function Moderation({ waiting, total }: Props) {
  const wordsId = useId();
  const { rowsRef, rowProps, focusRow, decide, settled, left } = useDecisions(
    waiting.map(({ id }) => id),
  );

  if (waiting.length === 0) return <p>No review is waiting for moderation.</p>;

  function approve({ id, updatedAt }: WaitingReview) {
    const data = { status: 'published', updatedAt };
    void decide(id, 'Approved', () => send('PATCH', `/reviews/${id}`, data));
  }

  function reject({ id, updatedAt }: WaitingReview, rejectionReason: string) {
    const data = { status: 'rejected', rejectionReason, updatedAt };
    void decide(id, 'Rejected', () => send('PATCH', `/reviews/${id}`, data));
  }

  return (
    <DecisionTable
      noun="review"
      left={left}
      shown={waiting.length}
      total={total}
      screen={screens.moderation}
      hint={
        <>
          <kbd>a</kbd> approves the review that is marked, <kbd>r</kbd> goes to the reasons for
          rejecting it: its number and <kbd>Enter</kbd> reject, <kbd>Esc</kbd> goes back.{' '}
          <kbd>j</kbd> and <kbd>k</kbd> go to the next review and back.
        </>
      }
      caption="Reviews that wait, oldest first"
      columns={['Review of', 'Words', 'Decision']}
      rowsRef={rowsRef}
    >
      {waiting.map((review, index) => (
        <tr
          key={review.id}
          aria-label={`${review.provider}, ${counted(review.stars, 'star')}, by ${review.writer}`}
          aria-describedby={`${wordsId}${index}`}
          {...rowProps(review.id, {
            a: () => approve(review),
            r: (row) => row.querySelector('select')?.focus(),
          })}
        >
          <th scope="row">
            <a href={adminHref(`/collections/reviews/${review.id}`)}>{review.provider}</a>
            <div className="moderation__about">
              {counted(review.stars, 'star')}
              <br />
              {review.writer}
              <br />
              {formatDate(review.postedAt)}
            </div>
          </th>
          <td id={`${wordsId}${index}`} className="moderation__words">
            {review.title && <strong>{review.title}</strong>}
            <p>{review.content}</p>
          </td>
          <td>
            <Decision
              settled={settled.get(review.id)}
              onApprove={() => approve(review)}
              onReject={(reason) => reject(review, reason)}
              onEscape={() => focusRow(index)}
            />
          </td>
        </tr>
      ))}
    </DecisionTable>
  );
}

type DecisionProps = {
  settled: Settled | undefined;
  onApprove: () => void;
  onReject: (reason: string) => void;
  onEscape: () => void;
};

function Decision({ settled, onApprove, onReject, onEscape }: DecisionProps) {
  if (settled && 'outcome' in settled) return settled.outcome;
  return (
    <>
      <div className="decision__buttons">
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onApprove}>
          Approve
        </Button>
        <Rejection label="Reject" onReject={onReject} onEscape={onEscape} />
      </div>
      {settled && <p role="alert">{settled.problem}</p>}
    </>
  );
}
