import { expect, it } from 'vitest';
import { htmlDocument } from './html-document.ts';

it('no text of the state ends the element that it stands in', () => {
  const text = '</script><script>alert(1)</script><!--';
  const html = htmlDocument({
    rendered: '<main></main>',
    state: { publicUrl: text, year: 2026, queries: { mutations: [], queries: [] } },
    assets: { stylesheets: [], modulePreloads: [], scripts: [] },
  });
  const [, state = ''] = html.split('<script type="application/json" id="state">');
  expect(state.split('</script>')).toHaveLength(2);
  expect(JSON.parse(state.split('</script>')[0] ?? '')).toMatchObject({ publicUrl: text });
});
