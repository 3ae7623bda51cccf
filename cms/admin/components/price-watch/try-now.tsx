'use client';

import { Button, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useState } from 'react';
import type { Tried } from '#cms/price-watch/try-rule.ts';
import { send } from '../send.ts';
import { useSending } from '../use-sending.ts';
import './price-watch.css';

/** In the form of a rule: looks up what it finds at the moment, and lets a price on the page be chosen instead. */
export function TryNow() {
  const { getDataByPath, dispatchFields, setModified } = useForm();
  const { isSending, run } = useSending();
  const [tried, setTried] = useState<Tried>();
  const { hasSavePermission } = useDocumentInfo();
  if (!hasSavePermission) return null;

  async function tryRule(priceSelector: string | null) {
    const value = (path: string) => getDataByPath<string | null>(path);
    setTried(
      await send<Tried>('POST', '/price-watch/try', {
        product: value('product'),
        address: value('address'),
        priceSelector,
        stockSelector: value('stockSelector'),
      }),
    );
  }

  async function choose(selector: string) {
    dispatchFields({ type: 'UPDATE', path: 'priceSelector', value: selector });
    setModified(true);
    // The form itself knows it only after it has been shown again.
    await run(() => tryRule(selector));
  }

  return (
    <div className="field-type try-now">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isSending}
        onClick={() => void run(() => tryRule(getDataByPath('priceSelector')))}
      >
        Try it now
      </Button>
      <div role="status">
        {isSending && <p>Looking at the page…</p>}
        {!isSending && tried && <Result tried={tried} onChoose={(each) => void choose(each)} />}
      </div>
    </div>
  );
}

type ResultProps = { tried: Tried; onChoose: (selector: string) => void };

function Result({ tried: { address, found, problem, source, candidates }, onChoose }: ResultProps) {
  return (
    <>
      <p>
        {found ? (
          <>
            Finds <strong>{found}</strong> at {address}, read from {source}.
          </>
        ) : (
          problem
        )}
      </p>
      {candidates.length > 0 && (
        <>
          <p>Prices on the page. Choose one to take its selector:</p>
          <ul className="try-now__candidates">
            {candidates.map(({ selector, text }) => (
              <li key={selector}>
                <button type="button" onClick={() => onChoose(selector)}>
                  {text}
                </button>{' '}
                <code>{selector}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
