'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { adminHref } from '#cms/admin/routes.ts';
import { screens } from '#cms/admin/screens.ts';
import { formatDateAndTime } from '#contract/rules/date.ts';
import { largeChangePercent } from '#contract/rules/price-gate.ts';
import type { Proposal } from '#cms/price-watch/proposals.ts';
import { percentInWords } from '../data-table/percent-in-words.ts';
import { DecisionTable } from '../decisions/decision-table.tsx';
import { useDecisions, type Settled } from '../decisions/use-decisions.ts';
import { send } from '../send.ts';
import './price-watch.css';

type Props = { waiting: readonly Proposal[]; total: number };

/** The proposals that wait, with what is stored, what was seen and the evidence side by side. */
export function Proposals({ waiting, total }: Props) {
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [toConfirm, setToConfirm] = useState<string>();
  const { rowsRef, rowProps, decide, settled, left } = useDecisions(waiting.map(({ id }) => id));

  if (waiting.length === 0) return <p>Nothing is waiting for a decision.</p>;

  function accept({ id, seen, isLarge }: Proposal) {
    const isConfirmed = confirmed.has(id);
    if (isLarge && !isConfirmed) return setToConfirm(id);
    void decide(id, 'Accepted', () =>
      send('POST', '/price-watch/accept', { id, seen, isConfirmed }),
    );
  }

  function refuse({ id, seen }: Proposal) {
    void decide(id, 'Refused', () =>
      send('POST', '/price-watch/refuse', { id, seen, isConfirmed: false }),
    );
  }

  function confirm({ id, isLarge }: Proposal) {
    if (!isLarge) return;
    setConfirmed((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  return (
    <DecisionTable
      noun="proposal"
      left={left}
      shown={waiting.length}
      total={total}
      screen={screens.priceWatch}
      hint={
        <>
          <kbd>a</kbd> accepts the row that is marked, <kbd>r</kbd> refuses it, <kbd>c</kbd>{' '}
          confirms a change over {largeChangePercent}%, <kbd>j</kbd> and <kbd>k</kbd> go to the next
          and back.
        </>
      }
      caption="Changes that the price watch has seen"
      columns={['Product', 'Stored', 'Seen', 'Evidence', 'Decision']}
      rowsRef={rowsRef}
    >
      {waiting.map((proposal) => (
        <tr
          key={proposal.id}
          aria-label={`${proposal.product}: ${proposal.stored} → ${proposal.seen}`}
          {...rowProps(proposal.id, {
            a: () => accept(proposal),
            r: () => refuse(proposal),
            c: () => confirm(proposal),
          })}
        >
          <th scope="row">
            <a href={adminHref(`/collections/products/${proposal.productId}`)}>
              {proposal.product}
            </a>
          </th>
          <td className="proposal__stored">{proposal.stored}</td>
          <td className="proposal__seen">
            <strong>{proposal.seen}</strong>
            {proposal.changePercent !== 0 && <div>{percentInWords(proposal.changePercent)}</div>}
          </td>
          <td>
            <Evidence proposal={proposal} />
          </td>
          <td>
            <Decision
              proposal={proposal}
              settled={settled.get(proposal.id)}
              isConfirmed={confirmed.has(proposal.id)}
              isToConfirm={toConfirm === proposal.id}
              onConfirm={() => confirm(proposal)}
              onAccept={() => accept(proposal)}
              onRefuse={() => refuse(proposal)}
            />
          </td>
        </tr>
      ))}
    </DecisionTable>
  );
}

function Evidence({ proposal: { address, evidenceUrl, excerpt, seenAt } }: { proposal: Proposal }) {
  return (
    <>
      <pre className="proposal__excerpt" role="group" aria-label="What the page says" tabIndex={0}>
        {excerpt}
      </pre>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          The page
        </a>
        , seen on {formatDateAndTime(seenAt)}
        {evidenceUrl && (
          <>
            {' '}
            (<a href={evidenceUrl}>what was kept of it</a>)
          </>
        )}
      </p>
    </>
  );
}

type DecisionProps = {
  proposal: Proposal;
  settled: Settled | undefined;
  isConfirmed: boolean;
  /** Whether somebody has tried to accept, so we explain what is missing. */
  isToConfirm: boolean;
  onConfirm: () => void;
  onAccept: () => void;
  onRefuse: () => void;
};

function Decision({
  proposal: { isLarge },
  settled,
  isConfirmed,
  isToConfirm,
  onConfirm,
  onAccept,
  onRefuse,
}: DecisionProps) {
  if (settled && 'outcome' in settled) return settled.outcome;
  return (
    <>
      {isLarge && (
        <label>
          <input type="checkbox" checked={isConfirmed} onChange={onConfirm} /> A change over{' '}
          {largeChangePercent}% is right
        </label>
      )}
      <div className="decision__buttons">
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isLarge && !isConfirmed}
          onClick={onAccept}
        >
          Accept
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={onRefuse}>
          Refuse
        </Button>
      </div>
      {isToConfirm && !isConfirmed && (
        <p role="alert">Confirm the change first, with the box or the key c.</p>
      )}
      {settled && <p role="alert">{settled.problem}</p>}
    </>
  );
}
