// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteUse } from './redo.ts';
import type { Interaction, Interactions } from './wake.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const find = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;

describe('what fields hold that no event has told of', () => {
  const told = (interactions: Interaction[]) =>
    interactions.map(({ target, value, checked }) => [target.id, value, checked]);

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

  function withUnannounced(...done: Interaction[]): Interaction[] {
    const interactions: Interactions = new Map(
      done.map((interaction) => [interaction.target, interaction]),
    );
    noteUse(interactions);
    return [...interactions.values()];
  }
});

it('React hears of no click before it has taken over, and the browser does what was clicked', () => {
  document.body.innerHTML = '<details><summary>More</summary></details>';
  const heard: Event[] = [];
  document.body.addEventListener('click', (event) => heard.push(event), { once: true });
  const use = noteUse(new Map());
  find('summary').click();
  expect(heard).toEqual([]);
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  use.resume();
  find('summary').click();
  expect(heard).toHaveLength(1);
});

describe('where React has drawn the page anew', () => {
  it.each([
    [
      'the only one that says the same',
      '<button class="used">Send</button><button>Clear</button>',
      '<button id="clear">Clear</button><button id="send">Send</button>',
      ['send'],
    ],
    [
      'the one in its place among as many that are alike',
      '<button>Remove</button><button class="used">Remove</button>',
      '<button id="first">Remove</button><button id="second">Remove</button>',
      ['second'],
    ],
    [
      'the one in the same form',
      '<form action="/a"><button type="button" class="used">Send</button></form><form action="/b"><button type="button">Send</button></form>',
      '<form action="/b"><button type="button" id="b">Send</button></form><form action="/a"><button type="button" id="a">Send</button></form>',
      ['a'],
    ],
    [
      'the only one that differs at most in figures',
      '<button class="used">Load more (12 remaining)</button>',
      '<button id="more">Load more (13 remaining)</button>',
      ['more'],
    ],
    [
      'none where there are more or fewer of its kind',
      '<button>Remove</button><button class="used">Remove</button>',
      '<button id="1">Remove</button><button id="2">Remove</button><button id="3">Remove</button>',
      [],
    ],
    [
      'none where figures tell several apart',
      '<button class="used">Watch 1mg</button><button>Watch 2mg</button>',
      '<button id="2">Watch 2mg</button><button id="3">Watch 3mg</button>',
      [],
    ],
  ])('a press is done to %s', (_which, before, now, expected) => {
    document.body.innerHTML = before;
    const use = noteUse(new Map());
    const target = find('.used');
    document.body.innerHTML = now;
    const pressed: string[] = [];
    const note = (event: Event) => pressed.push((event.target as Element).id);
    document.body.addEventListener('click', note, { once: true });
    use.resume();
    use.redo({ type: 'click', target });
    expect(pressed).toEqual(expected);
  });

  it('a press is done to the button that takes the place of another in the same form, with a figure in its words', () => {
    document.body.innerHTML = '<form action="/a"><button>See side by side</button></form>';
    const use = noteUse(new Map());
    const target = find('button');
    const instead = Object.assign(document.createElement('button'), {
      textContent: 'See 2 side by side',
    });
    target.replaceWith(instead);
    const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    document.addEventListener('submit', sent, { once: true });
    use.resume();
    use.redo({ type: 'click', target });
    expect(sent).toHaveBeenCalledOnce();
  });

  it('what was open is open, and what was closed is closed', () => {
    const other = '<details><summary>Less</summary></details>';
    document.body.innerHTML = `<details open><summary>More (2)</summary></details>${other}`;
    const use = noteUse(new Map());
    document.body.innerHTML = `${other}<details><summary>More (3)</summary></details>`;
    use.resume();
    const open = [...document.querySelectorAll('details[open]')].map((each) => each.textContent);
    expect(open).toEqual(['More (3)']);
  });
});
