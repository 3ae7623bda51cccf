import { Button } from '../button/button.tsx';

/** The button that applies filters without JavaScript. */
export function SubmitWithoutScript({ children }: { children: string }) {
  return (
    <noscript>
      <Button type="submit">{children}</Button>
    </noscript>
  );
}
