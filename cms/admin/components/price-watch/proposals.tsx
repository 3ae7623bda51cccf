'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { counted } from '#contract/rules/counted.ts';
import { formatDateAndTime } from '#contract/rules/date.ts';
import type { Proposal } from '#cms/price-watch/proposals.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { failureText, send } from '../send.ts';
import './price-watch.css';

type Settled = { state: 'accepted' | 'refused' } | { problem: string };

/**
 * The proposals that wait, with what is stored, what was seen and the evidence side by side. The one that has the focus is
 * decided on with a key, and the focus goes on to the next.
 */
export function Proposals({ waiting }: { waiting: readonly Proposal[] }) {
  const [settled, setSettled] = useState<ReadonlyMap<string, Settled>>(new Map());
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const rows = useRef<HTMLTableSectionElement | null>(null);
  const sending = useRef(new Set<string>());
  const open = waiting.filter(({ id }) => !isDone(settled.get(id)));

  useEffect(() => rowsOf(rows.current)[0]?.focus(), []);

  if (waiting.length === 0) return <p>Nothing waits for a decision.</p>;

  async function decide({ id, seen }: Proposal, state: 'accepted' | 'refused') {
    if (isDone(settled.get(id)) || sending.current.has(id)) return;
    sending.current.add(id);
    const path = state === 'accepted' ? 'accept' : 'refuse';
    try {
      await send('POST', `/cms-api/price-watch/${path}`, {
        id,
        seen,
        isConfirmed: confirmed.has(id),
      });
      setSettled((before) => new Map(before).set(id, { state }));
    } catch (error) {
      setSettled((before) => new Map(before).set(id, { problem: failureText(error) }));
    } finally {
      sending.current.delete(id);
    }
  }

  function confirm(id: string) {
    setConfirmed((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  function onKeyDown(event: KeyboardEvent, proposal: Proposal, index: number) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const focus = (next: number) => rowsOf(rows.current)[next]?.focus();
    const keys: Record<string, () => void> = {
      a: () => {
        void decide(proposal, 'accepted');
        if (!proposal.isLarge || confirmed.has(proposal.id)) focus(index + 1);
      },
      r: () => {
        void decide(proposal, 'refused');
        focus(index + 1);
      },
      c: () => proposal.isLarge && confirm(proposal.id),
      j: () => focus(index + 1),
      k: () => focus(index - 1),
    };
    const act = keys[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <>
      <p className="proposals__keys">
        <kbd>a</kbd> accepts the row that is marked, <kbd>r</kbd> refuses it, <kbd>c</kbd> confirms
        a change over 30%, <kbd>j</kbd> and <kbd>k</kbd> go to the next and back.
      </p>
      <p role="status" className="proposals__left">
        {open.length === 0
          ? 'Everything is decided.'
          : `${counted(open.length, 'proposal')} left to decide.`}
      </p>
      <DataTable
        caption="Changes that the price watch has seen"
        columns={['Product', 'Stored', 'Seen', 'Evidence', 'Decision']}
        rowsRef={rows}
      >
        {waiting.map((proposal, index) => (
          <tr
            key={proposal.id}
            className="proposal"
            tabIndex={0}
            aria-label={`${proposal.product}: ${proposal.stored} → ${proposal.seen}`}
            onKeyDown={(event) => onKeyDown(event, proposal, index)}
          >
            <th scope="row">
              <a href={`/admin/collections/products/${proposal.productId}`}>{proposal.product}</a>
            </th>
            <td>{proposal.stored}</td>
            <td>
              <strong>{proposal.seen}</strong>
              {proposal.changePercent !== 0 && <div>{percent(proposal.changePercent)}</div>}
            </td>
            <td>
              <Evidence proposal={proposal} />
            </td>
            <td>
              <Decision
                proposal={proposal}
                settled={settled.get(proposal.id)}
                isConfirmed={confirmed.has(proposal.id)}
                onConfirm={() => confirm(proposal.id)}
                onDecide={(state) => void decide(proposal, state)}
              />
            </td>
          </tr>
        ))}
      </DataTable>
    </>
  );
}

function rowsOf(rows: HTMLTableSectionElement | null): HTMLElement[] {
  return [...(rows?.querySelectorAll<HTMLElement>('tr.proposal') ?? [])];
}

function isDone(settled: Settled | undefined): boolean {
  return settled !== undefined && 'state' in settled;
}

function percent(change: number): string {
  return `${change > 0 ? '▲ up' : '▼ down'} ${Math.abs(change).toLocaleString('en-GB')}%`;
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
  onConfirm: () => void;
  onDecide: (state: 'accepted' | 'refused') => void;
};

function Decision({ proposal, settled, isConfirmed, onConfirm, onDecide }: DecisionProps) {
  if (settled && 'state' in settled) return settled.state === 'accepted' ? 'Accepted' : 'Refused';
  return (
    <>
      {proposal.isLarge && (
        <label>
          <input type="checkbox" checked={isConfirmed} onChange={onConfirm} /> A change over 30% is
          right
        </label>
      )}
      <div className="proposal__buttons">
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={proposal.isLarge && !isConfirmed}
          onClick={() => onDecide('accepted')}
        >
          Accept
        </Button>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => onDecide('refused')}
        >
          Refuse
        </Button>
      </div>
      {settled && <p role="alert">{settled.problem}</p>}
    </>
  );
}
