// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { addUnannounced } from './redo.ts';
import type { Deed, Deeds } from './wake.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const find = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;

describe('what fields hold that no event has told of', () => {
  const told = (deeds: Deed[]) =>
    deeds.map(({ target, value, checked }) => [target.id, value, checked]);

  it('comes before what was done, and is what differs from the document', () => {
    document.body.innerHTML = `
      <input id="name"><input id="as-given" value="1"><input id="emptied" value="2">
      <textarea id="message">Hello</textarea>
      <select id="dose"><option>1mg</option><option selected>2mg</option><option>3mg</option></select>
      <select id="weeks"><option>0</option><option>1</option></select>
      <input id="ticked" type="checkbox" value="a"><input id="unticked" type="checkbox" value="b" checked>
      <button id="button">Send</button>`;
    expect(told(withUnannounced())).toEqual([]);
    find('#name').value = 'Sam';
    find('#emptied').value = '';
    find('#message').value = 'Hello there';
    find('#dose').value = '3mg';
    find('#ticked').checked = true;
    find('#unticked').checked = false;
    expect(told(withUnannounced({ type: 'click', target: find('#button') }))).toEqual([
      ['name', 'Sam', false],
      ['emptied', '', false],
      ['message', 'Hello there', false],
      ['dose', '3mg', false],
      ['ticked', 'a', true],
      ['unticked', 'b', false],
      ['button', undefined, undefined],
    ]);
  });

  it('is left out where an event has told of it', () => {
    document.body.innerHTML = '<input id="name">';
    const target = find('#name');
    target.value = 'Sam';
    expect(withUnannounced({ type: 'change', target, value: 'Sam' })).toHaveLength(1);
  });

  it('is of radio buttons the chosen one', () => {
    document.body.innerHTML = `
      <input type="radio" name="kind" id="falls" value="falls" checked>
      <input type="radio" name="kind" id="rises" value="rises">`;
    find('#rises').checked = true;
    expect(told(withUnannounced())).toEqual([['rises', 'rises', true]]);
  });

  function withUnannounced(...done: Deed[]): Deed[] {
    const deeds: Deeds = new Map(done.map((deed) => [deed.target, deed]));
    addUnannounced(deeds);
    return [...deeds.values()];
  }
});
