// @vitest-environment jsdom
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '#cms/testing/show.ts';
import { useArrival } from './use-arrival.ts';

/** Two pages: a list, and a price with a section. */
function Site() {
  useArrival();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const back = () => void navigate(-1);
  return (
    <>
      <button type="button" id="back" onClick={back}>
        Back
      </button>
      <main id="main" tabIndex={-1}>
        {pathname === '/list' ? (
          <>
            <Link to="/price#correction">Correct a price</Link>
            <Link to="/price">A price</Link>
          </>
        ) : (
          <section id="correction">
            <button type="button">Send</button>
            <select onChange={({ target }) => void navigate(`?sort=${target.value}#correction`)}>
              <option>newest</option>
              <option>oldest</option>
            </select>
            <output>{search}</output>
          </section>
        )}
      </main>
    </>
  );
}

beforeEach(async () => {
  // jsdom has neither.
  window.scrollTo = () => {};
  HTMLElement.prototype.scrollIntoView = () => {};
  show(
    <MemoryRouter initialEntries={['/list']}>
      <Site />
    </MemoryRouter>,
  );
  find('a').click();
  await expectFocus('#correction');
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

const expectFocus = (selector: string) =>
  vi.waitFor(() => expect(document.activeElement).toBe(find(selector)));

it('a link to a section moves the focus there, which no key leads to', () => {
  expect(find('#correction').tabIndex).toBe(-1);
});

it('whoever chooses in a field of a section stays there, though the address had no section before', async () => {
  find('#back').click();
  await vi.waitFor(() => find('a'));
  find('[href="/price"]').click();
  const select = (await vi.waitFor(() => find('select'))) as HTMLSelectElement;
  select.focus();
  select.value = 'oldest';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(find('output').textContent).toBe('?sort=oldest'));
  expect(document.activeElement).toBe(select);
});

it('after Back the focus that went with its page is on what is there instead', async () => {
  find('section button').focus();
  find('#back').click();
  await expectFocus('main');
  find('a');
});

it('after Back the focus stays on what both pages have', async () => {
  find('#back').focus();
  find('#back').click();
  await vi.waitFor(() => find('a'));
  expect(document.activeElement).toBe(find('#back'));
});
